/** Python in a worker: fetched from the site itself, unpacked, and told how far it is. */

import type { File, Site } from './site';

/** As much of Pyodide as is used here. */
export interface Python {
  unpackArchive(data: Uint8Array, format: string, options: { extractDir: string }): void;
  pyimport(name: string): unknown;
  runPython(code: string): unknown;
}

interface PyodideModule {
  loadPyodide(options: { indexURL: string; stdLibURL: string; lockFileContents?: object; checkAPIVersion?: boolean }): Promise<Python>;
}

export type Progress = (bytes: number) => void;

const GZIP = [0x1f, 0x8b];
const PACKAGES = '/site';

/** The bytes of a file, each of them counted as it comes. */
export async function bring(root: string, file: File, progress: Progress): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(new URL(file.url, root));
  if (!answer.ok || !answer.body) throw new Error(`${file.url}: ${answer.status}`);
  const reader = answer.body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    progress(value.length);
  }
  const data = new Uint8Array(await new Blob(parts).arrayBuffer());
  // A host may have taken the compression off already.
  if (data[0] !== GZIP[0] || data[1] !== GZIP[1]) return data;
  const plain = new Blob([data]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

/** Start Python with what every game needs. */
export async function boot(root: string, site: Site, progress: Progress): Promise<Python> {
  const folder = new URL(site.pyodide, root).href;
  const wasm = bring(root, site.wasm, progress);
  const archives = Promise.all(site.base.map((file) => bring(root, file, progress)));
  const script = import(/* @vite-ignore */ new URL('pyodide.mjs', folder).href) as Promise<PyodideModule>;
  const stdlib = await bring(root, site.stdlib, progress);
  const plain = self.fetch.bind(self);
  // Pyodide asks for these two by their plain names; they came compressed, and are here already.
  self.fetch = async (wanted: RequestInfo | URL, options?: RequestInit): Promise<Response> => {
    const address = wanted instanceof Request ? wanted.url : String(wanted);
    if (address.endsWith('/pyodide.asm.wasm')) return new Response(await wasm, { headers: { 'Content-Type': 'application/wasm' } });
    if (address.endsWith('/python_stdlib.zip')) return new Response(stdlib);
    return plain(wanted, options);
  };
  try {
    const { loadPyodide } = await script;
    const python = await loadPyodide({ indexURL: folder, stdLibURL: new URL('python_stdlib.zip', folder).href });
    progress(site.script.size);
    for (const data of await archives) unpack(python, data);
    python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(PACKAGES)})`);
    return python;
  } finally {
    self.fetch = plain;
  }
}

export function unpack(python: Python, data: Uint8Array): void {
  python.unpackArchive(data, 'zip', { extractDir: PACKAGES });
}
