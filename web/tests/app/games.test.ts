import { expect, it } from 'vitest';
import { dayOf } from '../../src/app/games/days';
import { trendOf } from '../../src/app/games/trend';

const NOW = new Date('2026-11-19T12:00:00');

it('names a day as people do', () => {
  expect(dayOf('2026-11-19T01:00:00', 'en', NOW)).toBe('today');
  expect(dayOf('2026-11-18T23:00:00', 'cs', NOW)).toBe('včera');
  expect(dayOf('2026-11-14T12:00:00', 'en', NOW)).toBe('Saturday');
  expect(dayOf('2026-11-09T12:00:00', 'en', NOW)).toBe('November 9');
  expect(dayOf('2025-11-19T12:00:00', 'en', NOW)).toBe('November 19, 2025');
});

it('draws the line of least squares, and stays within the scale', () => {
  const [from, to] = trendOf([0.7, 0.8, 0.9]);
  expect(from).toBeCloseTo(0.7);
  expect(to).toBeCloseTo(0.9);
  expect(trendOf([0.5])).toEqual([0.5, 0.5]);
  expect(trendOf([0.5, 1, 1])[1]).toBe(1);
});
