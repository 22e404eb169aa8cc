/** The register of games: a game that is not here is drawn by the generic board. */
import { citadels } from './citadels/entry';
import type { GameEntry } from './entry';
import { praga } from './praga/entry';

const GAMES: Record<string, GameEntry> = { citadels, praga };
/** The table in words: for games without a board, and in place of a broken one. */
export const genericBoard = () => import('./generic/GenericBoard.svelte');
const GENERIC: GameEntry = { board: genericBoard };

export function gameEntry(game: string): GameEntry {
  return GAMES[game] ?? GENERIC;
}

export { default as CharacterFan } from './citadels/home/CharacterFan.svelte';
export { default as DistrictFan } from './citadels/home/DistrictFan.svelte';
export type { ArchiveParts, Cover, GameEntry, Shelf } from './entry';
export { plain } from './shared/options';
export { findExactPlace, findPlace, placeKey, placeOf } from './shared/places';
