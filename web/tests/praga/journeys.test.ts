import { expect, it } from 'vitest';
import { journeysOf } from '../../src/praga/motion/journeys';

const wall = { event: 'wall-built', seat: 0, tile: 'W1-01', display_slot: 2, slot: 5 };

it('lets the own wall fly from the offer to its slot', () => {
  expect(journeysOf([wall], 0)).toEqual([{ what: 'arrival', from: 'offer:walls:1', to: 'hex:5' }]);
});

it('lets nothing land on the own board that somebody else has built', () => {
  expect(journeysOf([wall], 1)).toEqual([]);
  const [gain] = journeysOf([wall, { event: 'gained', seat: 0, bonus: 'gold', amount: 2 }], 1);
  expect(gain).toMatchObject({ what: 'symbols', from: ['seat:0', 'crane', 'crane'], to: ['purse:gold:0', 'seat:0'] });
});
