/** Where one is: the fragment of the address, which is never sent to a server. */
export const PAGES = [
  'home',
  'new',
  'table',
  'review',
  'record',
  'games',
  'learn',
  'lesson',
  'puzzle',
  'cards',
  'pieces',
  'settings',
  'credits',
  'privacy',
] as const;
export type Page = (typeof PAGES)[number];

export interface Route {
  page: Page;
  parts: string[];
}

/** `#/table/ab12/TOKEN` is the page `table` with two parts. */
export function parse(hash: string): Route {
  const [first = '', ...parts] = hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent);
  const page = PAGES.find((name) => name === first);
  return page ? { page, parts } : { page: 'home', parts: [] };
}

export function address(page: Page, ...parts: string[]): string {
  return '#/' + [page === 'home' ? '' : page, ...parts.map(encodeURIComponent)].filter(Boolean).join('/');
}

let here = $state.raw<Route>(parse(globalThis.location?.hash ?? ''));

globalThis.addEventListener?.('hashchange', () => {
  here = parse(location.hash);
});

export function route(): Route {
  return here;
}

export function go(page: Page, ...parts: string[]): void {
  location.hash = address(page, ...parts);
}

/** Change the address without a step in the browser's history: a seat's token does not stay in it. */
export function replace(page: Page, ...parts: string[]): void {
  history.replaceState(null, '', address(page, ...parts));
  here = parse(location.hash);
}
