/** Mines, quarry, technology and university of one player. */
import type {
  PragaBoardData,
  PragaPlaceData,
  PragaPlayerData,
  PragaProductionTrackData,
} from '../../../app/api/types';
import { pragaPlace } from '../places';
import { type Targets, hit, placeAttribute } from './hit';
import { at, words } from './numbers';
import { token } from './pieces';
import { cube } from './seats';
import { type SymbolId, bare, rows, symbol } from './symbol';
import { ROMAN } from './technology';

const C = 30;
export const TRACKS_BOX = '0 0 320 222';

type Cell = (value: number, x: number, y: number) => string;

const plainCell: Cell = (value, x, y) => words(x, y + 6, 17, value, 'tk-n');

export function tracks(
  board: PragaBoardData,
  player: PragaPlayerData,
  seat: number,
  targets: Targets,
): string {
  const { mines, quarry, technology, university } = board.tracks;
  const levels = new Map(technology.levels.map((step, i) => [step, ROMAN[i + 1]!]));
  const row = (y: number, sign: SymbolId, from: number, most: number, value: number, cell: Cell) => {
    const place = pragaPlace('amount', { seat, bonus: sign });
    const drawn = Array.from({ length: most - from + 1 }, (_, i) => {
      const [v, x] = [from + i, 46 + i * C];
      const marker =
        v === value ? `<g ${placeAttribute(place)}>${cube(seat, x + C / 2 - 1.2, y + 38, 20)}</g>` : '';
      return `<rect x="${x}" y="${y}" width="${C - 2.5}" height="32" rx="6" class="tk ${v <= value ? 'on' : ''}"/>${cell(v, x + C / 2 - 1.2, y + 16)}${marker}`;
    });
    const outline = `<rect class="tk-frame" x="2" y="${y - 4}" width="${50 + (most - from + 1) * C}" height="54" rx="9"/>`;
    return hit(targets(place), {
      drawn: bare(symbol(sign, 20, y + 16, 30)) + drawn.join(''),
      outline,
      style: 'tk-row',
      attributes: `data-piece="track ${sign}"`,
    });
  };
  const worth = (value: number, x: number, y: number) => {
    const points = university.multiplier[value] ?? 0;
    return points === (university.multiplier[value - 1] ?? 0)
      ? plainCell(value, x, y)
      : symbol('vp', x, y, 24, points);
  };
  const level: Cell = (value, x, y) =>
    levels.has(value)
      ? `<rect x="${x - 11}" y="${y - 11}" width="22" height="22" rx="4" class="tk-lv"/>${words(x, y + 5.5, 14.5, levels.get(value)!, 'tk-r')}`
      : plainCell(value, x, y);
  return [
    row(
      4,
      'mine',
      mines.least,
      mines.most,
      player.mines,
      production(board, mines, player.mine_token, pragaPlace('track_token', { seat, track: 'mines' })),
    ),
    row(
      58,
      'quarry',
      quarry.least,
      quarry.most,
      player.quarry,
      production(board, quarry, player.quarry_token, pragaPlace('track_token', { seat, track: 'quarry' })),
    ),
    row(112, 'tech', 0, technology.most, player.technology, level),
    row(166, 'university', 0, university.most, player.university, worth),
  ].join('');
}

/** What producing brings from this count on. */
function production(
  board: PragaBoardData,
  track: PragaProductionTrackData,
  lies: string | null,
  place: PragaPlaceData,
): Cell {
  return (value, x, y) => {
    if (value === track.seal_at) return symbol('seal', x, y, 25);
    if (value === track.token_at)
      return lies
        ? at(x, y, 0.68, token(board.tokens[lies]!), placeAttribute(place))
        : `<circle cx="${x}" cy="${y}" r="10" class="tk-hole" ${placeAttribute(place)}/>`;
    const [gain] = rows(track.bonuses.find((each) => each.at === value)?.bonus ?? {});
    return gain ? bare(symbol(gain[0], x, y, 23, gain[1])) : plainCell(value, x, y);
  };
}
