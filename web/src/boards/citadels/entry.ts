import { t } from '../../app/i18n/i18n.svelte';
import type { GameEntry } from '../entry';

const TYPES = ['noble', 'religious', 'trade', 'military', 'unique'];

export const citadels: GameEntry = {
  board: () => import('./CitadelsBoard.svelte'),
  cover: {
    picture: 'strip-noble',
    characters: [
      ['magician', 3],
      ['king', 4],
      ['assassin', 1],
    ],
  },
  newTable: {
    options: { edition: '2016', preset: 'first_game' },
    seats: [{ player: 'you' }, { player: 'person' }, { player: 'bot' }, { player: 'bot' }],
  },
  quickStart: { options: { edition: '2016', preset: 'first_game' }, bots: 3 },
  hasReactions: true,
  cast: () => import('./new-table'),
  shelf: {
    kinds: ['character', ...TYPES, 'action'],
    kindOf: (piece) =>
      piece.vocabulary === 'character' ? 'character' : String(piece.printed.type ?? piece.printed.kind),
    kindName: (reference, kind) =>
      TYPES.includes(kind)
        ? reference.name('type_name', kind)
        : t(kind === 'action' ? 'cards-action' : 'cards-characters'),
    kindIcons: { character: 'person' },
    place: ({ printed }) => Number(printed.rank ?? printed.cost ?? 0),
  },
  archive: () => import('./archive'),
  pieces: () => import('./reference'),
  review: () => import('./review'),
};
