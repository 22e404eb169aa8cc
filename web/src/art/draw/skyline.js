// The town of the pages around the table: behind the first page, behind a lobby, and small on an edition's card.
import { dice, hash, n1 } from './dice.js';
import { town } from './landscape.js';
import { PAL } from './palettes.js';
import { path } from './silhouettes.js';

const WIDTH = 1800;
const CLOUDS = [
  [80, 90, 2.6],
  [420, 50, 1.7],
  [760, 120, 2.2],
  [1330, 70, 2.8],
  [1600, 140, 1.9],
];
const CLOUD = 'M0 12a9 9 0 0 1 4-17 14 14 0 0 1 26-5 11 11 0 0 1 17 6 9 9 0 0 1 1 16z';
const LIGHT = {
  day: {
    sky: ['#a9cfe6', '#fbeed2'],
    halo: 0.32,
    sun: '#fff8e0',
    cloud: 0.8,
    layers: ['#c9dcd3', '#c3d0ab', '#d2bb8b', '#a98550', '#86653a'],
  },
  night: {
    sky: ['#0f0d22', '#5a4270'],
    halo: 0.1,
    sun: '#f3e9c8',
    cloud: 0.06,
    layers: ['#2f2650', '#2a2148', '#221a3c', '#1a132e', '#120d22'],
  },
};
const FLAGS = ['#7a1f2b', '#c9962b', '#2f6fb5', '#2e8b57'];

/** The whole town, `height` of 1800 wide; the land lies at the bottom, the sky takes the rest. */
export function skyline(time, height) {
  const h = height,
    r = dice(7),
    { sky, halo, sun, cloud, layers } = LIGHT[time];
  const row = (base, high, fill) =>
    `<path fill="${fill}" d="${town(r, -10, WIDTH, base, high)}M0 ${base - 1}h${WIDTH}v160H0z"/>`;
  const big = (name, x, size, base) =>
    `<svg x="${x}" y="${base - size}" width="${size}" height="${size}" viewBox="0 0 512 512"><path fill="${layers[3]}" fill-rule="evenodd" d="${path(name)}"/></svg>`;
  const windows = Array.from(
    { length: 200 },
    () => `M${n1(r() * WIDTH)} ${n1(h - 130 + r() * 90)}h3v4.5h-3z`,
  ).join('');
  const stars = Array.from(
    { length: 140 },
    () => `<circle cx="${n1(r() * WIDTH)}" cy="${n1(r() * h * 0.6)}" r="${n1(0.6 + r())}"/>`,
  ).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${h}" width="${WIDTH}" height="${h}"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset=".78" stop-color="${sky[1]}"/></linearGradient></defs>` +
    `<path fill="url(#s)" d="M0 0h${WIDTH}v${h}H0z"/>` +
    (time === 'night' ? `<g fill="#fff" opacity=".85">${stars}</g>` : '') +
    `<circle cx="1180" cy="120" r="104" fill="#fff" opacity="${halo}"/><circle cx="1180" cy="120" r="60" fill="${sun}"/>` +
    `<g fill="#fff" opacity="${cloud}">${CLOUDS.map(([x, y, s]) => `<path transform="translate(${x} ${y}) scale(${s})" d="${CLOUD}"/>`).join('')}</g>` +
    `<path fill="${layers[0]}" d="M0 ${h - 190}C240 ${h - 300} 420 ${h - 200} 640 ${h - 240}S1020 ${h - 320} 1240 ${h - 240} 1560 ${h - 300} 1800 ${h - 220}V${h}H0z"/>` +
    `<path fill="${layers[1]}" d="M0 ${h - 130}C300 ${h - 210} 520 ${h - 130} 800 ${h - 170}S1400 ${h - 190} 1800 ${h - 130}V${h}H0z"/>` +
    row(h - 90, 74, layers[2]) +
    big('cathedral', 1010, 170, h - 62) +
    big('qaitbay-citadel', 300, 150, h - 66) +
    big('clock-tower', 1500, 150, h - 60) +
    row(h - 40, 56, layers[3]) +
    (time === 'night' ? `<path fill="#ffcf70" d="${windows}"/>` : '') +
    `<path fill="${layers[4]}" d="M0 ${h - 34}C300 ${h - 60} 600 ${h - 20} 900 ${h - 38}S1500 ${h - 52} 1800 ${h - 30}V${h}H0z"/></svg>`
  );
}

/** A strip of town in the colours of a type of card; with flags for the circus. */
export function strip(type) {
  const p = PAL[type][0],
    r = dice(hash(type));
  let flags = '';
  if (type === 'action') {
    flags = `<path d="M-4 14Q150 60 304 14" fill="none" stroke="${p.ink[1]}" stroke-width="1.5"/>`;
    for (let i = 0; i < 13; i++) {
      const x = 8 + i * 24,
        y = 14 + 92 * (x / 300) * (1 - x / 300);
      flags += `<path fill="${FLAGS[i % 4]}" d="M${x - 7} ${n1(y)}h15l-7.5 15z"/>`;
    }
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 130" width="300" height="130"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${p.sky[0]}"/><stop offset=".8" stop-color="${p.sky[1]}"/></linearGradient></defs>` +
    `<path fill="url(#s)" d="M0 0h300v130H0z"/><circle cx="236" cy="36" r="17" fill="${p.sun}"/><circle cx="236" cy="36" r="28" fill="${p.sun}" opacity=".25"/>` +
    `<path fill="${p.town}" d="${town(r, -5, 305, 96, 46)}M0 95h300v40H0z"/><path fill="${p.mid}" d="${town(r, -5, 305, 112, 30)}M0 111h300v20H0z"/><path fill="${p.near}" d="M0 118Q80 108 160 117T300 114V130H0z"/>${flags}</svg>`
  );
}
