/** How the pieces of a game are sorted on the page of rules and cards. */
import type { PieceData } from '../../api';
import type { Library } from '../../lib/library.svelte';

export interface Shelf {
  /** The kinds by which one can look, in their order. */
  kinds: string[];
  kindOf: (piece: PieceData) => string;
  kindName: (library: Library, kind: string) => string;
  /** Where a piece stands within its kind. */
  place: (piece: PieceData) => number;
}

const TYPES = ['noble', 'religious', 'trade', 'military', 'unique'];

export const SHELVES: Record<string, Shelf> = {
  citadels: {
    kinds: ['character', ...TYPES, 'action'],
    kindOf: (piece) => (piece.vocabulary === 'character' ? 'character' : String(piece.printed.type ?? piece.printed.kind)),
    kindName: (library, kind) => (TYPES.includes(kind) ? library.name('type', kind).replace(/ \(.*/, '') : ''),
    place: ({ printed: facts }) => Number(facts.rank ?? facts.cost ?? 0),
  },
  praga: {
    kinds: ['wall', 'building', 'upgrade', 'technology', 'plaza_tile', 'bridge_tile', 'seal', 'token', 'action_tile'],
    kindOf: (piece) => String(piece.printed.kind),
    kindName: (library, kind) => library.name('kind', kind).replace(/^./, (letter) => letter.toLocaleUpperCase()),
    place: ({ printed: facts }) => Number(facts.era ?? facts.level ?? 0),
  },
};

/** Kind by kind. */
export const sorted = (pieces: PieceData[], { kinds, kindOf, place }: Shelf): PieceData[] =>
  pieces.toSorted((a, b) => kinds.indexOf(kindOf(a)) - kinds.indexOf(kindOf(b)) || place(a) - place(b));
