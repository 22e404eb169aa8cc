/** Cubes, figures and shields: a seat has the same one here as in the lobby. */
import { n1 } from './numbers';
import { SILHOUETTES } from './silhouettes';
import { art } from './symbol';

export type Who = number | 'bot';

const BEASTS = [
  SILHOUETTES.swan,
  SILHOUETTES.fox,
  SILHOUETTES.stag,
  SILHOUETTES.unicorn,
  '',
  '',
  SILHOUETTES.machine,
];

/** Which of the seats' tinctures; the automatic opponent has the raven's, and a machine for a beast. */
export const tincture = (seat: Who): number => (seat === 'bot' ? 6 : seat);

export function cube(seat: Who, x: number, y: number, size: number): string {
  const n = tincture(seat);
  return `<g class="cube" transform="translate(${n1(x - size / 2)} ${n1(y - size / 2)}) scale(${(size / 24).toFixed(3)})"><rect x="2" y="2" width="20" height="20" rx="3.6" fill="var(--seat-${n})" stroke="#fff6e2" stroke-width="3.6"/><rect x="2" y="2" width="20" height="20" rx="3.6" fill="var(--seat-${n})" stroke="#241708" stroke-width="1.3"/><path fill="#fff" opacity=".25" d="M3 6a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v1.5H3z"/><g transform="translate(4.2 4.6) scale(.0305)"><path fill="var(--seat-${n}-on)" d="${BEASTS[n]}"/></g></g>`;
}

export function figure(seat: Who, x: number, y: number, size: number): string {
  const n = tincture(seat);
  return `<g class="figure tinct-${n}" transform="translate(${n1(x - size / 2)} ${n1(y - size)}) scale(${(size / 24).toFixed(3)})">${art('figure')}<g transform="translate(7.6 12.2) scale(.0175)"><path fill="var(--seat-${n}-on)" d="${BEASTS[n]}"/></g></g>`;
}

const SHIELD = 'M3 3h34v19c0 12-7.5 18-17 22.5C10.5 40 3 34 3 22z';
const FIELDS = [
  '',
  '<path d="M3 3v30L37 3z"/>',
  '<path d="M0 36 20 16l20 20v-12L20 4 0 24z"/>',
  '<path d="M9 0h5.5v48H9zM20 0h5.5v48H20zM31 0h5.5v48H31z"/>',
];

export function shieldArt(seat: Who): string {
  const n = tincture(seat);
  return `<path d="${SHIELD}" fill="var(--seat-${n})"/><g clip-path="url(#px-shield)" fill="var(--seat-${n}-b)">${FIELDS[n] ?? ''}</g><svg x="7.5" y="6.5" width="25" height="25" viewBox="0 0 512 512"><path fill="var(--seat-${n}-on)" d="${BEASTS[n]}"/></svg><path d="${SHIELD}" fill="none" stroke="#2a1a0d" stroke-width="2"/><path d="M5 5h30v17c0 10.5-6.5 16-15 20C11.5 38 5 32.5 5 22z" fill="none" stroke="#fff" stroke-opacity=".35"/>`;
}

export const shieldAt = (seat: Who, x: number, y: number, size: number): string =>
  `<g transform="translate(${n1(x - size * 0.425)} ${n1(y - size / 2)}) scale(${(size / 47).toFixed(3)})">${shieldArt(seat)}</g>`;

export const SHIELD_CLIP = SHIELD;
