/** The land around Prague. */
import type { PragaCityMapData, PragaMapHexData } from '../../../app/api/types';
import { roundHex } from './hexagon';
import { dice, n1 } from './numbers';

/** Radius of a hex of the map, and what scales a tile to it. */
export const S = 40;
export const K = S / 60;
export const CITY_W = 1268;
export const CITY_H = 664;

/** Where the middle of a hex is drawn. */
export const hexAt = (hex: Pick<PragaMapHexData, 'x' | 'y'>): [number, number] => [
  356 + (S * Math.sqrt(3) * hex.x) / 2,
  62 + (S * hex.y) / 2,
];

const tree = (x: number, y: number, k: number, cls: 'pine' | 'leaf'): string =>
  `<g transform="translate(${n1(x)} ${n1(y)}) scale(${n1(k)})" class="tree ${cls}"><path class="tr-k" d="M-1 0h2v5h-2z"/><path class="tr-a" d="${cls === 'pine' ? 'M0-13 5-2H-5z' : 'M0-12a6 6 0 1 1-.1 0z'}"/><path class="tr-b" d="${cls === 'pine' ? 'M0-13 5-2H0z' : 'M0-12a6 6 0 0 1 0 12z'}"/></g>`;
const hut = (x: number, y: number, w: number, h: number, k: number): string =>
  `<path class="ht-w" d="M${n1(x)} ${n1(y)}v${-h}h${w}v${h}z"/><path class="ht-r${k % 3}" d="M${n1(x - 1)} ${n1(y - h)}l${n1(w / 2 + 1)} ${n1(-w * 0.7)} ${n1(w / 2 + 1)} ${n1(w * 0.7)}z"/>`;
/** Fields, river, banks, trees and walled quarters: drawn once. */
export function terrain(map: PragaCityMapData): string {
  const r = dice(77);
  let s = `<rect class="m-land" width="${CITY_W}" height="${CITY_H}" rx="18"/>`;
  // fields
  for (let i = 0; i < 9; i++) {
    const x = 380 + r() * 860,
      y = 300 + r() * 340;
    s += `<path class="m-field" d="M${n1(x)} ${n1(y)}q${n1(40 + r() * 30)} ${n1(-16 + r() * 8)} ${n1(90 + r() * 40)} 0q-10 ${n1(20 + r() * 14)} ${n1(-90 - r() * 40)} ${n1(18)}z"/>`;
  }
  // the west bank and the river
  s += `<path class="m-bank" d="M0 18Q0 0 18 0H58C30 130 84 190 70 290S20 470 60 ${CITY_H}H18Q0 ${CITY_H} 0 ${CITY_H - 18}z"/>`;
  s += `<path class="m-river" d="M58 0C30 130 84 190 70 290S20 470 60 ${CITY_H}H292C262 560 306 470 296 372S262 200 286 116C300 60 420 34 560 26S900 8 1268 22V18Q1268 0 1250 0z"/>`;
  s += `<g class="m-wave">`;
  for (let i = 0; i < 34; i++) {
    const y = 20 + r() * 630,
      x = 76 + r() * 180;
    s += `<path d="M${n1(x)} ${n1(y)}q6-5 12 0t12 0"/>`;
  }
  for (let i = 0; i < 12; i++) {
    const x = 330 + i * 76 + r() * 30;
    s += `<path d="M${n1(x)} ${n1(9 + r() * 8)}q5-4 10 0t10 0"/>`;
  }
  s += '</g>';
  // green country: trees, sparse
  for (const h of Object.values(map.hexes)) {
    const [x, y] = hexAt(h);
    if (h.type === 'green') {
      const n = 1 + Math.floor(r() * 3);
      for (let i = 0; i < n; i++)
        s += tree(x - 22 + r() * 44, y - 14 + r() * 34, 0.8 + r() * 0.7, r() < 0.4 ? 'pine' : 'leaf');
    }
    if (h.type === 'embankment') {
      let xx = x - 33;
      while (xx < x + 26) {
        const w = 9 + r() * 6;
        s += hut(xx, y + 16 + r() * 6, n1(w), n1(12 + r() * 9), Math.floor(r() * 3));
        xx += w + 1;
      }
      s += `<path class="m-quay" d="M${n1(x - 35)} ${n1(y + 20)}h70v4h-70z"/>`;
    }
    if (h.type === 'walled') {
      s += `<g transform="translate(${n1(x)} ${n1(y)}) scale(${K.toFixed(3)})"><path class="wq-g" d="${roundHex(50, 8)}"/>${[
        [-26, 4, 16, 16],
        [-6, -8, 15, 18],
        [12, 2, 16, 15],
        [-16, 26, 15, 14],
        [6, 26, 17, 13],
      ]
        .map((q, i) => hut(q[0]!, q[1]!, q[2]!, q[3]!, i))
        .join('')}<path class="wq-w" d="${roundHex(50, 8)}"/></g>`;
    }
  }
  return s;
}
