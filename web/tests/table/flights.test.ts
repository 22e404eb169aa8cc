import { expect, it } from 'vitest';
import { flightsOf } from '../../src/table/motion/flights';

it('lets gold go from the robbed to the thief', () => {
  expect(flightsOf({ event: 'robbed', thief: 2, victim: 0, gold: 4 })).toEqual([{ what: 'coins', from: 'gold:0', to: 'gold:2', count: 4 }]);
});

it('moves nothing where nothing moves', () => {
  expect(flightsOf({ event: 'robbed', thief: 2, victim: 0, gold: 0 })).toEqual([]);
  expect(flightsOf({ event: 'turn-ended', seat: 1 })).toEqual([]);
});

it('builds from the hand and pays the bank', () => {
  expect(flightsOf({ event: 'district-built', seat: 1, district: 'castle', paid: 4 })).toEqual([
    { what: 'coins', from: 'gold:1', to: 'bank', count: 4 },
    { what: 'arrival', from: 'hand:1:castle', to: 'city:1:castle' },
  ]);
});

it('counts cards that are named and cards that are hidden', () => {
  expect(flightsOf({ event: 'cards-drawn', seat: 0, to: 'drawn', cards: ['castle', 'docks'] })[0]).toMatchObject({ count: 2, from: 'deck' });
  expect(flightsOf({ event: 'cards-drawn-hidden', seat: 1, to: 'drawn', count: 3 })[0]).toMatchObject({ count: 3, to: 'hand:1' });
});
