/** A small picture for every move, so that a list is read by its pictures. */
import type { MoveData, PragaBoardData } from '../../../app/api/types';
import { placeOf } from '../../shared/places';
import { actionTile } from '../draw/action-tile';
import { ACTIONS, type ActionId, medal } from '../draw/actions';
import { words } from '../draw/numbers';
import { bridgeTile, plaza, seal, token } from '../draw/pieces';
import { type SymbolId, isSymbol, rows, symbol } from '../draw/symbol';
import { technology } from '../draw/technology';
import { tile } from '../draw/tile';

const PROJECT_SIGNS = { cathedral: 'cathedral', hunger_wall: 'hunger' } as const;

export interface Picture {
  box: string;
  drawn: string;
  /** how wide it may be */
  style: string;
}

export const symbolPicture = (id: SymbolId, n: number | string | null = null): Picture => ({
  box: '0 0 24 24',
  drawn: symbol(id, 12, 12, 24, n),
  style: 'sy',
});
const isAction = (hex: string): hex is ActionId => hex in ACTIONS;
export const actionPicture = (action: ActionId): Picture => ({
  box: '-18 -18 36 36',
  drawn: medal(action, 0, 0, 15.5),
  style: 'md',
});
const station = (space: string): Picture => ({
  box: '-14 -12 28 32',
  style: 'md',
  drawn: `<path class="st-shield" d="M-11-9h22v12c0 8-5 12-11 15-6-3-11-7-11-15z"/>${words(0, 5, 14, space, 'st-n')}`,
});
/** An empty place of the bridge, with what it brings. */
function bridgePlace(board: PragaBoardData, number: number): Picture {
  const signs = rows(board.bridge[number - 1] ?? {});
  const drawn = signs.map(([id, n], i) => symbol(id, 0, (i - (signs.length - 1) / 2) * 28, 25, n)).join('');
  return {
    box: '-26 -33 52 66',
    style: 'br',
    drawn: `<rect x="-23.5" y="-30" width="47" height="60" rx="7" class="br-place"/>${drawn}`,
  };
}

export const tilePicture = (
  board: PragaBoardData,
  id: string,
  shown: Parameters<typeof tile>[2] = {},
): Picture => ({
  box: '-58 -63 116 126',
  drawn: tile(id, board.tiles[id]!, shown),
  style: 'hx',
});

/** The picture of a piece of the game. A tile that has been laid shows less. */
export function piecePicture(
  board: PragaBoardData,
  vocabulary: string,
  id: string,
  isLaid = false,
): Picture | null {
  switch (vocabulary) {
    case 'tile':
      return board.tiles[id] ? tilePicture(board, id, { face: isLaid ? 'laid' : 'full' }) : null;
    case 'action_tile':
      return { box: '-46 -42 92 84', drawn: actionTile(board.action_tiles[id]!), style: 'at' };
    case 'technology':
      return board.technologies[id]
        ? { box: '-65 -39 130 78', drawn: technology(board.technologies[id]), style: 'tq' }
        : null;
    case 'bridge_tile':
      return { box: '-34 -42 68 84', drawn: bridgeTile(board.bridge_tiles[id]!), style: 'bt' };
    case 'seal':
      return { box: '-40 -40 80 80', drawn: seal(board.seals[id]!), style: 'sq' };
    case 'token':
      return { box: '-23 -23 46 46', drawn: token(board.tokens[id]!), style: 'md' };
    case 'plaza_tile':
      return {
        box: '-58 -60 116 120',
        drawn: plaza(board.plaza_tiles[id]!, board.plaza_tiles[id]!.colour),
        style: 'hx',
      };
    case 'space':
      return station(id);
    default:
      return null;
  }
}

/** The symbol that the server names for a verb or an event, if it is one of this game. */
export const iconPicture = (icon: string): Picture | null => (isSymbol(icon) ? symbolPicture(icon) : null);

/** A picture for a move: of the place or piece that it names, else the symbol of its verb. */
export function faceOf(board: PragaBoardData, move: MoveData): Picture | null {
  const [thing] = move.objects;
  const place = placeOf(move);
  const piece = thing && piecePicture(board, thing.vocabulary, thing.id, place?.kind === 'hex');
  if (piece) return piece;
  if (place?.kind === 'hex' && isAction(place.hex)) return actionPicture(place.hex);
  if (place?.kind === 'bridge' && place.place) return bridgePlace(board, place.place);
  if (place?.kind === 'amount') return iconPicture(place.bonus);
  if (place?.kind === 'project') return symbolPicture(PROJECT_SIGNS[place.project]);
  return iconPicture(move.icon);
}
