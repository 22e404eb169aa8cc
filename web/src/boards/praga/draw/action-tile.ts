/** An action tile of the crane: its two actions side by side. 86 by 78, centred. */
import type { PragaActionTileData } from '../../../app/api/types';
import { ACTIONS, type ActionId, actionIcon } from './actions';
import { symbol } from './symbol';

const W = 86;
const H = 78;
const HALVES = [
  'M19.5-33.5h-28.5a10 10 0 0 0-10 10v47a10 10 0 0 0 10 10h28.5z',
  'M-19.5-33.5h28.5a10 10 0 0 1 10 10v47a10 10 0 0 1-10 10h-28.5z',
];

export function actionTile({ outer, inner }: PragaActionTileData, fivePoints = false): string {
  const box = (grown: number, rx: number, attributes: string) =>
    `<rect x="${-W / 2 - grown}" y="${-H / 2 - grown}" width="${W + 2 * grown}" height="${H + 2 * grown}" rx="${rx}" ${attributes}/>`;
  const halves = [outer, inner].map(
    (action, i) =>
      `<g transform="translate(${i ? 20.5 : -20.5} 0)"><path fill="${ACTIONS[action as ActionId].colour}" d="${HALVES[i]}"/>${actionIcon(action as ActionId, 0, 0, 31, '#fff8e8')}</g>`,
  );
  return `<g class="atile">${box(5, 19, 'class="at-ring"')}${box(0, 14, 'fill="#3f2a12"')}${box(-2.5, 12, 'fill="#fbf1da"')}${halves.join('')}${fivePoints ? symbol('five_points', 36, -36, 34) : ''}</g>`;
}
