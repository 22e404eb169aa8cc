import { expect, it } from 'vitest';
import type { LogEntryData } from '../../../src/app/api/types';
import { logChapters } from '../../../src/boards/citadels/log/chapters';

function logged(entry: number, event: LogEntryData['event'], more: Partial<LogEntryData> = {}): LogEntryData {
  return { entry, sentence: [{ text: event.event }], event, moves: [], icon: '', shown_as: 'line', ...more };
}
const log = [
  logged(0, { event: 'round-started', round: 3, crowned: 1 }, { shown_as: 'heading' }),
  logged(4, { event: 'called', character: 'thief' }, { shown_as: 'heading' }),
  logged(4, { event: 'revealed', seat: 2, character: 'thief' }, { shown_as: 'answer' }),
  logged(5, { event: 'gold-gathered', seat: 2, gold: 2 }),
  logged(6, { event: 'turn-ended', seat: 2 }, { shown_as: 'silent' }),
  logged(6, { event: 'called', character: 'magician' }, { shown_as: 'heading' }),
  logged(6, { event: 'call-unanswered', character: 'magician' }, { shown_as: 'answer' }),
  logged(7, { event: 'robbed', thief: 2, victim: 0, gold: 4 }, { affected: [0], important: true }),
];
const lines = (me: number | null, since = 0) =>
  logChapters(log, me, since).flatMap((chapter) => chapter.lines);

it('tells by called character who has answered and who has not', () => {
  const [, thief, magician] = logChapters(log, 0, 0);
  expect([thief!.character, thief!.seat, thief!.unanswered]).toEqual(['thief', 2, false]);
  expect([magician!.character, magician!.seat, magician!.unanswered]).toEqual(['magician', null, true]);
});

it('begins a chapter with every round', () => {
  expect(logChapters(log, 0, 0)[0]!.round).toBe(3);
});

it('shows no line for what its heading says, and none for what is silent', () => {
  expect(lines(0).map((line) => line.entry.event.event)).toEqual([
    'round-started',
    'gold-gathered',
    'robbed',
  ]);
});

it('shows an answer to another call as a line', () => {
  const late = logged(8, { event: 'revealed', seat: 1, character: 'witch' }, { shown_as: 'answer' });
  expect(
    logChapters([...log, late], 0, 0)
      .at(-1)!
      .lines.at(-1)!.entry,
  ).toBe(late);
});

it('marks what is new since the own last move', () => {
  expect(
    lines(0, 5)
      .filter((line) => line.fresh)
      .map((line) => line.entry.entry),
  ).toEqual([7]);
});

it('marks what was done to the reader, and what nobody should miss', () => {
  expect(lines(0).map((line) => [line.tome, line.loud])).toEqual([
    [false, false],
    [false, false],
    [true, true],
  ]);
  expect(lines(null).some((line) => line.tome)).toBe(false);
});
