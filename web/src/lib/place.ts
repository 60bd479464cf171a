/** Where the client runs: before a server, or as plain files with the house in the browser itself. */

/** Whether there is no server: tables live in this browser. Decided when the client is built. */
export const ANYWHERE: boolean = __ANYWHERE__;

/** The address of a page as a link has it. Plain files know one page only, so there the rest follows a `#`. */
export const to = (path: string): string => (ANYWHERE ? `#${path}` : path);

/** The address of a page in full, to be copied. */
export const whole = (path: string): string => new URL(to(path), location.href).href;

/** The page the browser is at: path, query and hash, wherever they are written. */
export function here(): { pathname: string; search: string; hash: string } {
  if (!ANYWHERE) return location;
  const inner = location.hash.startsWith('#/') ? location.hash.slice(1) : '/';
  const { pathname, search, hash } = new URL(inner, location.origin);
  return { pathname, search, hash };
}
