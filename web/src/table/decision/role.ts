import type { TableView } from '../view.svelte';

/** The character that one decides as, if one does. */
export function roleOf(view: TableView): string | null {
  const turn = view.facts.turn;
  if (turn && turn.seat === view.me) return turn.character;
  return view.mine?.characters.find((id) => id !== 'unknown') ?? null;
}
