/** Which puzzles were seen in this browser, and whether each was solved at the first try. */
import { load, save } from '../stores/storage';

const KEY = 'puzzles';
const KEPT = 2000; // as many as the server reads

export type Outcome = 'first' | 'later' | 'shown';

export const outcomes = (): Record<string, Outcome> => load<Record<string, Outcome>>(KEY, {});

export function remember(id: string, outcome: Outcome): void {
  const known = outcomes();
  if (known[id]) return;
  save(KEY, Object.fromEntries([...Object.entries(known), [id, outcome]].slice(-KEPT)));
}

/** Forget the puzzles of a game, so that they come again. */
export function forget(): void {
  save(KEY, {});
}
