import { expect, it } from 'vitest';
import { endLabels, makeScale, smooth, stackedPaths } from '../../src/app/review/chart';
import {
  type Course,
  readPosition,
  roundAt,
  snap,
  stepEvent,
  stepFrom,
  writePosition,
} from '../../src/app/review/steps';
import { GROUPED_ITEMS, POINT_ITEMS, pointGroup } from '../../src/boards/praga/review';

const round = (entry: number, number: number, era = 0) => ({ entry, number, name: `Round ${number}`, era });
const course: Course = {
  last: 40,
  decisions: [3, 8, 30],
  turns: [0, 10, 20],
  rounds: [round(0, 1), round(15, 2), round(33, 3)],
};

it('steps to decisions, turns and rounds, and stops at both ends', () => {
  expect(stepFrom(course, 0, 'decision', 1)).toBe(2);
  expect(stepFrom(course, 7, 'decision', 1)).toBe(29);
  expect(stepFrom(course, 29, 'decision', 1)).toBe(40);
  expect(stepFrom(course, 2, 'decision', -1)).toBe(0);
  expect(stepFrom(course, 12, 'turn', -1)).toBe(10);
  expect(stepFrom(course, 12, 'round', 1)).toBe(15);
  expect(stepFrom(course, 40, 'turn', 1)).toBe(40);
});

it('steps from era to era in a game with eras', () => {
  const eras = { ...course, rounds: [round(0, 1, 1), round(15, 2, 1), round(33, 3, 2)] };
  expect(stepFrom(eras, 1, 'round', 1)).toBe(33);
  expect(roundAt(eras.rounds, 20)?.number).toBe(2);
});

it('steps through the events of an entry, and over entries that say nothing', () => {
  const counts = [1, 2, 0, 1];
  const forwards = [{ entry: 0, events: Infinity }];
  for (let i = 0; i < 4; i++) forwards.push(stepEvent(counts, forwards.at(-1)!, 1));
  expect(forwards.slice(1, 4)).toEqual([
    { entry: 1, events: 1 },
    { entry: 1, events: 2 },
    { entry: 3, events: 1 },
  ]);
  expect(stepEvent(counts, { entry: 3, events: 1 }, 1)).toEqual({ entry: 3, events: 1 });
  expect(stepEvent(counts, { entry: 3, events: 1 }, -1)).toEqual({ entry: 1, events: Infinity });
  expect(stepEvent(counts, { entry: 1, events: Infinity }, -1)).toEqual({ entry: 1, events: 1 });
});

it('snaps to a decision that is near', () => {
  expect(snap(course.decisions, 9)).toBe(7);
  expect(snap(course.decisions, 12)).toBe(12);
});

it('reads positions of an address as they were written, and nonsense as the beginning', () => {
  for (const position of [
    { entry: 12, events: Infinity },
    { entry: 12, events: 2 },
  ])
    expect(readPosition(writePosition(position))).toEqual(position);
  expect(readPosition('-3')).toEqual({ entry: 0, events: Infinity });
  expect(readPosition('x.y')).toEqual({ entry: 0, events: 1 });
});

it('smooths the chances, which still add up to one, and leaves the result', () => {
  const raw = [0.2, 0.4, 0.1, 0.5, 0.3, 1];
  const curve = raw.map((share, entry) => ({ entry, chances: [share, 1 - share] }));
  const smoothed = smooth(curve);
  for (const [first, second] of smoothed) expect(first! + second!).toBeCloseTo(1);
  expect(smoothed.at(-1)).toEqual([1, 0]);
  expect(smoothed[1]![0]).not.toBe(0.4);
});

it('keeps the labels at the end apart and within the chart', () => {
  const box = { width: 500, height: 120, left: 30, right: 70, top: 20, bottom: 4 };
  const places = endLabels(makeScale(box, 10), [1, 0, 0, 0], box).toSorted((one, other) => one - other);
  for (let i = 1; i < places.length; i++) expect(places[i]! - places[i - 1]!).toBeGreaterThanOrEqual(20.9);
  expect(places.at(-1)).toBeLessThanOrEqual(120);
});

it('stacks areas between nothing and everything', () => {
  const box = { width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 };
  const [top, bottom] = stackedPaths(makeScale(box, 1), [
    [0.25, 0.75],
    [0.5, 0.5],
  ]);
  expect(top).toBe('M0.0 0.0L100.0 0.0L100.0 50.0L0.0 25.0Z');
  expect(bottom).toBe('M0.0 25.0L100.0 50.0L100.0 100.0L0.0 100.0Z');
});

it('has a group for every item of the score of Praga', () => {
  expect(POINT_ITEMS.toSorted()).toEqual(GROUPED_ITEMS.toSorted());
  expect(pointGroup('eggs')).toBe('praga-points-seals');
});
