import { describe, expect, it } from 'vitest';
import type { LogEntryData } from '../../src/api';
import { chaptersOf } from '../../src/praga/model/tale';
import { journeysOf } from '../../src/praga/motion/journeys';

const told = (entry: number, event: object): LogEntryData => ({ entry, sentence: [{ text: 'said' }], event: event as LogEntryData['event'] });
const events = [
  told(1, { event: 'turn-started', seat: 0, turn: 1 }),
  told(2, { event: 'tile-taken', seat: 0, action_tile: 'A1', position: 1 }),
  told(2, { event: 'paid', seat: 0, bonus: 'gold', amount: 2 }),
  told(3, { event: 'wall-built', seat: 0, tile: 'W1-05', slot: 3, rotation: 1, display_slot: 2 }),
  told(3, { event: 'gained', seat: 0, bonus: 'stone', amount: 1, source: 'connections' }),
  told(4, { event: 'turn-started', seat: 1, turn: 1 }),
  told(5, { event: 'figure-moved', seat: 1, space: 'I' }),
];

describe('what happened', () => {
  it('is told by turns, with what each deed cost and gave', () => {
    const [mine, theirs] = chaptersOf(events);
    expect(mine!.deeds.map((deed) => [deed.event, deed.changes])).toEqual([['tile-taken', { gold: -2 }], ['wall-built', { stone: 1 }]]);
    expect(theirs!.seat).toBe(1);
    expect(theirs!.deeds).toHaveLength(1);
  });

  it('travels between the places that it names', () => {
    const journeys = journeysOf(events.map((each) => each.event), 0);
    expect(journeys[0]).toEqual({ what: 'arrival', from: 'wheel:A1', to: 'taken' });
    expect(journeys[1]).toMatchObject({ sign: 'gold', count: 2, from: ['purse:gold', 'track:0:gold', 'points'], to: ['crane'] });
    expect(journeys[2]).toEqual({ what: 'arrival', from: 'offer:walls:1', to: 'hex:3' });
    expect(journeys[3]).toMatchObject({ sign: 'stone', from: ['hex:3', 'crane', 'crane'] });
  });
});
