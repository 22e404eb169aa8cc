/** A player's action board: upgrades on their actions, walls around them. */
import type {
  PragaActionHexData,
  PragaBoardData,
  PragaPlayerData,
  PragaLaidUpgradeData,
  PragaLaidWallData,
  PragaPlaceData,
} from '../../../app/api/types';
import { ACTIONS, type ActionId, actionIcon } from './actions';
import { handles } from './city';
import { pragaPlace } from '../places';
import { placeKey } from '../../shared/places';
import { type Targets, heldAttribute, hit, placeAttribute } from './hit';
import { R, SLOT, roundHex } from './hexagon';
import { at, words } from './numbers';
import { shieldAt } from './seats';
import { type Amounts, line } from './symbol';
import { slot, tile } from './tile';

export interface BoardGhost {
  /** its place in the list of hexes */
  hex: number;
  tile: string;
  rotation: number;
  /** its sides that pay */
  edges: Set<number>;
  corners: Set<number>;
  handles: boolean;
}

export interface BoardShown {
  targets: Targets;
  /** the most that connections could bring, by the key of the place */
  tags?: ReadonlyMap<string, Amounts>;
  /** actions whose upgrade waits to be claimed */
  claims?: ReadonlySet<string>;
  ghost?: BoardGhost | null;
  words: { action: (id: string) => string; turn: [string, string] };
}

const spot = (hex: PragaActionHexData): [number, number] => [(R * Math.sqrt(3) * hex.x) / 2, (R * hex.y) / 2];

/** Letters of a name that fit on a hex. */
const LONGEST = 12;

type Lying = PragaLaidWallData | PragaLaidUpgradeData;

function lying(player: PragaPlayerData, hex: PragaActionHexData): Lying | undefined {
  return hex.action ? player.upgrades[hex.action] : player.walls[String(hex.slot)];
}

export function actionBoard(
  board: PragaBoardData,
  player: PragaPlayerData,
  seat: number,
  shown: BoardShown,
): string {
  const { ghost } = shown;
  const core = `<path class="bd-core" d="${SLOT}"/>${shieldAt(seat, 0, 0, 62)}`;
  const hexes = board.action_board.map((hex, place) =>
    ghost?.hex === place ? '' : one(board, player, seat, hex, shown),
  );
  return (
    core +
    (ghost ? halo(board.action_board[ghost.hex]!) : '') +
    hexes.join('') +
    (ghost ? placed(board, seat, ghost, shown) : '')
  );
}

/** Where a hex lies: an action, or a slot for a wall. */
const placeOfHex = (seat: number, hex: PragaActionHexData): PragaPlaceData =>
  pragaPlace('hex', { seat, hex: String(hex.action ?? hex.slot) });

function one(
  board: PragaBoardData,
  player: PragaPlayerData,
  seat: number,
  hex: PragaActionHexData,
  shown: BoardShown,
): string {
  const [x, y] = spot(hex);
  const place = placeOfHex(seat, hex);
  const here = lying(player, hex);
  if (here) {
    const claimed = hex.action !== null && shown.claims?.has(hex.action);
    const covered = 'covered' in here ? here.covered.length : 0;
    const drawn = tile(here.tile, board.tiles[here.tile]!, {
      face: 'laid',
      rotation: here.rotation,
      paid: new Set(here.used_up),
      covered,
      lit: lit(hex, shown),
      style: claimed ? 'is-claim' : '',
    });
    return at(x, y, 1, drawn, `class="lies" data-piece="tile ${here.tile}" ${placeAttribute(place)}`);
  }
  if (hex.action)
    return at(
      x,
      y,
      1,
      actionHex(hex.action as ActionId, shown.words.action(hex.action)),
      `class="lies" data-piece="term action_${hex.action}" ${placeAttribute(place)}`,
    );
  const tag = shown.tags?.get(placeKey(place));
  const number = `<g class="m-up">${words(0, 42, 15, hex.slot!, 'place-n')}</g>`;
  const drawn = slot(number + (tag ? `<g class="ptag m-up">${line(tag, 0, 0, 34, 2)}</g>` : ''), 'wslot');
  return at(
    x,
    y,
    1,
    hit(shown.targets(place), {
      drawn,
      outline: `<path d="${SLOT}"/>`,
      otherwise: 'wsl',
      attributes: `data-piece="term wall" ${placeAttribute(place)}`,
    }),
  );
}

/** The edge of a neighbour that pays with the tile being placed. */
function lit(hex: PragaActionHexData, { ghost }: BoardShown): Set<number> | undefined {
  const edge = ghost ? hex.neighbours.indexOf(ghost.hex) : -1;
  return edge >= 0 && ghost?.edges.has((edge + 3) % 6) ? new Set([edge]) : undefined;
}

function actionHex(action: ActionId, name: string): string {
  const { dark } = ACTIONS[action];
  const short = name.length <= LONGEST; // a longer name could not be read; a tap tells it
  return `<g class="ahex act-${action}"><path class="ah1" d="${roundHex(58, 5)}"/><path class="ah2" d="${roundHex(53, 5)}"/>${actionIcon(action, 0, short ? -10 : 0, short ? 42 : 52, dark)}${short ? `<g class="m-up">${words(0, 31, Math.min(17, Math.round(142 / name.length)), name, 'ah-n')}</g>` : ''}</g>`;
}

const halo = (hex: PragaActionHexData): string => at(...spot(hex), 1, '<circle r="88" class="halo"/>');

function placed(board: PragaBoardData, seat: number, ghost: BoardGhost, shown: BoardShown): string {
  const hex = board.action_board[ghost.hex]!;
  const [x, y] = spot(hex);
  const drawn = tile(ghost.tile, board.tiles[ghost.tile]!, {
    face: 'laid',
    rotation: ghost.rotation,
    lit: ghost.edges,
    litCorners: ghost.corners,
    style: 'is-ghost',
  });
  const turning = ghost.handles
    ? at(x, y, 1, handles(90, (Math.atan2(y, x) * 180) / Math.PI, shown.words.turn))
    : '';
  return (
    at(x, y, 1.06, drawn, `class="ghost" data-turn="1" ${heldAttribute(placeOfHex(seat, hex))}`) + turning
  );
}
