/** Addresses of the pages. */

import { ANYWHERE, here, to } from './place';
import { type Place, placeIn } from './study';

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string; code: string; move: number | null }
  | { page: 'rules'; game: string; key: string }
  | { page: 'learn'; game: string }
  | { page: 'summary'; game: string }
  | { page: 'puzzles'; game: string; id: string }
  | { page: 'studies' }
  | { page: 'study'; id: string; place: Place }
  | { page: 'history' }
  | { page: 'arrive' }
  | { page: 'settings' }
  | { page: 'account' }
  | { page: 'about' }
  | { page: 'operator' }
  | { page: 'nowhere' };

/** The page an address leads to. */
export function routeOf(path: string, query = '', hash = ''): Route {
  const [first = '', second = '', third = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === '') return { page: 'lobby' };
  if (first === 'new' && second) return { page: 'new', game: second };
  if (first === 'table' && second) {
    const move = /^#move-(\d+)$/.exec(hash);
    return { page: 'table', id: second, code: new URLSearchParams(query).get('code') ?? '', move: move ? Number(move[1]) : null };
  }
  if (first === 'rules' && second && third === 'summary') return { page: 'summary', game: second };
  if (first === 'rules' && second) return { page: 'rules', game: second, key: decodeURIComponent(hash.slice(1)) };
  if (first === 'puzzles' && second) return { page: 'puzzles', game: second, id: third };
  if (first === 'study' && second) return { page: 'study', id: second, place: placeIn(hash) };
  if (first === 'learn') return { page: 'learn', game: second };
  if (first === 'arrive' || first === 'studies' || first === 'history' || first === 'settings' || first === 'account' || first === 'about' || first === 'operator') return { page: first };
  return { page: 'nowhere' };
}

class Router {
  route = $state.raw<Route>(this.where());

  constructor() {
    window.addEventListener('popstate', () => this.read());
    window.addEventListener('hashchange', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', to(address));
    else history.pushState(null, '', to(address));
    this.read();
    window.scrollTo(0, 0);
  }

  /** Note a place on the page in its address. */
  mark(hash: string): void {
    const at = here();
    if (at.hash !== hash) history.replaceState(null, '', to(at.pathname + at.search + hash));
  }

  private where(): Route {
    const at = here();
    return routeOf(at.pathname, at.search, at.hash);
  }

  private read(): void {
    this.route = this.where();
  }

  /** Links inside the client change the page without loading it anew. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (ANYWHERE && link?.getAttribute('href')?.match(/^#[^/]/)) {
      event.preventDefault();
      document.getElementById(link.hash.slice(1))?.focus();
      return;
    }
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api') || link.pathname.startsWith('/schema')) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
