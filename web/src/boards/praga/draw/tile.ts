/**
 * A hex tile. On offer it shows everything, once laid only what still matters. Pictures stay upright: a rotation
 * moves edges and corners.
 */
import type { PragaTileData } from '../../../app/api/types';
import { ACTIONS, type ActionId, medal } from './actions';
import { HEX, SLOT, STOCK } from './hexagon';
import { n1 } from './numbers';
import { houseScene, upgradeScene, wallScene } from './scenes';
import { type Who, cube } from './seats';
import { cornerKite, edgeTab } from './sides';
import { type Amounts, type SymbolId, line, lineWidth, rows, symbol } from './symbol';

export interface Shown {
  face?: 'full' | 'laid';
  rotation?: number;
  /** edges and corners as they lie: those that have paid, and those that would pay now */
  paid?: Set<number>;
  lit?: Set<number>;
  litCorners?: Set<number>;
  /** nobody's cube lies on this building */
  neutral?: boolean;
  cube?: Who | null;
  /** how many upgrades lie under it */
  covered?: number;
  style?: string;
}

const KINDS: Record<string, string> = { walls: 'wall', buildings: 'building', upgrades: 'upgrade' };
const kindOf = (tile: PragaTileData): string => KINDS[tile.row] ?? '';

const MOST_WIDE = 104; // a longer row of rewards is drawn smaller

const plate = (width: number, height: number, y: number, fill: string, stroke: string): string =>
  `<rect x="${n1(-width / 2)}" y="${n1(y - height / 2)}" width="${n1(width)}" height="${height}" rx="${height / 2}" fill="${fill}" stroke="${stroke}" stroke-width="1.3"/>`;

export function tile(id: string, printed: PragaTileData, shown: Shown = {}): string {
  const { face = 'full', rotation = 0 } = shown;
  const kind = kindOf(printed);
  const action = printed.action as ActionId | null;
  const rim = printed.special ? '#e7b84a' : action ? ACTIONS[action].colour : '#fbf1da';
  const scene = action
    ? upgradeScene(action)
    : kind === 'wall'
      ? wallScene(id, printed.era)
      : houseScene(id, printed, shown.neutral ?? false);
  let drawn = `<path d="${HEX}" fill="#3f2a12"/><path d="${STOCK}" fill="${rim}"/><g clip-path="url(#px-hex)">${scene}</g>`;
  if (face === 'full') drawn += `<g class="m-up">${offered(printed, action)}</g>`;
  else if (action) drawn += bonus(printed, action);
  if (shown.covered)
    drawn += `<g transform="translate(30 36)"><circle r="10" fill="#2c2018"/><text y="4.5" text-anchor="middle" class="sy-n inv" font-size="13">+${shown.covered}</text></g>`;
  printed.edges.forEach((sign, i) => {
    const edge = (i + rotation) % 6;
    if (sign)
      drawn += edgeTab(
        sign,
        edge,
        `${shown.paid?.has(edge) ? 'is-paid' : ''} ${shown.lit?.has(edge) ? 'is-lit' : ''}`,
      );
  });
  for (const corner of printed.corners) {
    const at = (corner + rotation) % 6;
    drawn += cornerKite(printed.corner_colour, at, shown.litCorners?.has(at) ? 'is-lit' : '');
  }
  if (shown.cube !== null && shown.cube !== undefined) drawn += cube(shown.cube, 0, 8, 40);
  return `<g class="hexagon t-${kind} f-${face} ${shown.style ?? ''}">${drawn}</g>`;
}

/** Everything that counts when a tile is chosen: price, reward, symbols. */
function offered(printed: PragaTileData, action: ActionId | null): string {
  return (action ? upgradeHead(printed, action) : price(printed)) + reward(printed, action) + foot(printed);
}

function upgradeHead({ university, special }: PragaTileData, action: ActionId): string {
  const steps = Array.from({ length: university }, (_, i) =>
    symbol('university', -26, university > 1 ? -29 + i * 16 : -21, 17),
  );
  return medal(action, 0, -21, 14.5) + steps.join('') + (special ? symbol('special', 25, -14, 17) : '');
}

function price({ cost, special }: PragaTileData): string {
  const star = special ? 17 : 0;
  const size = rows(cost).length > 1 ? 30 : 31;
  if (!rows(cost).length)
    return (
      plate(38 + star, 31, -22, '#fff8e6', '#7d6236') +
      symbol('free', star / 2, -22, 22) +
      (star ? symbol('special', -11, -21, 17) : '')
    );
  const width = lineWidth(cost, size, 2) + star;
  return (
    plate(width + 9, 31, -22, '#fff8e6', '#7d6236') +
    (star ? symbol('special', -width / 2 + 7.5, -21, 17) : '') +
    line(cost, star / 2, -22, size, 1)
  );
}

function reward(printed: PragaTileData, action: ActionId | null): string {
  const gains: Amounts = {
    ...(printed.reward as Amounts),
    ...(printed.symbol === 'hunger' ? { hunger: 1 } : {}),
  };
  const wide = lineWidth(gains, 32, 1);
  const size = wide > MOST_WIDE ? (32 * MOST_WIDE) / wide : rows(gains).length > 2 ? 29.5 : 32;
  const [fill, stroke] = action ? ['#fffaf0', ACTIONS[action].dark] : ['#e6f4da', '#4b7a42'];
  return (
    plate(Math.max(lineWidth(gains, size, 1) + 12, 38), 34, 12, fill, stroke) + line(gains, 0, 12, size, 1)
  );
}

function foot(printed: PragaTileData): string {
  const signs: SymbolId[] = [];
  if (printed.symbol === 'cathedral') signs.push('cathedral');
  if (printed.row === 'buildings') signs.push(printed.cube_space ? 'cube_space' : 'no_cube');
  if (!signs.length) return '';
  const left = (-(signs.length - 1) * 21) / 2;
  return (
    plate(signs.length * 21 + 7, 22, 41, '#fff8e6', '#7d6236') +
    signs.map((sign, i) => symbol(sign, left + i * 21, 41, 18)).join('')
  );
}

/** What an upgrade that lies on a board brings with every performance. */
function bonus({ reward }: PragaTileData, action: ActionId): string {
  return (
    medal(action, 0, -25, 15) +
    plate(Math.max(lineWidth(reward, 30, 1) + 12, 38), 34, 10, '#fffaf0', ACTIONS[action].dark) +
    line(reward, 0, 10, 30, 1)
  );
}

/** An empty space for a hex. */
export const slot = (inner = '', style = ''): string =>
  `<g class="slot ${style}"><path d="${SLOT}"/>${inner}</g>`;
