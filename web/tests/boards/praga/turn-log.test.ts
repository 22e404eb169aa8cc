import { describe, expect, it } from 'vitest';
import type { LogEntryData, PragaEventData, TransferData } from '../../../src/app/api/types';
import { turnGroups, turnsBeforeEra } from '../../../src/boards/praga/model/turn-log';

const told = (
  entry: number,
  shown_as: LogEntryData['shown_as'],
  event: object,
  moves: TransferData[] = [],
): LogEntryData => ({
  entry,
  sentence: [{ text: String((event as PragaEventData).event) }],
  event: event as PragaEventData,
  icon: 'free',
  shown_as,
  moves,
});
const paid = (seat: number, bonus: 'gold' | 'stone', count: number): TransferData => ({
  what: bonus,
  from: { kind: 'amount', seat, bonus },
  to: { kind: 'supply' },
  count,
});
const gained = (seat: number, bonus: 'gold' | 'stone', count: number): TransferData => ({
  what: bonus,
  from: { kind: 'supply' },
  to: { kind: 'amount', seat, bonus },
  count,
});
const log = [
  told(1, 'heading', { event: 'turn-started', seat: 0, turn: 1 }),
  told(2, 'line', { event: 'tile-taken', seat: 0, action_tile: 'A1', position: 1 }),
  told(2, 'amount', { event: 'paid', seat: 0, bonus: 'gold', amount: 2 }, [paid(0, 'gold', 2)]),
  told(3, 'line', { event: 'wall-built', seat: 0, tile: 'W1-05', slot: 3, rotation: 1, display_slot: 2 }),
  told(3, 'silent', { event: 'tile-revealed', tile: 'W1-06', row: 'walls', display_slot: 2 }),
  told(3, 'amount', { event: 'gained', seat: 0, bonus: 'stone', amount: 1 }, [gained(0, 'stone', 1)]),
  told(3, 'amount', { event: 'gained', seat: 1, bonus: 'gold', amount: 1 }, [gained(1, 'gold', 1)]),
  told(4, 'heading', { event: 'turn-started', seat: 1, turn: 1 }),
  told(5, 'line', { event: 'figure-moved', seat: 1, space: 'I' }),
];

describe('what happened', () => {
  it('is told by turns, with what each deed cost and gave', () => {
    const [mine, theirs] = turnGroups(log);
    expect(mine!.deeds.map(({ sentence, changes }) => [sentence[0]!.text, changes])).toEqual([
      ['tile-taken', { gold: -2 }],
      ['wall-built', { stone: 1 }],
      ['gained', { gold: 1 }],
    ]);
    expect(theirs).toMatchObject({ seat: 1, turn: 1 });
    expect(theirs!.deeds).toHaveLength(1);
  });

  it('tells the turn of the opponent of a solo game apart', () => {
    const alone = [
      ...log.slice(0, 2),
      told(6, 'opponent', { event: 'parler-card', card: 2 }),
      told(6, 'line', { event: 'parler-removed', tile: 'W1-01', row: 'walls', display_slot: 1 }),
      told(6, 'opponent', { event: 'opponent-took', action_tile: 'A1', position: 9 }),
      told(7, 'heading', { event: 'turn-started', seat: 0, turn: 2 }),
      told(8, 'line', { event: 'figure-moved', seat: 0, space: 'I' }),
    ];
    const groups = turnGroups(alone);
    expect(groups.map(({ seat, turn }) => [seat, turn])).toEqual([
      [0, 1],
      ['bot', 1],
      [0, 2],
    ]);
    expect(groups[1]!.deeds).toHaveLength(3);
  });

  it('counts the turns before the second era', () => {
    expect(turnsBeforeEra(log, 0)).toBeNull();
    const changed = [...log, told(6, 'line', { event: 'era-changed', era: 2 })];
    expect([0, 1, 2].map((seat) => turnsBeforeEra(changed, seat))).toEqual([1, 1, 0]);
  });
});
