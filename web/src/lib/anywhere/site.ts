/** What a site of plain files consists of, as `tools/static_site.py` wrote it. Addresses are relative to the page. */

export interface File {
  url: string;
  /** Bytes as they travel. */
  size: number;
}

export interface Site {
  version: string;
  /** The folder of Pyodide, and in it the files that are fetched. */
  pyodide: string;
  wasm: File;
  stdlib: File;
  script: File;
  /** Archives of Python code that every game needs. */
  base: File[];
  games: Record<string, File & { loader: string }>;
  /** The folder of games, words and rules that were prepared. */
  data: string;
  /** After this many idle seconds the bots go to sleep: they take as much memory as the tables themselves. */
  sleep: number;
}

/** The page itself says which version it is, so that a newer one on the host does not mix with it. */
export async function readSite(root: string): Promise<Site> {
  const name = document.querySelector<HTMLMetaElement>('meta[name=site]')?.content ?? '';
  const answer = await fetch(new URL(name, root));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return (await answer.json()) as Site;
}
