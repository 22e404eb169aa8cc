import { expect, it } from 'vitest';
import { chapters, concerns } from '../../src/table/model/lines';

const told = (entry: number, event: Record<string, unknown>) => ({ entry, sentence: [{ text: String(event.event) }], event });
const log = [
  told(0, { event: 'round-started', round: 3, crowned: 1 }),
  told(4, { event: 'called', character: 'thief' }),
  told(4, { event: 'revealed', seat: 2, character: 'thief' }),
  told(5, { event: 'gold-gathered', seat: 2, gold: 2 }),
  told(6, { event: 'turn-ended', seat: 2 }),
  told(6, { event: 'called', character: 'magician' }),
  told(6, { event: 'call-unanswered', character: 'magician' }),
  told(7, { event: 'robbed', thief: 2, victim: 0, gold: 4 }),
];

it('tells by called character who has answered and who has not', () => {
  const [, thief, magician] = chapters(log, 0, 0);
  expect([thief!.character, thief!.seat, thief!.unanswered]).toEqual(['thief', 2, false]);
  expect([magician!.character, magician!.seat, magician!.unanswered]).toEqual(['magician', null, true]);
});

it('begins a chapter with every round', () => {
  expect(chapters(log, 0, 0)[0]!.round).toBe(3);
});

it('marks what is new since the own last move', () => {
  const lines = chapters(log, 0, 5).flatMap((chapter) => chapter.lines);
  expect(lines.filter((line) => line.fresh).map((line) => line.told.entry)).toEqual([7]);
});

it('marks what was done to the reader, not what the reader did', () => {
  expect(concerns({ event: 'robbed', thief: 2, victim: 0 }, 0)).toBe(true);
  expect(concerns({ event: 'hands-swapped', seat: 0, other: 1 }, 0)).toBe(false);
  expect(concerns({ event: 'robbed', thief: 2, victim: 0 }, null)).toBe(false);
});
