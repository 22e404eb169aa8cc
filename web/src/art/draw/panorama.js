// The town behind the arcade, by day and by night.
import { dice, n1 } from './dice.js';
import { town } from './landscape.js';

const WIDTH = 1800;
const CLOUDS = [
  [250, 96, 1.1],
  [610, 88, 0.9],
  [900, 104, 1.1],
  [1180, 90, 0.8],
  [1480, 102, 1.2],
  [1690, 92, 0.9],
];
const CLOUD = 'M0 12a9 9 0 0 1 4-17 14 14 0 0 1 26-5 11 11 0 0 1 17 6 9 9 0 0 1 1 16z';
const LIGHT = {
  day: { halo: 0.35, sun: '#fff8e0', cloud: 0.75, layers: ['#d3dcc2', '#cdb98c', '#b3915a', '#96723f'] },
  night: { halo: 0.12, sun: '#f3e9c8', cloud: 0.07, layers: ['#33294f', '#2a2143', '#1e1733', '#171127'] },
};

export function panorama(time) {
  const r = dice(42);
  const { halo, sun, cloud, layers } = LIGHT[time];
  const row = (base, height, fill) =>
    `<path fill="${fill}" d="${town(r, -10, WIDTH, base, height)}M0 ${base - 1}h${WIDTH}v80H0z"/>`;
  const windows = Array.from(
    { length: 130 },
    () => `M${n1(r() * WIDTH)} ${n1(158 + r() * 40)}h2.2v3.2h-2.2z`,
  ).join('');
  const stars = Array.from(
    { length: 90 },
    () => `<circle cx="${n1(r() * WIDTH)}" cy="${n1(70 + r() * 70)}" r="${n1(0.5 + r() * 0.9)}"/>`,
  ).join('');
  const clouds = CLOUDS.map(
    ([x, y, s]) => `<path transform="translate(${x} ${y}) scale(${s})" d="${CLOUD}"/>`,
  ).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 70 ${WIDTH} 150" preserveAspectRatio="xMidYMax slice">` +
    (time === 'night' ? `<g fill="#fff" opacity=".8">${stars}</g>` : '') +
    `<circle cx="64" cy="112" r="40" fill="#fff" opacity="${halo}"/><circle cx="64" cy="112" r="23" fill="${sun}"/><g fill="#fff" opacity="${cloud}">${clouds}</g>` +
    `<path fill="${layers[0]}" d="M0 150C200 96 330 138 520 116S860 92 1010 126 1380 96 1800 134V220H0z"/>` +
    row(176, 44, layers[1]) +
    row(200, 40, layers[2]) +
    (time === 'night' ? `<path fill="#ffcf70" d="${windows}"/>` : '') +
    `<path fill="${layers[3]}" d="M0 204C300 190 500 212 900 202S1500 196 1800 206V220H0z"/></svg>`
  );
}
