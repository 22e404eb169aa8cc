/** What the hex tiles show: flat paper layers, cut to the hexagon. Walls, houses and the grounds of upgrades. */
import type { PragaTileData } from '../../../app/api/types';
import { type ActionId, ACTIONS, actionIcon } from './actions';
import { dice, hash, n1 } from './numbers';

const lay = (d: string, fill: string): string =>
  `<path d="${d}" fill="#2a160a" opacity=".16" transform="translate(0 -2)"/><path d="${d}" fill="${fill}"/>`;
function merlons(x0: number, x1: number, y: number, w: number, g: number, h: number): string {
  let d = `M${x0} 62V${y}`,
    x = x0;
  while (x < x1 - 1) {
    const e = Math.min(x + w, x1);
    d += `V${y - h}H${n1(e)}V${y}`;
    x = e;
    if (x < x1 - 1) {
      x = Math.min(x + g, x1);
      d += `H${n1(x)}`;
    }
  }
  return d + `V62z`;
}
/** A piece of wall; each tile has one of its own. */
export function wallScene(id: string, era: number): string {
  const r = dice(hash(id)),
    era2 = era === 2,
    sky = era2 ? ['#f0c3a0', '#fbe3c4'] : ['#cfe2e6', '#f7ecd0'];
  const A = '#d8b482',
    B = '#b98a55',
    D = '#8f6338',
    roof = era2 ? '#8f4a38' : '#b1553c';
  let s = `<path fill="${sky[0]}" d="M-60-60H60V60H-60z"/><path fill="${sky[1]}" d="M-60-14H60V60H-60z"/>`;
  s += `<circle cx="${n1(-26 + r() * 52)}" cy="${n1(-22 + r() * 8)}" r="9" fill="#fffdf0" opacity=".8"/>`;
  s += `<path fill="${era2 ? '#c9a374' : '#b9c49a'}" d="M-60 18C-40 ${n1(2 + r() * 8)}-14 ${n1(14 + r() * 8)} 8 8s36-8 56 4v60H-60z"/>`;
  s += lay(merlons(-60, 60, 8, 10, 6, 7), A);
  s += `<g stroke="${B}" stroke-width="1.6" opacity=".75">${Array.from({ length: 9 }, () => {
    const x = n1(-52 + r() * 100),
      y = n1(16 + r() * 22);
    return `<path d="M${x} ${y}h8M${n1(x + 4)} ${n1(y + 5)}h8"/>`;
  }).join('')}</g>`;
  const k = hash(id) % 4,
    tower = (x: number, w: number, top: number): string =>
      lay(`M${x - w / 2 - 3} 62V${top}h${w + 6}V62z`, B) +
      lay(`M${x - w / 2 - 6} ${top}l${w / 2 + 6} ${-w * 0.95} ${w / 2 + 6} ${w * 0.95}z`, roof) +
      `<path fill="${D}" d="M${x - 3} ${top + 8}h6v9h-6z"/>`;
  if (k === 0) s += tower(-24, 18, -8);
  else if (k === 1) s += tower(24, 18, -8);
  else if (k === 2) s += tower(-30, 13, -2) + tower(30, 13, -2);
  else
    s +=
      lay('M-19 62V-10h6v-6h7v6h12v-6h7v6h6V62z', B) +
      `<path fill="#4a2c14" d="M-9 62V18a9 9 0 0 1 18 0v44z"/>`;
  s += `<path fill="${era2 ? '#8d8a4c' : '#7f9553'}" d="M-60 40C-30 33 0 46 60 38v30H-60z"/>`;
  return s;
}
type Tones = [light: string, dark: string];
interface Palette {
  walls: Tones[];
  roofs: Tones[];
  slate: Tones;
  copper: Tones;
  win: string;
}
const WALLS: Tones[] = [
  ['#f6e6c6', '#d9bd8c'],
  ['#f0d0a2', '#cfa46c'],
  ['#ecc7ab', '#cd9676'],
  ['#f3e2d6', '#d4b6a3'],
  ['#e3dcc8', '#bfb394'],
];
const ROOFS: Tones[] = [
  ['#b8543b', '#8f3a28'],
  ['#c96b45', '#9d4a2c'],
  ['#a4473a', '#7c2f27'],
  ['#8f5340', '#69382a'],
  ['#5f8a80', '#40665e'],
];
type Kind = 'gable' | 'step' | 'long' | 'cone' | 'spire' | 'dome';
function house(
  x: number,
  w: number,
  base: number,
  h: number,
  kind: Kind,
  r: () => number,
  pal: Palette,
): string {
  const wall = pal.walls[Math.floor(r() * pal.walls.length)]!,
    roof = pal.roofs[Math.floor(r() * pal.roofs.length)]!,
    t = base - h,
    win = pal.win;
  let s = '';
  const rect = (a: number, b: number, c: number, d: number, f: string): string =>
    `<path fill="${f}" d="M${n1(a)} ${n1(b)}h${n1(c)}v${n1(d)}h${n1(-c)}z"/>`;
  s += rect(x, t, w, h, wall[0]) + rect(x + w * 0.72, t, w * 0.28, h, wall[1]);
  if (kind === 'gable')
    s += `<path fill="${roof[0]}" d="M${n1(x - 2)} ${n1(t + 1)}L${n1(x + w / 2)} ${n1(t - w * 0.75)}L${n1(x + w + 2)} ${n1(t + 1)}z"/><path fill="${roof[1]}" d="M${n1(x + w / 2)} ${n1(t - w * 0.75)}L${n1(x + w + 2)} ${n1(t + 1)}h${n1(-w * 0.36)}z"/>`;
  else if (kind === 'step') {
    const q = w / 6;
    s += `<path fill="${wall[0]}" stroke="${roof[1]}" stroke-width="1.4" d="M${n1(x)} ${n1(t + 1)}v${n1(-q * 1.2)}h${n1(q)}v${n1(-q * 1.2)}h${n1(q)}v${n1(-q * 1.2)}h${n1(q * 2)}v${n1(q * 1.2)}h${n1(q)}v${n1(q * 1.2)}h${n1(q)}v${n1(q * 1.2)}z"/>`;
  } else if (kind === 'long')
    s += `<path fill="${roof[0]}" d="M${n1(x - 2)} ${n1(t + 1)}l${n1(w * 0.16)} ${n1(-w * 0.36)}h${n1(w * 0.72)}l${n1(w * 0.16)} ${n1(w * 0.36)}z"/><path fill="${roof[1]}" d="M${n1(x + w * 0.2)} ${n1(t - w * 0.12)}h4l2-5 2 5h4v3h-12zM${n1(x + w * 0.58)} ${n1(t - w * 0.12)}h4l2-5 2 5h4v3h-12z"/>`;
  else if (kind === 'cone')
    s += `<path fill="${roof[0]}" d="M${n1(x - 3)} ${n1(t + 1)}L${n1(x + w / 2)} ${n1(t - w * 1.7)}L${n1(x + w + 3)} ${n1(t + 1)}z"/><path fill="${roof[1]}" d="M${n1(x + w / 2)} ${n1(t - w * 1.7)}L${n1(x + w + 3)} ${n1(t + 1)}h${n1(-w * 0.45)}z"/>`;
  else if (kind === 'spire')
    s += `<path fill="${pal.slate[0]}" d="M${n1(x - 1)} ${n1(t + 1)}L${n1(x + w / 2)} ${n1(t - w * 2.5)}L${n1(x + w + 1)} ${n1(t + 1)}z"/><path fill="${pal.slate[1]}" d="M${n1(x + w / 2)} ${n1(t - w * 2.5)}L${n1(x + w + 1)} ${n1(t + 1)}h${n1(-w * 0.5)}z"/><path stroke="${pal.slate[1]}" stroke-width="1.5" d="M${n1(x + w / 2)} ${n1(t - w * 2.5 - 6)}v8m-3-5h6"/>`;
  else if (kind === 'dome')
    s += `<path fill="${pal.copper[0]}" d="M${n1(x - 1)} ${n1(t + 1)}c0-${n1(w * 0.35)} ${n1(w * 0.2)}-${n1(w * 0.5)} ${n1(w * 0.38)}-${n1(w * 0.62)}v-4h${n1(w * 0.24)}v4c${n1(w * 0.18)} ${n1(w * 0.12)} ${n1(w * 0.38)} ${n1(w * 0.27)} ${n1(w * 0.4)} ${n1(w * 0.62)}z"/><path fill="${pal.copper[1]}" d="M${n1(x + w * 0.62)} ${n1(t - w * 0.55)}c${n1(w * 0.2)} ${n1(w * 0.12)} ${n1(w * 0.38)} ${n1(w * 0.22)} ${n1(w * 0.38)} ${n1(w * 0.56)}h${n1(-w * 0.3)}z"/>`;
  const cols = w > 24 ? 3 : w > 13 ? 2 : 1,
    rowsN = Math.max(1, Math.floor((h - 6) / 11));
  for (let j = 0; j < rowsN; j++)
    for (let i = 0; i < cols; i++) {
      const ww = kind === 'spire' || kind === 'cone' ? 3 : 4;
      s += `<path fill="${win}" d="M${n1(x + (w * (i + 0.5)) / cols - ww / 2)} ${n1(t + 5 + j * 11)}h${ww}v6h-${ww}z"/>`;
    }
  return s;
}
const PALETTES: Record<'own' | 'neutral', Palette> = {
  own: {
    walls: WALLS,
    roofs: ROOFS.slice(0, 4),
    slate: ['#5d82ab', '#3d5c80'],
    copper: ['#6fa697', '#48796d'],
    win: '#6d4527',
  },
  neutral: {
    walls: [
      ['#e2d9c6', '#c9bda5'],
      ['#d9cfbc', '#bdb198'],
    ],
    roofs: [
      ['#ad9c86', '#8f7f6a'],
      ['#a39583', '#857764'],
    ],
    slate: ['#9aa3ab', '#7b858e'],
    copper: ['#a3b0a8', '#84938b'],
    win: '#8a7a64',
  },
};
/** Houses of a building; grey if nobody's cube lies there. */
export function houseScene(id: string, tile: PragaTileData, neutral: boolean): string {
  const t = tile,
    r = dice(hash(id + 'h')),
    era2 = tile.era === 2,
    pal = neutral ? PALETTES.neutral : PALETTES.own;
  const sky = neutral ? ['#dcd6c6', '#e9e2d0'] : era2 ? ['#f3c79f', '#fbe6c6'] : ['#bcdbe4', '#f3efd6'];
  let s = `<path fill="${sky[0]}" d="M-60-60H60V60H-60z"/><path fill="${sky[1]}" d="M-60-22H60V60H-60z"/><circle cx="${n1(-30 + r() * 60)}" cy="-30" r="8" fill="#fffdf0" opacity=".75"/>`;
  let d = 'M-60 62V6',
    x = -60;
  while (x < 60) {
    const w = 8 + r() * 9,
      y = -2 + r() * 12;
    d += `V${n1(y)}l${n1(w / 2)} ${n1(-w * 0.6)} ${n1(w / 2)} ${n1(w * 0.6)}`;
    x += w;
  }
  s += `<path fill="${neutral ? '#cfc6b2' : era2 ? '#dfa67c' : '#c2cdb4'}" d="${d}V62z"/>`;
  const k = hash(id) % 5;
  const H = (x: number, w: number, base: number, h: number, kind: Kind) =>
    (s += house(x, w, base, h, kind, r, pal));
  if (t.special) {
    H(-44, 24, 34, 34, 'gable');
    H(16, 28, 34, 30, 'step');
    H(-16, 32, 36, 44, t.symbol ? 'spire' : 'dome');
    if (t.symbol) H(-24, 12, 36, 40, 'spire');
  } else if (t.symbol) {
    H(-46, 26, 34, 26 + r() * 8, k % 2 ? 'gable' : 'step');
    H(10, 36, 35, 24, 'long');
    H(-14, 15, 36, 42, 'spire');
  } else if (!t.cube_space) {
    H(-46, 22, 33, 26, 'gable');
    H(26, 20, 33, 28, 'gable');
    H(-26, 52, 36, 34, k % 2 ? 'long' : 'dome');
  } else if (k === 0) {
    H(-48, 28, 34, 30, 'gable');
    H(20, 26, 34, 26, 'step');
    H(-18, 36, 36, 36, 'gable');
  } else if (k === 1) {
    H(-44, 38, 35, 28, 'long');
    H(22, 24, 34, 34, 'gable');
    H(-4, 16, 36, 46, 'cone');
  } else if (k === 2) {
    H(-46, 24, 34, 38, 'step');
    H(6, 40, 35, 26, 'long');
    H(-22, 28, 36, 30, 'gable');
  } else if (k === 3) {
    H(-50, 30, 34, 28, 'gable');
    H(22, 28, 34, 36, 'gable');
    H(-16, 34, 36, 26, 'step');
  } else {
    H(-46, 20, 35, 42, 'cone');
    H(-26, 36, 36, 30, 'gable');
    H(12, 34, 36, 38, 'step');
  }
  s += `<path fill="${neutral ? '#b9ac93' : era2 ? '#a58a52' : '#8ba063'}" d="M-60 34C-30 28 10 40 60 33v30H-60z"/>`;
  return s;
}
/** The ground of an upgrade in the colour of its action. */
export function upgradeScene(action: ActionId): string {
  const A = ACTIONS[action];
  return (
    `<path fill="${A.wash}" d="M-60-60H60V60H-60z"/><path fill="${A.colour}" opacity=".16" d="M-60 6C-34-10-10 12 16-2S48-8 62 2v60H-60z"/><path fill="${A.colour}" opacity=".22" d="M-60 30C-34 16-8 34 18 24s30-6 44 0v40H-60z"/>` +
    `<g opacity=".13">${actionIcon(action, 0, 6, 78, A.dark)}</g>`
  );
}
