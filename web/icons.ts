/** `import anchor from 'icon:anchor'`: one icon of the game-icons set as SVG inside a 512 x 512 box, and no other. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { shorterIcon } from './paths.ts';

const PREFIX = 'icon:';
const RESOLVED = '\0icon:';
/** Places after the point, in a box of 512: a whole unit is a thousandth of an icon as large as a card, and halves what is sent. */
const PLACES = 0;

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

export function gameIcons(): Plugin {
  let set: IconSet | undefined;
  function body(name: string): string {
    set ??= JSON.parse(
      readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
    ) as IconSet;
    const found = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
    if (!found) throw new Error(`there is no icon '${name}' in game-icons`);
    return shorterIcon(found.body, PLACES);
  }
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? RESOLVED + id.slice(PREFIX.length) : undefined),
    load: (id) =>
      id.startsWith(RESOLVED) ? `export default ${JSON.stringify(body(id.slice(RESOLVED.length)))}` : undefined,
  };
}
