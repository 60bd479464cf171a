import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { gameIcons } from './icons.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['LUDOTEKA_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [gameIcons(), svelte()],
  // Whether the house is in the browser itself; see docs/anywhere.md. What only one of the two needs is left out of the other.
  define: { __ANYWHERE__: JSON.stringify(process.env['VITE_ANYWHERE'] === 'yes') },
  worker: { format: 'es' },
  resolve: {
    alias: [
      { find: /^\$board$/, replacement: here('./src/board/index.ts') },
      { find: /^\$board\//, replacement: here('./src/board/') },
      { find: /^\$lib\//, replacement: here('./src/lib/') },
      { find: /^\$shell\//, replacement: here('./src/shell/') },
      { find: /^\$generated\//, replacement: here('./src/generated/') },
    ],
  },
  build: {
    outDir: here('../src/ludoteka/web'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: {
      '/api': { target: server, ws: true },
      '/schema': { target: server },
    },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // A process for each file would take three times as long; what a file changes for all others, it puts back.
    isolate: false,
  },
});
