/** The city: districts, King's Road, river and bridge, with everything that stands there. */
import type {
  PragaBoardData,
  PragaStateData,
  PragaMapHexData,
  PragaRoadSpaceData,
} from '../../../app/api/types';
import { placeKey } from '../../shared/places';
import { pragaPlace } from '../places';
import { type Targets, heldAttribute, hit, placeAttribute } from './hit';
import { SLOT, roundHex } from './hexagon';
import { at, n1, rad, words } from './numbers';
import { bridgeStack, bridgeTile, plaza, roadTile, token } from './pieces';
import { cube, figure, type Who } from './seats';
import { cornerKite } from './sides';
import { type SymbolId, line, rows, symbol } from './symbol';
import { CITY_H, CITY_W, K, S, hexAt } from './terrain';
import { slot, tile } from './tile';

const OUTLINE = `<path d="${SLOT}"/>`;

/** A tile that is being placed. */
export interface Ghost {
  place: string;
  tile: string;
  rotation: number;
  cube: Who | null;
  litCorners: Set<number>;
  handles: boolean;
}

export interface CityShown {
  targets: Targets;
  /** what a plot could bring, by the key of the place */
  tags?: ReadonlyMap<string, SymbolId[]>;
  hot?: string | null;
  ghost?: Ghost | null;
  /** phone: what can be chosen, lit on the small map, where nothing can be hit */
  open?: Targets;
  /** phone: the plaza under the lens */
  lens?: string | null;
  words: { old: string; new: string; turn: [string, string]; plaza: (id: string) => string };
}

export interface District {
  id: string;
  hex: PragaMapHexData;
  plots: [string, PragaMapHexData][];
}

export function districts(board: PragaBoardData): District[] {
  const hexes = Object.entries(board.map.hexes);
  return hexes
    .filter(([, hex]) => hex.type === 'plaza')
    .map(([, hex]) => ({
      id: hex.plaza!,
      hex,
      plots: hexes.filter(([, plot]) => plot.type === 'plot' && plot.plaza === hex.plaza),
    }));
}

function roadY(board: PragaBoardData): number {
  const first = board.road.find((space) => space.hex)!;
  return hexAt(board.map.hexes[first.hex!]!)[1];
}

export function city(board: PragaBoardData, state: PragaStateData, shown: CityShown): string {
  const all = districts(board);
  const y = roadY(board);
  return [
    road(y),
    ...all.map(ground),
    halo(board, shown.ghost),
    ...all.map((district) =>
      district.plots.map(([key, hex]) => plot(board, state, shown, key, hex)).join(''),
    ),
    ...all.map((district) => square(board, state, shown, district)),
    ...Object.values(board.map.hexes).map(printedCorners),
    ...board.road.map((space) => station(board, state, space, y)),
    ghost(board, shown),
    state.seats
      .map((seat, i) => (seat.figure === 'start' ? figure(i, 1246 - i * 16, y + 14, 34) : ''))
      .join(''),
    river(board, state, shown.targets),
    bridge(board, state, shown.targets, y),
    pawn(state, all),
    `<g class="m-up">${words(590, 168, 22, shown.words.old, 'town')}${words(1150, 590, 22, shown.words.new, 'town')}</g>`,
    shown.lens ? all.map((district) => lensHit(district, shown)).join('') : '',
  ].join('');
}

function road(y: number): string {
  const d = `M1262 ${y + 6}C1180 ${y - 10} 1120 ${y + 10} 1040 ${y}S900 ${y - 10} 820 ${y + 4}S660 ${y + 8} 600 ${y - 2}S470 ${y + 6} 400 ${y}S330 ${y} 300 ${y}`;
  return `<path class="m-road1" d="${d}"/><path class="m-road2" d="${d}"/><path class="m-road3" d="${d}"/>`;
}

/** A plaza and its plots share one ground, so that it is seen which plot belongs where. */
function ground({ id, hex, plots }: District): string {
  const spots = [hex, ...plots.map(([, plot]) => plot)].map((each) => hexAt(each).map(n1).join(' '));
  const layer = (style: string, r: number) =>
    spots
      .map((spot) => `<path class="${style}" transform="translate(${spot})" d="${roundHex(r, 8)}"/>`)
      .join('');
  return `<g class="ground ${id.startsWith('O') ? 'old' : 'new'}">${layer('g1', S * 1.13)}${layer('g2', S * 1.07)}</g>`;
}

function halo(board: PragaBoardData, ghost: Ghost | null | undefined): string {
  const hex = ghost && board.map.hexes[ghost.place];
  if (!hex) return '';
  const [x, y] = hexAt(hex);
  return `<circle cx="${n1(x)}" cy="${n1(y)}" r="74" class="halo"/>`;
}

function plot(
  board: PragaBoardData,
  state: PragaStateData,
  shown: CityShown,
  key: string,
  hex: PragaMapHexData,
): string {
  const [x, y] = hexAt(hex);
  const place = pragaPlace('plot', { plot: key });
  const built = state.plots[key];
  if (built) {
    const drawn = tile(built.building, board.tiles[built.building]!, {
      face: 'laid',
      rotation: built.rotation,
      neutral: built.cube === null,
      cube: built.cube,
    });
    return at(x, y, K, drawn, `class="built" ${placeAttribute(place)} data-piece="tile ${built.building}"`);
  }
  const printed = hex.surcharge
    ? `<g class="l-up">${words(-24, -12, 24, '+', 'sur')}${symbol('gold', 8, -20, 42, hex.surcharge)}${symbol('vp', 0, 22, 43, hex.points)}</g>`
    : '';
  const tags = shown.ghost?.place === key ? [] : (shown.tags?.get(placeKey(place)) ?? []);
  const tag = tags.map((sign, i) => symbol(sign, (i - (tags.length - 1) / 2) * 26, 0, 26)).join('');
  const aside = hex.surcharge ? at(21, 4, 0.85, tag) : tag;
  const lot = hit(shown.targets(place), {
    drawn: slot(printed),
    outline: OUTLINE,
    style: shown.open?.(place) ? 'lot may' : 'lot',
    attributes: `${hex.plaza ? `data-piece="plaza ${hex.plaza}"` : ''} ${placeAttribute(place)}`,
  });
  return at(x, y, K, lot) + (tag ? at(x, y + 2, 1, aside, 'class="ptag l-up"') : '');
}

/** A plaza with its rewards; influence as cubes at the rim, the most first. */
function square(
  board: PragaBoardData,
  state: PragaStateData,
  shown: CityShown,
  { id, hex }: District,
): string {
  const [x, y] = hexAt(hex);
  const now = state.plazas[id]!;
  const drawn = plaza(now.tile ? board.plaza_tiles[now.tile]! : null, hex.colour ?? 'grey', now.evaluated);
  const rim = now.evaluated
    ? `<g class="l-up">${symbol('free', 26, 28, 26)}</g>`
    : `<g class="l-up">${influence(now.influence)}</g>`;
  const style = `pz ${shown.hot === id ? 'hot' : ''}`;
  const place = pragaPlace('plaza', { plaza: id });
  const number = `<g class="l-up" transform="translate(-49 0)"><circle r="13" class="place-bed"/>${words(0, 6.5, 19, id.slice(2), 'place-n')}</g>`;
  return at(
    x,
    y,
    K,
    hit(shown.targets(place), {
      drawn: drawn + number + rim,
      outline: OUTLINE,
      style,
      attributes: `data-piece="plaza ${id}" ${placeAttribute(place)}`,
    }),
  );
}

function influence(cubes: Record<string, number>): string {
  const sorted = Object.entries(cubes).sort((a, b) => b[1] - a[1]);
  if (!sorted.length) return '';
  const bed = `<rect x="${n1(-sorted.length * 10.5 - 3)}" y="35" width="${sorted.length * 21 + 6}" height="22" rx="11" class="pip-bed"/>`;
  const pips = sorted.map(([who, n], i) => {
    const x = (i - (sorted.length - 1) / 2) * 21;
    const many =
      n > 1
        ? `<g transform="translate(${n1(x + 10)} 40)"><circle r="8.5" fill="#2c2018"/>${words(0, 5, 14, n, 'sy-n inv')}</g>`
        : '';
    return cube(who === 'bot' ? 'bot' : Number(who), x, 46, 17) + many;
  });
  return bed + pips.join('');
}

function printedCorners(hex: PragaMapHexData): string {
  const [x, y] = hexAt(hex);
  return hex.blue_corners.map((corner) => at(x, y, K, cornerKite('blue', corner, '', 16))).join('');
}

function ghost(board: PragaBoardData, { ghost: placed, words: said }: CityShown): string {
  const hex = placed && board.map.hexes[placed.place];
  if (!placed || !hex) return '';
  const [x, y] = hexAt(hex);
  const drawn = tile(placed.tile, board.tiles[placed.tile]!, {
    face: 'laid',
    rotation: placed.rotation,
    cube: placed.cube,
    neutral: placed.cube === null,
    litCorners: placed.litCorners,
    style: 'is-ghost',
  });
  return (
    at(
      x,
      y,
      K * 1.05,
      drawn,
      `class="ghost" data-turn="1" ${heldAttribute(pragaPlace('plot', { plot: placed.place }))}`,
    ) + (placed.handles ? at(x, y, 1, handlesOnMap(board, hex, x, y, said.turn)) : '')
  );
}

/** Away from the plaza: there the handles hide nothing that counts, if there is room. */
function handlesOnMap(
  board: PragaBoardData,
  hex: PragaMapHexData,
  x: number,
  y: number,
  said: [string, string],
): string {
  const centre = Object.values(board.map.hexes).find(
    (each) => each.type === 'plaza' && each.plaza === hex.plaza,
  )!;
  const [px, py] = hexAt(centre);
  const out = (Math.atan2(y - py, x - px) * 180) / Math.PI;
  const d = S * 0.82 + 34;
  const outside = [out - 30, out + 30].some((a) => {
    const [hx, hy] = [x + d * Math.cos(rad(a)), y + d * Math.sin(rad(a))];
    return hx < 330 || hx > CITY_W - 24 || hy < 24 || hy > CITY_H - 24;
  });
  return outside ? handles(d + 12, null, said) : handles(d, out, said);
}

/** Two handles that turn a tile, beside it or towards an angle. */
export function handles(d: number, out: number | null, said: [string, string]): string {
  const spots =
    out === null
      ? [
          [-d + 10, 0],
          [d - 10, 0],
        ]
      : [out - 30, out + 30]
          .map((a) => [d * Math.cos(rad(a)), d * Math.sin(rad(a))])
          .sort((a, b) => a[0]! - b[0]!);
  const paths = ['M-7-8A11 11 0 1 1-10 5M-7-14v7H0', 'M7-8A11 11 0 1 0 10 5M7-14v7H0'];
  const handle = (i: number) =>
    `<g class="hit rot" data-turn="${i ? 1 : -1}" role="button" tabindex="0" aria-label="${said[i]}" transform="translate(${spots[i]!.map(n1).join(' ')})"><circle r="21"/><path d="${paths[i]}"/></g>`;
  return `<g class="handles">${handle(0)}${handle(1)}</g>`;
}

const arrow = (x: number, y: number, style = ''): string =>
  `<path class="ic-arrow ${style}" d="M${x - 7} ${y}h11m-4-4 4 4-4 4"/>`;

/** Symbols of one of several bundles. */
function eitherOf(bundles: PragaBoardData['bridge'], size: number): string {
  const widths = bundles.map(
    (bundle) => rows(bundle).reduce((sum, [, n]) => sum + Math.min(n, 2), 0) * size * 0.95,
  );
  const total = widths.reduce((a, b) => a + b, 0) + 12 * (bundles.length - 1);
  let x = -total / 2;
  return bundles
    .map((bundle, i) => {
      const drawn =
        line(bundle, x + widths[i]! / 2, 0, size, -size * 0.1) +
        (i ? `<path class="ic-or" d="M${n1(x - 9)} 7l6-14"/>` : '');
      x += widths[i]! + 12;
      return drawn;
    })
    .join('');
}

/** They bring a tile of the bridge. */
const BRIDGE_EFFECTS = new Set(['bridge_silver', 'bridge_gold']);

/** The plain effect of a space. */
export function roadEffect(space: PragaRoadSpaceData): string {
  const { kind, cost, gain, points } = space.effect;
  const lying = space.tile ? roadTile(space.effect) : '';
  if (lying) return lying;
  if (kind === 'may_pay') return line(cost, -25, 0, 32) + arrow(0, 0) + line(gain, 25, 0, 32);
  if (kind === 'vp_per_era1_upgrade')
    return `${symbol('vp', -24, 0, 32, points)}${words(-1, 6, 16, '×', 'sy-n')}<g transform="translate(16 0) scale(.2)"><path d="${roundHex(58, 4)}" fill="#7d55b0" stroke="#33195f" stroke-width="8"/></g>${words(16, 5, 14, 'I', 'sy-n inv')}`;
  if (BRIDGE_EFFECTS.has(kind))
    return `<g transform="scale(.42)"><path fill="#3f2a12" d="M-33 30v-50q33-24 66 0v50z"/><path fill="${kind === 'bridge_silver' ? '#dfe4ec' : '#efc65e'}" d="M-29 27v-45q29-19 58 0v45z"/></g>`;
  return line(gain, 0, 0, 32);
}

export function eggEffect(space: PragaRoadSpaceData): string {
  const egg = space.egg_effect;
  if (!egg) return '';
  return egg.choose ? eitherOf(egg.choose, 17) : line(egg, 0, 0, 19);
}

function station(board: PragaBoardData, state: PragaStateData, space: PragaRoadSpaceData, y: number): string {
  const hex = space.hex && board.map.hexes[space.hex];
  if (!hex) return '';
  const [x] = hexAt(hex);
  const egg = eggEffect(space);
  const wide = BRIDGE_EFFECTS.has(space.effect.kind) ? 44 : 92;
  const below = egg
    ? `<path class="st-cut" d="M${-wide / 2 + 6} 0h${wide - 12}"/>${symbol('egg', -wide / 2 + 11, 15, 15)}${at(-wide / 2 + 22, 15, 0.6, arrow(0, 0, 'sm'))}${at(9, 15, 0.94, egg)}`
    : symbol('egg', wide / 2, 8, 17);
  const bed = `<g class="l-up"><rect x="${-wide / 2}" y="-31" width="${wide}" height="${egg ? 62 : 40}" rx="9" class="st-bed"/>${at(0, egg ? -15 : -10, 1, roadEffect(space))}${below}</g>`;
  const sign = `<g transform="translate(${-wide / 2 - 9} -8) scale(1.35)"><path class="st-shield" d="M-11-9h22v12c0 8-5 12-11 15-6-3-11-7-11-15z"/>${words(0, 5, 14, space.space, 'st-n')}</g>`;
  const here = state.seats
    .map((seat, i) => [seat, i] as const)
    .filter(([seat]) => seat.figure === space.space);
  const figures = here.map(([, i], k) => figure(i, x + wide / 2 + 14 + k * 18, y + 16, 36)).join('');
  return (
    at(
      x,
      y,
      1,
      bed + sign,
      `class="station" data-piece="space ${space.space}" ${placeAttribute(pragaPlace('space', { space: space.space }))}`,
    ) + figures
  );
}

/** The river carries the production tokens. */
function river(board: PragaBoardData, state: PragaStateData, targets: Targets): string {
  return state.river
    .map((id, i) => {
      const row = Math.floor(i / 3);
      const drawn = `<circle r="27" class="tok-ring"/><path class="raft" d="M-24 10h48l-5 9h-38z"/><g class="l-up">${token(board.tokens[id]!)}</g><g class="l-not"><circle r="21" fill="#3f280c"/><circle r="18.5" fill="#fbf0d6"/></g>`;
      const place = pragaPlace('river', { token: id });
      const floating = hit(targets(place), {
        drawn,
        outline: '<circle r="27"/>',
        style: 'tok',
        attributes: `data-piece="token ${id}" ${placeAttribute(place)}`,
      });
      return at(110 + (i % 3) * 66 + (row % 2) * 22, 400 + row * 74, 1.47, floating);
    })
    .join('');
}

/** Five places from the city's bank on, and the stacks at the bridgehead. */
function bridge(board: PragaBoardData, state: PragaStateData, targets: Targets, y: number): string {
  const piers = [0, 1, 2, 3, 4, 5]
    .map((i) => `<path d="M${314 - i * 51} ${y + 34}v12h-9v-12zM${314 - i * 51} ${y - 34}v-9h-9v9z"/>`)
    .join('');
  const deck = `<path class="br-shadow" d="M316 ${y + 34}H50v12h266z"/><path class="br-deck" d="M326 ${y - 34}H46v68h280z"/><g class="br-arch">${piers}</g><path class="br-rail" d="M326 ${y - 34}H46M326 ${y + 34}H46"/>`;
  const places = board.bridge.map((gain, i) => {
    const x = 284 - i * 51;
    const place = pragaPlace('bridge', { place: i + 1 });
    const lies = state.bridge[String(i + 1)];
    if (lies) {
      const printed = board.bridge_tiles[lies.tile]!;
      const drawn = `<g class="l-up">${bridgeTile(printed)}</g><g class="l-not">${bridgeTile(printed, true)}</g>`;
      return (
        at(
          x,
          y - 1,
          0.74,
          drawn,
          `class="br-tile" data-piece="bridge_tile ${lies.tile}" ${placeAttribute(place)}`,
        ) + (lies.figure === null ? '' : figure(lies.figure, x, y + 4, 30))
      );
    }
    const signs = rows(gain);
    const drawn =
      signs.length > 1
        ? line({ [signs[0]![0]]: signs[0]![1] }, 0, -14, 28, 0) +
          line({ [signs[1]![0]]: signs[1]![1] }, 0, 14, 28, 0)
        : line(gain, 0, 0, 32, 0);
    const frame = 'x="-23.5" y="-30" width="47" height="60" rx="7"';
    const empty = {
      drawn: `<rect ${frame} class="br-place"/><g class="l-up">${drawn}</g>`,
      outline: `<rect ${frame}/>`,
      attributes: `data-piece="term bridge" ${placeAttribute(place)}`,
    };
    return at(x, y, 1, hit(targets(place), empty));
  });
  return (
    deck +
    places.join('') +
    at(
      34,
      y - 92,
      0.52,
      bridgeStack('IV', state.silver_stack.length),
      placeAttribute(pragaPlace('stack', { stack: 'silver_tiles' })),
    ) +
    at(
      34,
      y + 86,
      0.52,
      bridgeStack('V', state.bridge_gold.length),
      placeAttribute(pragaPlace('stack', { stack: 'gold_tiles' })),
    )
  );
}

function pawn(state: PragaStateData, all: District[]): string {
  const where = all.find((district) => district.id === state.opponent?.pawn);
  if (!where) return '';
  const [x, y] = hexAt(where.hex);
  return figure('bot', x + 27, y + 40, 38); // beside the rewards
}

function lensHit({ id, hex, plots }: District, shown: CityShown): string {
  const spots = [hex, ...plots.map(([, plot]) => plot)].map(hexAt);
  const mean = (k: 0 | 1) => n1(spots.reduce((sum, spot) => sum + spot[k], 0) / spots.length);
  return `<g class="lens-hit ${shown.lens === id ? 'cur' : ''}" data-lens="${id}" role="button" tabindex="0" aria-label="${shown.words.plaza(id)}"><circle cx="${mean(0)}" cy="${mean(1)}" r="94"/></g>`;
}
