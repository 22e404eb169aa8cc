/** The six actions: colour and silhouette. */
import { n1 } from './numbers';
import { SILHOUETTES } from './silhouettes';

interface Look {
  colour: string;
  dark: string;
  wash: string;
  /** in a grid of 24, or of 512 */
  path: string;
  grid: 24 | 512;
}

export const ACTIONS = {
  mines: { colour: '#a9751a', dark: '#6f4a0c', wash: '#f6e3b4', path: SILHOUETTES.wagon, grid: 512 },
  quarry: { colour: '#5d6a7a', dark: '#37414e', wash: '#dfe4ea', path: SILHOUETTES.block, grid: 512 },
  upgrade: { colour: '#74489f', dark: '#472770', wash: '#eadcf6', path: SILHOUETTES.hammer, grid: 512 },
  wall: {
    colour: '#a44d2a',
    dark: '#6a2c14',
    wash: '#f6d9c6',
    grid: 24,
    path: 'M2 21V9.5h2.3V6h4v3.5h1.7V6h4v3.5h1.7V6h4v3.5H22V21h-7v-3.5a3 3 0 0 0-6 0V21z',
  },
  building: {
    colour: '#2c7770',
    dark: '#17504b',
    wash: '#d2ece6',
    grid: 24,
    path: 'M2 21V11.3L7.3 5l5.3 6.3V21H9.3v-4H5.3v4zM13.8 21v-8.7l-1.7-2L16.6 6 22 11v10h-2.6v-3.6h-3V21zM5.5 11.5h3.6v2.7H5.5z',
  },
  road: {
    colour: '#5a7528',
    dark: '#384c14',
    wash: '#e4edca',
    grid: 24,
    path: 'M11 2h4.5c-1 3.5-5 4.8-5 7.3 0 2.8 9.5 4 9.5 8.7 0 1.2-.4 2.5-1.2 4H4c1.7-1.3 4.8-2.5 4.8-4.2 0-2.4-5.3-3.8-5.3-8C3.5 6.3 9 5.5 11 2z',
  },
} satisfies Record<string, Look>;

export type ActionId = keyof typeof ACTIONS;

export function actionIcon(action: ActionId, x: number, y: number, size: number, fill: string): string {
  const { path, grid } = ACTIONS[action];
  return `<g transform="translate(${n1(x - size / 2)} ${n1(y - size / 2)}) scale(${(size / grid).toFixed(4)})"><path fill="${fill}" fill-rule="${grid === 24 ? 'evenodd' : 'nonzero'}" d="${path}"/></g>`;
}

export function medal(action: ActionId, x: number, y: number, r: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${ACTIONS[action].colour}" stroke="#fff3d9" stroke-width="${n1(r * 0.12)}"/>${actionIcon(action, x, y, r * 1.3, '#fff8e8')}`;
}
