import type { GameEntry } from '../entry';

export const praga: GameEntry = {
  board: () => import('./PragaBoard.svelte'),
  cover: { picture: 'prague', characters: [] },
  newTable: { options: {}, seats: [{ player: 'you' }, { player: 'person' }, { player: 'bot' }] },
  quickStart: { options: {}, bots: 1 },
  note: 'praga-values',
  shelf: {
    kinds: [
      'wall',
      'building',
      'upgrade',
      'technology',
      'plaza_tile',
      'bridge_tile',
      'seal',
      'token',
      'action_tile',
    ],
    kindOf: (piece) => String(piece.printed.kind),
    kindName: (reference, kind) =>
      reference.name('kind', kind).replace(/^./, (letter) => letter.toLocaleUpperCase()),
    place: ({ printed }) => Number(printed.era ?? printed.level ?? 0),
  },
  archive: () => import('./archive'),
  pieces: () => import('./reference'),
  editor: () => import('./editor'),
  review: () => import('./review'),
};
