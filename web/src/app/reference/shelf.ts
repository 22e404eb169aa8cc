/** How the pieces of a game are sorted on the page of rules and cards. */
import { type Shelf, gameEntry } from '../../boards';
import type { PieceData } from '../api/types';

/** The shelf of a game; a game without one sorts by vocabulary. */
export function shelfOf(game: string, pieces: PieceData[]): Shelf {
  return (
    gameEntry(game).shelf ?? {
      kinds: [...new Set(pieces.map((piece) => piece.vocabulary))],
      kindOf: (piece) => piece.vocabulary,
      kindName: (reference, kind) => reference.name('vocabulary', kind),
      place: () => 0,
    }
  );
}

/** Kind by kind. */
export const sorted = (pieces: PieceData[], { kinds, kindOf, place }: Shelf): PieceData[] =>
  pieces.toSorted((a, b) => kinds.indexOf(kindOf(a)) - kinds.indexOf(kindOf(b)) || place(a) - place(b));
