/** The hexagon of all tiles: pointed, with a radius of 60. Edges count from the upper right, corners from the top. */
import { n1, rad } from './numbers';

export const R = 60;

export const corner = (k: number, r: number): [number, number] => [
  r * Math.cos(rad(-90 + 60 * k)),
  r * Math.sin(rad(-90 + 60 * k)),
];

export const edgeAngle = (edge: number): number => -60 + 60 * edge;

/** With rounded corners. */
export function roundHex(r: number, q: number): string {
  const t = q / r;
  let d = '';
  for (let k = 0; k < 6; k++) {
    const [x, y] = corner(k, r);
    const [ax, ay] = corner((k + 5) % 6, r);
    const [bx, by] = corner((k + 1) % 6, r);
    d += `${k ? 'L' : 'M'}${n1(x + (ax - x) * t)} ${n1(y + (ay - y) * t)}Q${n1(x)} ${n1(y)} ${n1(x + (bx - x) * t)} ${n1(y + (by - y) * t)}`;
  }
  return d + 'Z';
}

/** An empty place for a tile. */
export const SLOT = roundHex(57, 5);
export const HEX = roundHex(R - 0.6, 4);
export const STOCK = roundHex(57.5, 4);
/** What pictures are cut to; its clip path is `px-hex`. */
export const CLIP = roundHex(54, 3);
