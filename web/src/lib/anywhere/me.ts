/** Who plays here: a name in this browser, and nothing else. */

const KEPT = 'ludoteka-me';

interface Kept {
  name: string;
}

export function myName(): string | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Kept | null;
    return found?.name ?? null;
  } catch {
    return null;
  }
}

/** Take a name; without one a guest's, which the client puts into words. */
export function callMe(name: string | undefined): string {
  const chosen = name ?? `guest:${100 + Math.floor(Math.random() * 900)}`;
  try {
    localStorage.setItem(KEPT, JSON.stringify({ name: chosen } satisfies Kept));
  } catch {
    /* it is known as long as the page is open */
  }
  return chosen;
}

export function forgetMe(): void {
  localStorage.removeItem(KEPT);
}
