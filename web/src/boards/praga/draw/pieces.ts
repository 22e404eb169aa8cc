/** Plazas, bridge tiles, seals, production tokens, King's Road tiles and backs; each centred. */
import type {
  PragaBridgeTileData,
  PragaPlazaTileData,
  PragaRoadEffectData,
  PragaScoreData,
  PragaSealData,
  PragaTokenData,
} from '../../../app/api/types';
import { type ActionId, actionIcon, medal } from './actions';
import { HEX, STOCK, roundHex } from './hexagon';
import { n1 } from './numbers';
import { type Who, cube } from './seats';
import { type SymbolId, bare, line, rows, symbol } from './symbol';

const PLAZAS = {
  yellow: ['#eec75c', '#8d6710'],
  grey: ['#cfd2d8', '#565c68'],
  brown: ['#cf9f6d', '#74471d'],
} as const;

export function plaza(printed: PragaPlazaTileData | null, colour: keyof typeof PLAZAS, done = false): string {
  const [light, dark] = PLAZAS[colour];
  const ground = `<path d="${roundHex(56, 4)}" fill="${dark}"/><path d="${roundHex(53, 4)}" fill="${light}"/>`;
  const pale = `<path d="${roundHex(46, 4)}" fill="#fff7e4" opacity=".62"/>`;
  const fountain = (size: number, opacity: number) =>
    `<g opacity="${opacity}">${symbol('plaza', 0, 0, size)}</g>`;
  let inside: string;
  if (!printed) inside = fountain(44, 0.5);
  else if (done) inside = pale + fountain(50, 0.55);
  else
    inside = `${pale}<g class="l-up"><path stroke="${dark}" stroke-width="1.6" stroke-dasharray="5 4" d="M-36 0h72"/>${line(printed.upper, 0, -21, 43, 0)}${line(printed.lower, 0, 21, 43, 0)}</g><g class="l-not">${symbol('plaza', 0, 0, 56)}</g>`;
  return `<g class="plaza ${done ? 'done' : ''}">${ground}${inside}</g>`;
}

/** What a gold tile counts. */
function endgame({ kind, track, vp = 1 }: PragaScoreData, y: number, size: number): string {
  const things: Record<string, SymbolId> = { per_upgrade: 'upgrade_tile', per_wall: 'wall_tile' };
  const tracks: Record<string, SymbolId> = { university: 'university', mines: 'mine', quarry: 'quarry' };
  const counted = kind === 'track_position' ? tracks[track ?? '']! : (things[kind] ?? 'row_up');
  const times = `<text y="${n1(y + size * 0.28)}" text-anchor="middle" class="sy-n" font-size="${n1(size * 0.72)}">×</text>`;
  return (
    symbol('vp', -size * 0.62, y, size, kind === 'track_position' ? 1 : vp) +
    times +
    bare(symbol(counted, size * 0.6, y, size))
  );
}

const STONE = 'M-33 39v-64q33-24 66 0v64z';
const SLAB = 'M-30.5 36.5v-60q30.5-21 61 0v60z';

export function bridgeTile(printed: PragaBridgeTileData, plain = false): string {
  const gold = printed.numeral === 'V';
  const ground = `<path fill="#3f2a12" d="${STONE}"/><path fill="${gold ? '#efc65e' : '#d5dbe5'}" d="${SLAB}"/><path fill="${gold ? '#fdeebf' : '#f4f6fa'}" d="M-25 32v-53q25-15 50 0v53z"/>`;
  if (plain)
    return `<g class="btile">${ground}<text y="12" text-anchor="middle" class="sy-n" font-size="30">${printed.numeral}</text></g>`;
  const numeral = `<text y="-19" text-anchor="middle" class="sy-n" font-size="14">${printed.numeral}</text>`;
  const now = rows(printed.immediate ?? {});
  let drawn = '';
  if (printed.endgame)
    drawn =
      (now.length ? line(printed.immediate!, 0, 0, 20) : '') +
      endgame(printed.endgame, now.length ? 21 : 9, 20);
  else if (now.length > 2)
    drawn =
      line(Object.fromEntries(now.slice(0, 2)), 0, -2, 21) +
      line(Object.fromEntries(now.slice(2)), 0, 21, 21);
  else drawn = line(Object.fromEntries(now), 0, 8, 23);
  return `<g class="btile">${ground}${numeral}${drawn}</g>`;
}

/** Face-down bridge tiles, and how many. */
export const bridgeStack = (numeral: 'IV' | 'V', count: number): string =>
  `<g transform="translate(4 4)"><path fill="#3f2a12" d="${STONE}"/></g><path fill="#3f2a12" d="${STONE}"/><path fill="${numeral === 'V' ? '#efc65e' : '#d5dbe5'}" d="${SLAB}"/><text y="14" text-anchor="middle" class="sy-n" font-size="34">${numeral}</text><g class="l-up"><text y="78" text-anchor="middle" class="lab" font-size="42">×${count}</text></g>`;

export function seal({ cost, score }: PragaSealData, owner: Who | null = null): string {
  const wax = symbolShape('seal', 3);
  let inside: string;
  if (score.kind === 'flat') inside = symbol('vp', 0, 0, 42, score.vp ?? 0);
  else if (score.kind === 'buy')
    inside = symbol(score.resource as SymbolId, -14, 0, 18) + symbol('vp', 8, 0, 33, score.vp ?? 0);
  else
    inside =
      symbol('gold', -14, -7, 15) + symbol('stone', -14, 8, 15) + symbol('vp', 8, 0, 33, score.vp ?? 0);
  const price = rows(cost).length
    ? `<g transform="translate(0 37)"><rect x="-22" y="-12" width="44" height="24" rx="12" fill="#2c2018"/>${line(cost, 0, 0, 19, 0)}</g>`
    : '';
  return `<g class="seal ${owner === null ? '' : 'is-taken'}">${wax}<circle r="25" fill="#fff5e4" stroke="#5f1420" stroke-width="2.5"/>${inside}${owner === null ? price : cube(owner, 22, 22, 26)}</g>`;
}

/** The contour of a symbol alone. */
function symbolShape(id: SymbolId, scale: number): string {
  return `<g transform="translate(${-12 * scale} ${-12 * scale}) scale(${scale})">${
    symbol(id, 12, 12, 24)
      .replace(/^<g[^>]*>/, '')
      .split('<circle')[0]
  }</g>`;
}

export const token = ({ bonus }: PragaTokenData): string =>
  `<g class="ptoken"><circle r="21" fill="#3f280c"/><circle r="18.5" fill="#fbf0d6"/>${line(bonus, 0, 0, rows(bonus).length > 1 ? 19 : 26, -1)}</g>`;

const to = (x: number): string => `<path class="ic-arrow" d="M${x - 4} 0h8m-3-3.5 3.5 3.5-3.5 3.5"/>`;
const or = (x: number, y: number): string => `<path class="ic-or" d="M${x - 2.5} ${y + 6}l5-12"/>`;

/** The effect of a tile that replaces a space of the King's Road. 84 by 40. */
export function roadTile({ kind, gain, points }: PragaRoadEffectData): string {
  const here = symbol('figure', -31, 1, 20);
  const { choose = [], ...plain } = gain;
  if (kind === 'while_here_upgrade') {
    const either = choose.map((bundle, i) => line(bundle, 20 + (i - (choose.length - 1) / 2) * 22, 11, 18));
    const gained = choose.length
      ? line(plain, 20, -9, 21) + either.join('') + or(20, 11)
      : line(plain, 23, 0, 23);
    return here + medal('upgrade', -14, 0, 8.5) + to(1) + gained;
  }
  if (kind === 'while_here_wall') return here + medal('wall', -12, 0, 10) + to(5) + line(plain, 25, 0, 25);
  if (kind === 'while_here_building_without')
    return `${here}${medal('building', -14, -4, 9)}${symbol('cathedral', -4, 8, 13)}<path stroke="#b5352c" stroke-width="2.4" stroke-linecap="round" d="M-11 14 3 2"/>${to(10)}${line(plain, 28, 0, 24)}`;
  if (kind === 'vp_per_window')
    return `${symbol('vp', -24, 0, 25, points)}<text x="-5" y="5.5" text-anchor="middle" class="sy-n" font-size="16">×</text>${symbol('silver', 9, 0, 21)}${symbol('goldwin', 27, 0, 21)}`;
  return '';
}

function lattice(w: number, h: number): string {
  let d = '';
  for (let i = -w - h; i < w + h; i += 14) d += `M${i}-${h}l${2 * h} ${2 * h}M${i} ${h}l${2 * h}-${2 * h}`;
  return `<path stroke="#8f3340" stroke-width="1.6" d="${d}"/>`;
}

/** The back of a hex tile. */
export const back = (action: ActionId, label: string): string =>
  `<g class="hexagon"><path d="${HEX}" fill="#3f2a12"/><path d="${STOCK}" fill="#6d1d28"/><g clip-path="url(#px-hex)">${lattice(60, 60)}</g><path d="${roundHex(48, 4)}" fill="none" stroke="#d8ab4c" stroke-width="2"/><path d="${roundHex(29, 3)}" fill="#6d1d28" stroke="#d8ab4c" stroke-width="2"/>${actionIcon(action, 0, -1, 30, '#e6bd62')}<text y="45" text-anchor="middle" class="sy-n on-back" font-size="15">${label}</text></g>`;
