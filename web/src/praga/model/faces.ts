/** A small picture for every move, so that a list is read by its pictures. */
import type { MoveData, PragaBoardData } from '../../api';
import { actionTile } from '../draw/action-tile';
import { type ActionId, medal } from '../draw/actions';
import { words } from '../draw/numbers';
import { bridgeTile, plaza, seal, token } from '../draw/pieces';
import { type SymbolId, rows, symbol } from '../draw/symbol';
import { technology } from '../draw/technology';
import { tile } from '../draw/tile';

export interface Picture {
  box: string;
  drawn: string;
  /** how wide it may be */
  style: string;
}

const sign = (id: SymbolId): Picture => ({ box: '0 0 24 24', drawn: symbol(id, 12, 12, 24), style: 'sy' });
const medalOf = (action: string): Picture => ({ box: '-18 -18 36 36', drawn: medal(action as ActionId, 0, 0, 15.5), style: 'md' });
const station = (space: string): Picture => ({
  box: '-14 -12 28 32', style: 'md',
  drawn: `<path class="st-shield" d="M-11-9h22v12c0 8-5 12-11 15-6-3-11-7-11-15z"/>${words(0, 5, 14, space, 'st-n')}`,
});
export const WHEEL: Picture = {
  box: '-20 -20 40 40', style: 'md',
  drawn: '<circle r="15" fill="var(--wheel)" stroke="var(--wheel-ico)" stroke-width="4"/><path stroke="var(--wheel-ico)" stroke-width="2.5" d="M-15 0h30M0-15v30M-10.5-10.5l21 21M10.5-10.5l-21 21"/>',
};

/** An empty place of the bridge, with what it brings. */
function bridgePlace(board: PragaBoardData, number: number): Picture {
  const signs = rows(board.bridge[number - 1] ?? {});
  const drawn = signs.map(([id, n], i) => symbol(id, 0, (i - (signs.length - 1) / 2) * 28, 25, n)).join('');
  return { box: '-26 -33 52 66', style: 'br', drawn: `<rect x="-23.5" y="-30" width="47" height="60" rx="7" class="br-place"/>${drawn}` };
}

const PERFORMED: Record<string, string> = { develop_mines: 'mines', produce_gold: 'mines', develop_quarry: 'quarry', produce_stone: 'quarry' };
const PLAIN: Record<string, SymbolId> = {
  'buy action for two gold windows': 'extra_action',
  'buy action for gold and silver': 'extra_action',
  'refresh for gold': 'refresh',
  'refresh for stone': 'refresh',
  climb: 'row_up',
  'arrow up': 'arrow_up',
  'discard silver window': 'silver',
  'discard gold window': 'goldwin',
  'upper reward': 'plaza',
  'lower reward': 'plaza',
  choose: 'choose',
};

export const tilePicture = (board: PragaBoardData, id: string, shown: Parameters<typeof tile>[2] = {}): Picture => ({
  box: '-58 -63 116 126', drawn: tile(id, board.tiles[id]!, shown), style: 'hx',
});

/** The picture of a piece of the game. */
export function piecePicture(board: PragaBoardData, vocabulary: string, id: string): Picture | null {
  switch (vocabulary) {
    case 'tile': return board.tiles[id] ? tilePicture(board, id) : null;
    case 'action_tile': return { box: '-46 -42 92 84', drawn: actionTile(board.action_tiles[id]!), style: 'at' };
    case 'technology': return board.technologies[id] ? { box: '-65 -39 130 78', drawn: technology(board.technologies[id]), style: 'tq' } : null;
    case 'bridge_tile': return { box: '-34 -42 68 84', drawn: bridgeTile(board.bridge_tiles[id]!), style: 'bt' };
    case 'seal': return { box: '-40 -40 80 80', drawn: seal(board.seals[id]!), style: 'sq' };
    case 'token': return { box: '-23 -23 46 46', drawn: token(board.tokens[id]!), style: 'md' };
    case 'plaza_tile': return { box: '-58 -60 116 120', drawn: plaza(board.plaza_tiles[id]!, board.plaza_tiles[id]!.colour), style: 'hx' };
    case 'space': return station(id);
    default: return null;
  }
}

export function faceOf(board: PragaBoardData, move: MoveData, shown: Parameters<typeof tile>[2] = {}): Picture | null {
  const thing = move.objects[0];
  if (PLAIN[move.verb]) return sign(PLAIN[move.verb]!);
  if (move.verb === 'wheel bonus') return WHEEL;
  if (move.verb === 'bonus' && thing) return tilePicture(board, thing.id, { face: 'laid' });
  if (move.verb === 'place') return bridgePlace(board, Number(move.text.replace('place ', '')));
  if (!thing) return null;
  switch (thing.vocabulary) {
    case 'performance': return medalOf(PERFORMED[thing.id] ?? thing.id);
    case 'project': return sign(thing.id === 'cathedral' ? 'cathedral' : 'hunger');
    case 'track': return sign(thing.id === 'mines' ? 'mine' : 'quarry');
    case 'plaza': return sign('plaza');
    case 'tile': return tilePicture(board, thing.id, shown);
    default: return piecePicture(board, thing.vocabulary, thing.id);
  }
}
