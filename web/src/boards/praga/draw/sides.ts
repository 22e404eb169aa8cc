/** What meets other tiles: half a symbol at an edge, a triangle at a corner. */
import { R, corner, edgeAngle } from './hexagon';
import { n1, rad, words } from './numbers';
import { bare, isSymbol, symbol } from './symbol';

const EDGES = new Map<string, [fill: string, stroke: string]>(
  Object.entries({
    gold: ['#ffe9a8', '#8a5b0e'],
    stone: ['#dfe4ea', '#4a5563'],
    silver: ['#eef3fb', '#4d5a70'],
    tech: ['#f3cfa4', '#6b3a10'],
    vp2: ['#e2f2dc', '#245a38'],
  }),
);

export function edgeTab(sign: string, edge: number, style = ''): string {
  const [fill, stroke] = EDGES.get(sign) ?? ['#fff', '#000'];
  const angle = edgeAngle(edge);
  const [x, y] = [Math.cos(rad(angle)) * 43.3, Math.sin(rad(angle)) * 43.3];
  const points = /^vp(\d)$/.exec(sign)?.[1];
  // a file of another person may have symbols that nobody has drawn
  const drawn = points
    ? `<g class="l-up">${symbol('vp', x, y, 24.5, points)}</g><g class="l-not">${symbol('vp', x, y, 19)}</g>`
    : isSymbol(sign)
      ? bare(symbol(sign, x, y, 18.5))
      : words(x, y + 6, 17, '?', 'sy-n');
  return `<g class="edge ${style}"><path transform="rotate(${angle})" fill="${fill}" stroke="${stroke}" stroke-width="1.6" d="M51.7-12.5H45.5a12.5 12.5 0 0 0 0 25h6.2z"/><g class="edge-s">${drawn}</g></g>`;
}

export function cornerKite(colour: 'red' | 'blue', k: number, style = '', q = 17): string {
  const [vx, vy] = corner(k, R - 1);
  const towards = (other: number) => {
    const [x, y] = corner(other % 6, R - 1);
    return [(x - vx) / (R - 1), (y - vy) / (R - 1)] as const;
  };
  const [ax, ay] = towards(k + 5);
  const [bx, by] = towards(k + 1);
  const points = [
    [vx, vy],
    [vx + ax * q, vy + ay * q],
    [vx + (ax + bx) * q, vy + (ay + by) * q],
    [vx + bx * q, vy + by * q],
  ];
  const [fill, stroke] = colour === 'red' ? ['#c2382e', '#61130e'] : ['#2c73bd', '#0f3158'];
  const [mx, my] = [vx + (ax + bx) * q * 0.52, vy + (ay + by) * q * 0.52];
  const glyph =
    colour === 'red' ? `M${n1(mx)} ${n1(my - 4)}l3.8 6.6h-7.6z` : `M${n1(mx)} ${n1(my + 4)}l-3.8-6.6h7.6z`;
  const kite = points.map((point) => point.map(n1).join(' ')).join('L');
  return `<g class="kite ${style}"><path fill="${fill}" stroke="${stroke}" stroke-width="1.5" stroke-linejoin="round" d="M${kite}Z"/><path fill="#fff3e0" d="${glyph}"/></g>`;
}
