// Prague as Charles IV left it: the castle on its hill, the river, the stone bridge under construction.
import { dice, n1 } from './dice.js';
import { cloud, town } from './landscape.js';

const WIDTH = 300;
const HEIGHT = 130;
const ROOF = '#b5553c';
const STONE = ['#e9cf9c', '#c9a066', '#8f6638'];

/** Three towers with their spires on a long nave. */
const cathedral = (x, base) =>
  `<path fill="#8d7460" d="M${x} ${base}v-13h34v13z"/><path fill="#6f5a4c" d="M${x - 1} ${base - 13}l4-6h28l4 6z"/>` +
  [
    [x + 2, 22, 5],
    [x + 10, 22, 5],
    [x + 24, 30, 6],
  ]
    .map(
      ([at, high, wide]) =>
        `<path fill="#7d6553" d="M${at} ${base}v${-high}h${wide}v${high}z"/><path fill="#4f6e68" d="M${at - 0.8} ${base - high}l${wide / 2 + 0.8}-11 ${wide / 2 + 0.8} 11z"/>`,
    )
    .join('');

/** One arch after the other, and at the end the tower that guards it. */
function bridge(y) {
  const arches = Array.from(
    { length: 7 },
    (_, i) => `M${20 + i * 27} ${y + 19}v-6a9.500 9.500 0 0 1 19 0v6z`,
  ).join('');
  const statues = Array.from(
    { length: 7 },
    (_, i) =>
      `<path fill="${STONE[2]}" d="M${14 + i * 27.5} ${y}v-5h1l.7-3.500.8-1.500.8 1.500.7 3.500h1v5z"/>`,
  ).join('');
  const tower = `<path fill="${STONE[1]}" d="M206 ${y + 19}v-52h22v52z"/><path fill="${STONE[2]}" d="M212 ${y + 4}v-7a5 5 0 0 1 10 0v7zM214.500 ${y - 21}h2v5h-2zm4 0h2v5h-2z"/><path fill="#4a5560" d="M204 ${y - 33}l6-16h14l6 16z"/><path stroke="#4a5560" stroke-width="1.2" d="M210 ${y - 49}v-6m14 6v-6"/>`;
  return `<path fill="${STONE[0]}" fill-rule="evenodd" d="M0 ${y}h212v19H0z${arches}"/><path fill="${STONE[1]}" d="M0 ${y}h212v3.500H0z"/>${statues}${tower}`;
}

export function prague() {
  const r = dice(1348);
  const houses = (from, to, base, high, wall, roof) =>
    `<path fill="${wall}" d="${town(r, from, to, base, high, 'trade')}"/><path fill="${roof}" opacity=".55" d="${town(r, from, to, base - 3, high * 0.5, 'trade')}"/>`;
  const waves = Array.from(
    { length: 26 },
    () => `M${n1(r() * WIDTH)} ${n1(108 + r() * 20)}h${n1(6 + r() * 12)}`,
  ).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#9cc6e4"/><stop offset=".62" stop-color="#fdebc8"/></linearGradient></defs>` +
    `<path fill="url(#s)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><circle cx="250" cy="34" r="15" fill="#fff8e0"/><circle cx="250" cy="34" r="25" fill="#fff8e0" opacity=".3"/>` +
    cloud(20, 24, 0.9, 0.75) +
    cloud(170, 18, 0.7, 0.7) +
    `<path fill="#b9c99c" d="M0 78C40 44 96 40 140 52S230 76 300 70V110H0z"/>` +
    `<path fill="${STONE[1]}" d="M34 58h104v12H34z"/><path fill="${ROOF}" d="M32 58l5-6h96l5 6z"/>` +
    cathedral(70, 53) +
    `<path fill="#93a86b" d="M0 92C60 62 150 62 190 80S260 88 300 84V110H0z"/>` +
    houses(-4, 190, 96, 22, '#d99b72', ROOF) +
    houses(226, 304, 98, 30, '#cf8f63', '#9d4a2c') +
    `<path fill="#5f93a8" d="M0 96H300V130H0z"/><path fill="#477d94" d="M0 112Q80 106 160 113T300 110V130H0z"/><path stroke="#cfe4e8" stroke-width="1" opacity=".6" d="${waves}"/>` +
    bridge(90) +
    '</svg>'
  );
}
