/** What never turns on the action crane: the zones of the frame, and the bonuses of the wheel. */
import type { PragaCranePositionData, PragaWheelBonusData } from '../../../app/api/types';
import { n1, rad } from './numbers';
import { type SymbolId, rows, symbol } from './symbol';

/** Where position 0 is, and how the others follow, in degrees. */
export const craneAngle = (position: number): number => -90 + 30 * position;
export const craneSpot = (position: number, r: number): [number, number] => [
  r * Math.cos(rad(craneAngle(position))),
  r * Math.sin(rad(craneAngle(position))),
];

const slice = (r1: number, r2: number, a1: number, a2: number): string => {
  const p = (r: number, a: number) => `${n1(r * Math.cos(rad(a)))} ${n1(r * Math.sin(rad(a)))}`;
  return `M${p(r2, a1)}A${r2} ${r2} 0 0 1 ${p(r2, a2)}L${p(r1, a2)}A${r1} ${r1} 0 0 0 ${p(r1, a1)}Z`;
};

export const craneZones = (positions: PragaCranePositionData[]): string =>
  positions
    .map(({ zone, cost, points }, i) => {
      const [x, y] = craneSpot(i, 290);
      const sign = cost
        ? symbol('gold', x, y, 46, cost)
        : points
          ? symbol('vp', x, y, 47, points)
          : `<circle cx="${n1(x)}" cy="${n1(y)}" r="8" class="cr-free"/>`;
      return `<g data-piece="term ${zone}_zone"><path class="z-${zone}" d="${slice(262, 317, craneAngle(i) - 14.6, craneAngle(i) + 14.6)}"/>${sign}</g>`;
    })
    .join('');

export function wheelBonus(of: PragaWheelBonusData): string {
  const disc = '<circle r="29" class="cr-bonus"/>';
  if (of.bonus === 'buy_egg') {
    const [price] = rows(of.price)[0] ?? (['gold'] as [SymbolId]);
    return disc + symbol(price, -11, -6, 29) + symbol('egg', 10, 5, 34);
  }
  if (of.bonus === 'special_or_vp')
    return disc + symbol('special', -11, -9, 33) + symbol('vp', 8, 8, 37, of.amount);
  return disc + symbol(of.bonus as SymbolId, 0, 0, 42);
}
