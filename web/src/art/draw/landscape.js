// What scenes are built from: towns, hills, clouds, birds, layers of paper.
import { n1 } from './dice.js';

// A row of little roofs, towers and trees along a base line.
export function town(r, from, to, base, h, kind) {
  let x = from,
    d = '';
  while (x < to) {
    const w = 11 + r() * 13,
      top = base - h * (0.45 + r() * 0.55),
      k = r();
    if (k < 0.12) {
      // cone tower
      const tw = w * 0.62,
        tt = top - 12;
      d += `M${n1(x)} ${base}V${n1(tt)}h${n1(tw)}V${base}zM${n1(x - 2)} ${n1(tt)}l${n1(tw / 2 + 2)} ${-n1(tw * 1.5)} ${n1(tw / 2 + 2)} ${n1(tw * 1.5)}z`;
      x += tw + 1;
    } else if (k < 0.2 && kind !== 'trade') {
      // crenellated tower
      const tw = w * 0.8,
        tt = top - 6;
      d += `M${n1(x)} ${base}V${n1(tt)}h${n1(tw * 0.25)}v3h${n1(tw * 0.12)}v-3h${n1(tw * 0.26)}v3h${n1(tw * 0.12)}v-3h${n1(tw * 0.25)}V${base}z`;
      x += tw + 1;
    } else if (k < 0.3) {
      // steeple
      const tw = w * 0.5;
      d += `M${n1(x)} ${base}V${n1(top)}l${n1(tw / 2)} ${-n1(h * 0.75)} ${n1(tw / 2)} ${n1(h * 0.75)}V${base}z`;
      x += tw;
    } else if (k < 0.46) {
      // tree
      const tr = w * 0.42;
      d += `M${n1(x + tr)} ${base}v-4a${n1(tr)} ${n1(tr * 1.2)} 0 1 1 1 0v4z`;
      x += tr * 2 + 1;
    } else if (k < 0.75) {
      // gable to the street
      d += `M${n1(x)} ${base}V${n1(top)}l${n1(w / 2)} ${-n1(w * 0.55)} ${n1(w / 2)} ${n1(w * 0.55)}V${base}z`;
      x += w;
    } else {
      // long roof with chimney
      const lw = w * 1.35;
      d += `M${n1(x)} ${base}V${n1(top)}l${n1(lw * 0.16)} ${-n1(w * 0.42)}h${n1(lw * 0.34)}v-5h4v5h${n1(lw * 0.34 - 4)}l${n1(lw * 0.16)} ${n1(w * 0.42)}V${base}z`;
      x += lw;
    }
  }
  return d;
}
export const hill = (r, y, amp) =>
  `M-4 244V${n1(y + (r() - 0.5) * amp)}C${n1(36 + r() * 20)} ${n1(y - amp * (0.4 + r() * 0.6))} ${n1(70 + r() * 16)} ${n1(y + amp * (0.3 + r() * 0.5))} ${n1(104 + r() * 10)} ${n1(y + (r() - 0.5) * amp * 0.5)}S${n1(164 + r() * 14)} ${n1(y - amp * (0.2 + r() * 0.5))} 204 ${n1(y + (r() - 0.5) * amp)}V244z`;
export const cloud = (x, y, s, o) =>
  `<path fill="#fff" opacity="${o}" transform="translate(${n1(x)} ${n1(y)}) scale(${s})" d="M0 12a9 9 0 0 1 4-17 14 14 0 0 1 26-5 11 11 0 0 1 17 6 9 9 0 0 1 1 16z"/>`;
export const birds = (x, y) =>
  `<path d="M${x} ${y}q4-5 7 0q4-5 7 0M${x + 16} ${y - 9}q3-4 5.500 0q3-4 5.500 0" fill="none" stroke="#2b1c10" stroke-opacity=".45" stroke-width="1.600" stroke-linecap="round"/>`;
// paper layer: the same shape, lifted a little, throws a shadow on what is behind it
export const layer = (d, fill, lift) =>
  `<path d="${d}" fill="#1a0f2a" opacity=".13" transform="translate(0 ${-(lift || 3)})"/><path d="${d}" fill="${fill}"/>`;
