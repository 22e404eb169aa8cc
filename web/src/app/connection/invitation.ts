/** Links to tables and seats. The token of a seat stands in the fragment, which no server gets to see. */
import { address } from '../routes.svelte';

export function invitation(table: string, token?: string): string {
  const here = new URL(document.baseURI);
  here.hash = token ? address('table', table, token) : address('table', table);
  return here.href;
}

/** What a user pasted: a link to a table or a seat, or the code of a table. */
export function join(given: string): [table: string] | [table: string, token: string] | null {
  const text = given.trim();
  const found = /#\/table\/([a-z0-9]{4,32})(?:\/([A-Za-z0-9_-]{22}))?\/?$/.exec(text);
  if (found) return found[2] ? [found[1]!, found[2]] : [found[1]!];
  const code = text.toLowerCase();
  return /^[a-z0-9]{4,32}$/.test(code) ? [code] : null;
}

/** Whether an address leads to this machine only: nobody else could come by it. */
export function isLocal(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127\./.test(host);
}
