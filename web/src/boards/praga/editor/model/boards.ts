/** What can be changed on the boards: crane, action tiles, King's Road, bridge, scoring tables, player boards. */
import type { PragaBoardData, PragaPlayerData, PragaWheelBonusData } from '../../../../app/api/types';
import { t } from '../../../../app/i18n/i18n.svelte';
import { actionTile } from '../../draw/action-tile';
import { type ActionId, medal } from '../../draw/actions';
import { eggEffect, roadEffect } from '../../draw/city';
import { craneAngle, craneSpot, craneZones, wheelBonus } from '../../draw/crane';
import { HEX, R, STOCK } from '../../draw/hexagon';
import { NO_TARGETS } from '../../draw/hit';
import { at, n1, words } from '../../draw/numbers';
import { roadTile } from '../../draw/pieces';
import { type SymbolId, line, rows, symbol } from '../../draw/symbol';
import { TRACKS_BOX, tracks } from '../../draw/tracks';
import { symbolPicture } from '../../model/faces';
import {
  type Editable,
  type EditedPart,
  type Field,
  type FieldOption,
  PLAIN,
  REWARDS,
  type Spot,
  amounts,
  choice,
  number,
  reward,
  single,
} from './fields';
import { type Json, type JsonObject, type Path, list, object } from './json';
import { bundle, printedEffect, printedSpace } from './printed';
import { actionOptions } from './tiles';

const PLAYERS = [1, 2, 3, 4];
const players = (count: number): string => t('pieces-players', { count });

// -- the crane

const CRANE_BOX = '-330 -330 660 660';

function drawCrane(wheel: JsonObject): string {
  const positions = list(wheel.positions).map((each) => {
    const { zone, cost_gold, vp } = object(each);
    return { zone, cost: cost_gold, points: vp } as never;
  });
  const notches = list(wheel.sectors).map((each, k) => {
    const bonus = wheelData(object(each), k);
    const [sx, sy] = craneSpot(k + 0.5, 1);
    const spoke = `<path class="cr-spoke" d="M${n1(112 * sx)} ${n1(112 * sy)}L${n1(256 * sx)} ${n1(256 * sy)}"/>`;
    if (!bonus) {
      const turned = `transform="translate(${craneSpot(k, 184).map(n1).join(' ')}) rotate(${n1(craneAngle(k) + 90)})"`;
      return `${spoke}<g ${turned}><rect x="-38" y="-72" width="76" height="144" rx="10" class="cr-beam"/><path class="cr-arrow" d="M0-64l28 32h-15v46h-26v-46h-15z"/></g>`;
    }
    const [nx, ny] = craneSpot(k, 212);
    const [bx, by] = craneSpot(k, 137);
    return `${spoke}<rect x="${n1(nx - 43)}" y="${n1(ny - 39)}" width="86" height="78" rx="14" class="cr-notch"/>${at(bx, by, 1, wheelBonus(bonus))}`;
  });
  return `<circle r="325" class="cr-frame"/><circle r="320" class="cr-frame2"/>${craneZones(positions)}<circle r="258" class="cr-wheel"/>${notches.join('')}<circle r="103" class="cr-hub"/><circle r="96" class="cr-hub2"/>`;
}

function wheelData(sector: JsonObject, number: number): PragaWheelBonusData | null {
  const [code, amount] = Object.entries(object(sector.bonus ?? undefined))[0] ?? [];
  if (!code) return null;
  const price = code === 'buy_egg' ? bundle(amount) : {};
  return { bonus: code as never, amount: typeof amount === 'number' ? amount : 1, price, sector: number };
}

export function cranePositions({ part, entry }: EditedPart): Editable {
  const zones = ['red', 'green', 'blue'].map((id) => ({ value: id, label: t(`pieces-zone-${id}`) }));
  const spots = list(entry.positions).map((_, i): Spot => {
    const path = [...part.path, 'positions', i];
    const [x, y] = craneSpot(i, 290);
    return {
      id: `position-${i}`,
      label: t('pieces-position', { number: i }),
      at: { x, y, r: 30 },
      fields: [
        choice('zone', t('pieces-zone'), [...path, 'zone'], zones),
        number('cost', t('pieces-symbol-gold'), [...path, 'cost_gold'], 0, 9),
        number('points', t('pieces-points'), [...path, 'vp']),
      ],
    };
  });
  return { picture: { box: CRANE_BOX, drawn: drawCrane(entry), style: 'crane' }, isWide: true, spots };
}

const WHEEL: SymbolId[] = [...PLAIN, 'special_or_vp'];

export function craneSectors({ part, entry }: EditedPart): Editable {
  const options: FieldOption[] = [
    ...['gold', 'stone'].map((code) => ({
      value: `egg-${code}`,
      label: t('praga-bundle-buy_egg', { cost: t(`praga-amount-${code}`, { number: 1 }) }),
      picture: null,
    })),
    ...WHEEL.map((id) => ({ value: id, label: t(`pieces-symbol-${id}`), picture: symbolPicture(id, 1) })),
  ];
  const spots = list(entry.sectors).flatMap((each, k): Spot[] => {
    if (k === 0) return []; // the blocked sector
    const path = [...part.path, 'sectors', k, 'bonus'];
    const bonus: Field = {
      ...choice('bonus', t('pieces-bonus'), path, options),
      read: (value) => {
        const [code, amount] = Object.entries(object(value))[0] ?? [];
        return code === 'buy_egg' ? `egg-${Object.keys(object(amount))[0] ?? 'gold'}` : (code ?? null);
      },
      write: (chosen) => {
        const [egg, price] = String(chosen).split('-');
        return egg === 'egg' && price ? { buy_egg: { [price]: 1 } } : { [String(chosen)]: 1 };
      },
    };
    const [code, amount] = Object.entries(object(object(each).bonus ?? undefined))[0] ?? ['gold', 1];
    const amountPath =
      code === 'buy_egg' ? [...path, code, Object.keys(object(amount))[0] ?? 'gold'] : [...path, code];
    const [x, y] = craneSpot(k, 137);
    return [
      {
        id: `sector-${k}`,
        label: t('pieces-sector', { number: k }),
        at: { x, y, r: 34 },
        fields: [bonus, number('amount', t('pieces-amount'), amountPath, 1)],
      },
    ];
  });
  return { picture: { box: CRANE_BOX, drawn: drawCrane(entry), style: 'crane' }, isWide: true, spots };
}

/** Where the blocked sector starts, and where it counts. */
export function craneStart({ part }: EditedPart): Editable {
  const start = PLAYERS.map((count) =>
    number(`start-${count}`, players(count), [...part.path, 'start_block_pos', String(count)], 1, 11),
  );
  const counts = [
    number('drop', t('pieces-drop'), [...part.path, 'drop_block_pos'], 1, 11),
    number('era', t('pieces-era-position'), [...part.path, 'era_star_block_pos'], 1, 11),
  ];
  return {
    picture: null,
    spots: [
      { id: 'start', label: t('pieces-block-start'), fields: start },
      { id: 'counts', label: t('pieces-block-counts'), fields: counts },
    ],
  };
}

/** Where the turn counter starts, and when era II begins. */
export function craneFrame({ part, entry }: EditedPart): Editable {
  const start = PLAYERS.map((count) =>
    number(`frame-${count}`, players(count), [...part.path, 'frame_start', String(count)], 1, 6),
  );
  const change = PLAYERS.map((count): Spot => {
    const path = [...part.path, 'era_change', String(count)];
    const byBlock = object(object(entry.era_change)[String(count)]).kind === 'block_reaches';
    const names = byBlock ? (['pos', 'while_frame_space'] as const) : (['from', 'to'] as const);
    return {
      id: `era-${count}`,
      label: t('pieces-era-change', { players: players(count) }),
      fields: names.map((name) =>
        number(name, t(`pieces-change-${name}`), [...path, name], 1, name === 'pos' ? 11 : 6),
      ),
    };
  });
  return {
    picture: null,
    spots: [{ id: 'start', label: t('pieces-counter-start'), fields: start }, ...change],
  };
}

const ACTION_BOX = '-46 -42 92 84';

export function craneOrder({ part, file }: EditedPart): Editable {
  const spots = ['A', 'B'].map((side): Spot => {
    const tiles = list(object(file.action_tiles)[side]).map(object);
    const options = tiles.map((tile) => ({
      value: String(tile.id),
      label: String(tile.id),
      picture: { box: ACTION_BOX, drawn: actionTile(tile as never), style: 'at' },
    }));
    const name = `recommended_first_order_${side}`;
    const fields = tiles.map((_, i) =>
      choice(`${side}-${i}`, t('pieces-nth', { number: i + 1 }), [...part.path, name, i], options),
    );
    return { id: side, label: t('pieces-side', { side }), fields };
  });
  return { picture: null, spots };
}

export function actionTiles({ part, entry }: EditedPart): Editable {
  const side = (name: string): JsonObject[] => list(entry[name]).map(object);
  const options = side('B').map((tile) => ({
    value: String(tile.id),
    label: String(tile.id),
    picture: { box: ACTION_BOX, drawn: actionTile(tile as never), style: 'at' },
  }));
  let drawn = '';
  const spots: Spot[] = [];
  ['A', 'B'].forEach((name, row) => {
    drawn += words(-52, row * 100 + 8, 26, name, 'lab');
    side(name).forEach((tile, i) => {
      const [x, y] = [i * 100, row * 100];
      drawn += at(x, y, 1, actionTile(tile as never)) + words(x, y + 56, 13, String(tile.id), 'lab');
      for (const [k, half] of ['outer', 'inner'].entries())
        spots.push(
          single(
            `${name}${i}-${half}`,
            t(`pieces-half-${half}`, { tile: String(tile.id) }),
            { x: x + (k ? 20 : -20), y, w: 38, h: 68 },
            choice(half, t('pieces-action'), [...part.path, name, i, half], actionOptions()),
          ),
        );
    });
  });
  spots.push({
    id: 'pairing',
    label: t('pieces-pairing'),
    fields: side('A').map((tile) =>
      choice(`pair-${String(tile.id)}`, String(tile.id), [...part.path, 'pairing', String(tile.id)], options),
    ),
  });
  return { picture: { box: '-70 -52 620 220', drawn, style: 'editor-row' }, isWide: true, spots };
}

// -- King's Road and bridge

type RoadKind = 'gain' | 'may_pay' | 'vp_per_era1_upgrade' | 'vp_per_window';
const ROAD_KINDS: Record<RoadKind, JsonObject> = {
  gain: { gold: 1, stone: 1 },
  may_pay: { may_pay: { gold: 1 }, gain: { vp: 4 } },
  vp_per_era1_upgrade: { vp_per_era1_upgrade: 3 },
  vp_per_window: { vp_per_window: 2 },
};
const kindOfEffect = (effect: Json | undefined): string => printedEffect(effect).kind;

export function roadSpace({ part, entry }: EditedPart): Editable {
  const space = printedSpace(entry);
  const path = [...part.path, 'effect'];
  const spots: Spot[] = [
    {
      id: 'price',
      label: t('pieces-enter'),
      at: { x: -62, y: 0, w: 26, h: 40 },
      fields: [amounts('price', t('pieces-enter'), [...part.path, 'enter_cost'], ['egg'])],
    },
  ];
  if (typeof entry.effect !== 'string')
    spots.push(
      {
        id: 'effect',
        label: t('pieces-effect'),
        at: { x: 4, y: -15, w: 92, h: 32 },
        fields: effectFields(path, entry.effect, ROAD_KINDS),
      },
      single(
        'egg',
        t('pieces-egg-effect'),
        { x: 4, y: 17, w: 92, h: 26 },
        reward('egg', t('pieces-egg-effect'), [...part.path, 'egg_effect']),
      ),
    );
  const bed = `<rect x="-46" y="-33" width="100" height="66" rx="9" class="st-bed"/>`;
  const sign = `<g transform="translate(-62 -6) scale(1.35)"><path class="st-shield" d="M-11-9h22v12c0 8-5 12-11 15-6-3-11-7-11-15z"/>${words(0, 5, 14, String(entry.space), 'st-n')}</g>`;
  const egg = space.egg_effect ? symbol('egg', -34, 17, 16) + at(10, 17, 0.94, eggEffect(space)) : '';
  const price = rows(space.price).length ? line(space.price, -62, 24, 15) : '';
  return {
    picture: {
      box: '-84 -40 146 80',
      drawn: bed + sign + at(4, space.egg_effect ? -15 : 0, 1, roadEffect(space)) + egg + price,
      style: 'editor-road',
    },
    spots,
  };
}

function effectFields(path: Path, effect: Json | undefined, kinds: Record<string, JsonObject>): Field[] {
  const kind: Field = {
    ...choice(
      'kind',
      t('pieces-effect'),
      path,
      Object.keys(kinds).map((id) => ({ value: id, label: t(`pieces-road-${id}`) })),
    ),
    read: kindOfEffect,
    write: (chosen) => kinds[String(chosen)] ?? {},
  };
  const now = kindOfEffect(effect);
  if (now === 'gain') return [kind, reward('gain', t('pieces-reward'), path)];
  if (now === 'may_pay')
    return [
      kind,
      amounts('may_pay', t('pieces-cost'), [...path, 'may_pay'], ['gold', 'stone']),
      reward('gain', t('pieces-reward'), [...path, 'gain']),
    ];
  if (now === 'while_here_building_without') {
    const rest: Field = {
      ...amounts('gain', t('pieces-reward'), [...path, now], ['gold', 'stone', 'vp']),
      read: (value) =>
        Object.fromEntries(Object.entries(object(value)).filter(([name]) => name !== 'symbol')),
      write: (chosen) => ({ symbol: 'cathedral', ...object(chosen) }),
    };
    return [kind, rest];
  }
  if (now.startsWith('while_here')) return [kind, reward('gain', t('pieces-reward'), [...path, now])];
  return [kind, number('points', t('pieces-points'), [...path, now], 1)];
}

const TILE_EFFECTS: Record<string, JsonObject> = {
  while_here_upgrade: { while_here_upgrade: { vp: 2, choose: [{ stone: 1 }, { gold: 1 }] } },
  while_here_wall: { while_here_wall: { vp: 2 } },
  while_here_building_without: { while_here_building_without: { symbol: 'cathedral', vp: 3 } },
  vp_per_era1_upgrade: { vp_per_era1_upgrade: 3 },
  vp_per_window: { vp_per_window: 2 },
};

export function roadTilePiece({ part, entry }: EditedPart): Editable {
  const sides = Object.entries(object(entry.sides));
  let drawn = '';
  const spots = sides.map(([side, effect], i): Spot => {
    const y = i * 52;
    const shown = {
      ...printedSpace({ space: entry.space ?? 'I' }),
      tile: 'x' as never,
      effect: printedEffect(effect),
    };
    drawn += `<rect x="-48" y="${y - 23}" width="96" height="46" rx="8" class="st-bed"/>${at(0, y, 1, roadTile(shown.effect) || roadEffect({ ...shown, tile: null }))}`;
    return {
      id: `side-${side}`,
      label: sides.length > 1 ? t('pieces-side', { side: side.toUpperCase() }) : t('pieces-effect'),
      at: { x: 0, y, w: 94, h: 44 },
      fields: effectFields([...part.path, 'sides', side], effect, TILE_EFFECTS),
    };
  });
  return { picture: { box: `-52 -28 104 ${sides.length * 52 + 4}`, drawn, style: 'editor-road' }, spots };
}

export function bridgePlace({ part, entry }: EditedPart): Editable {
  let drawn = '';
  const spots = ['a', 'b'].map((side, i): Spot => {
    const x = i * 60 - 30;
    const signs = rows(bundle(entry[side]));
    const marks = signs.map(([id, n], k) => symbol(id, x, (k - (signs.length - 1) / 2) * 26, 24, n)).join('');
    drawn += `<rect x="${x - 25}" y="-31" width="50" height="62" rx="7" class="br-place"/>${marks}${words(x, 46, 13, side.toUpperCase(), 'lab')}`;
    const label = t('pieces-side', { side: side.toUpperCase() });
    return single(
      `side-${side}`,
      label,
      { x, y: 0, w: 48, h: 60 },
      reward(side, label, [...part.path, side]),
    );
  });
  return { picture: { box: '-60 -36 120 88', drawn, style: 'br' }, spots };
}

// -- tables of points

export function scoringTable({ part, entry }: EditedPart): Editable {
  const counted: SymbolId = part.path[0] === 'egg_scoring' ? 'egg' : 'wall_tile';
  let drawn = symbol(counted, -40, 0, 34) + symbol('vp', -40, 48, 34);
  const spots = list(entry.table).map((row, i): Spot => {
    const [count = 0, points = 0] = list(row).map(Number);
    const x = i * 52;
    drawn += `<rect x="${x - 24}" y="-24" width="48" height="96" rx="8" class="editor-cell"/>${words(x, 8, 24, count, 'num')}${symbol('vp', x, 48, 40, points)}`;
    const path = [...part.path, 'table', i];
    return {
      id: `row-${i}`,
      label: t('pieces-nth', { number: i + 1 }),
      at: { x, y: 24, w: 48, h: 96 },
      fields: [
        number('count', t('pieces-count'), [...path, 0]),
        number('points', t('pieces-points'), [...path, 1]),
      ],
    };
  });
  return {
    picture: { box: `-66 -32 ${spots.length * 52 + 48} 112`, drawn, style: 'editor-row' },
    isWide: true,
    spots,
  };
}

// -- player boards

const START: [name: string, symbol: SymbolId][] = [
  ['gold', 'gold'],
  ['stone', 'stone'],
  ['eggs', 'egg'],
  ['silver', 'silver'],
  ['goldwin', 'goldwin'],
  ['vp', 'vp'],
  ['red', 'red'],
  ['blue', 'blue'],
  ['mines', 'mine'],
  ['quarry', 'quarry'],
  ['technology', 'tech'],
  ['university', 'university'],
  ['cubes_free', 'cube'],
];

export function playerStart({ part }: EditedPart): Editable {
  const fields = START.map(([name, id]) =>
    number(name, t(`pieces-symbol-${id}`), [...part.path, 'start', name], 0, name === 'cubes_free' ? 11 : 99),
  );
  const limit = number('limit', t('pieces-limit'), [...part.path, 'resource_limit'], 1);
  return {
    picture: null,
    spots: [
      { id: 'start', label: t('pieces-start'), fields },
      { id: 'limit', label: t('pieces-limit'), fields: [limit] },
    ],
  };
}

const TRACK_ROWS = ['mines', 'quarry', 'technology', 'university'];

function drawTracks(file: JsonObject): string {
  const board = object(file.player_board);
  const production = (name: string) => {
    const track = object(board[name]);
    return {
      least: track.min,
      most: track.max,
      token_at: track.token_at,
      seal_at: track.seal_at,
      bonuses: list(track.bonuses).map((each) => {
        const { at: count, bonus } = object(each);
        return { at: count, bonus: typeof bonus === 'string' ? null : bundle(bonus) };
      }),
    };
  };
  const technology = object(board.technology);
  const university = object(board.university);
  const start = object(board.start);
  const printed = {
    tracks: {
      mines: production('mines'),
      quarry: production('quarry'),
      technology: { most: technology.max, levels: Object.values(object(technology.level_at)), overflow: 0 },
      university: { most: university.max, multiplier: university.multiplier, overflow: 0 },
    },
    tokens: {},
  } as unknown as PragaBoardData;
  const player = { ...start, mine_token: null, quarry_token: null } as unknown as PragaPlayerData;
  return tracks(printed, player, 0, NO_TARGETS);
}

/** The cells of a track in its drawing, from its first value on. */
function trackCells(track: string, from: number, to: number, fields: (value: number) => Field[]): Spot[] {
  const row = TRACK_ROWS.indexOf(track);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => ({
    id: `cell-${from + i}`,
    label: t('pieces-cell', { number: from + i }),
    at: { x: 46 + i * 30 + 13.7, y: 4 + row * 54 + 16, w: 27, h: 32 },
    fields: fields(from + i),
  })).filter((spot) => spot.fields.length);
}

const TOKEN = 'production_token';

export function productionTrack({ part, entry, file }: EditedPart): Editable {
  const name = String(part.path[1]);
  const path = part.path;
  const [from, to] = [Number(entry.min), Number(entry.max)];
  const cell = (value: number): Field[] => {
    if (value <= from) return [];
    const kind: Field = {
      ...choice('kind', t('pieces-cell', { number: value }), path, [
        { value: 'none', label: t('pieces-nothing') },
        { value: 'token', label: t('pieces-symbol-token'), picture: symbolPicture('token') },
        { value: 'seal', label: t('pieces-symbol-seal'), picture: symbolPicture('seal') },
        ...PLAIN.map((id) => ({ value: id, label: t(`pieces-symbol-${id}`), picture: symbolPicture(id, 1) })),
      ]),
      read: (track) => cellKind(object(track), value),
      write: (chosen, track) => withCell(object(track), value, String(chosen)),
    };
    const place = list(entry.bonuses).findIndex((each) => object(each).at === value);
    const bonus = place < 0 ? undefined : object(list(entry.bonuses)[place]).bonus;
    if (bonus === undefined || typeof bonus === 'string') return [kind];
    return [kind, amounts('amount', t('pieces-amount'), [...path, 'bonuses', place, 'bonus'], REWARDS)];
  };
  const ends: Spot = {
    id: 'ends',
    label: t('pieces-ends'),
    fields: [
      number('min', t('pieces-first'), [...path, 'min']),
      number('max', t('pieces-last'), [...path, 'max'], 1),
    ],
  };
  return {
    picture: { box: TRACKS_BOX, drawn: drawTracks(file), style: 'editor-tracks' },
    isWide: true,
    spots: [...trackCells(name, from, to, cell), ends],
  };
}

function cellKind(track: JsonObject, value: number): string {
  if (track.token_at === value) return 'token';
  if (track.seal_at === value) return 'seal';
  const found = list(track.bonuses)
    .map(object)
    .find((each) => each.at === value);
  return found && typeof found.bonus !== 'string' ? (Object.keys(object(found.bonus))[0] ?? 'none') : 'none';
}

/** A track on which a cell shows something else. There is one token and one seal: they move here. */
function withCell(track: JsonObject, value: number, chosen: string): JsonObject {
  const was = chosen === 'token' ? track.token_at : null;
  const others = list(track.bonuses)
    .map(object)
    .filter((each) => each.at !== value && each.at !== was);
  const here = chosen === 'token' ? TOKEN : { [chosen]: 1 };
  const added = chosen === 'none' || chosen === 'seal' ? [] : [{ at: value, bonus: here }];
  const bonuses = [...others, ...added].sort((a, b) => Number(a.at) - Number(b.at));
  return {
    ...track,
    bonuses,
    ...(chosen === 'token' ? { token_at: value } : {}),
    ...(chosen === 'seal' ? { seal_at: value } : {}),
  };
}

export function technologyTrack({ part, entry, file }: EditedPart): Editable {
  const levels = Object.keys(object(entry.level_at));
  const cell = (value: number): Field[] => [
    {
      ...choice(
        'level',
        t('pieces-cell', { number: value }),
        [...part.path, 'level_at'],
        [
          { value: null, label: t('pieces-nothing') },
          ...levels.map((id) => ({
            value: id,
            label: t('praga-technology', { level: 'I II III IV'.split(' ')[Number(id) - 1]! }),
          })),
        ],
      ),
      read: (value_) => Object.entries(object(value_)).find(([, step]) => step === value)?.[0] ?? null,
      write: (chosen, old) => (chosen ? { ...object(old), [String(chosen)]: value } : (old ?? {})),
    },
  ];
  const ends: Spot = {
    id: 'ends',
    label: t('pieces-ends'),
    fields: [
      number('max', t('pieces-last'), [...part.path, 'max'], 1),
      number('overflow', t('pieces-overflow'), [...part.path, 'overflow_vp']),
    ],
  };
  return {
    picture: { box: TRACKS_BOX, drawn: drawTracks(file), style: 'editor-tracks' },
    isWide: true,
    spots: [...trackCells('technology', 0, Number(entry.max), (value) => (value ? cell(value) : [])), ends],
  };
}

export function universityTrack({ part, entry, file }: EditedPart): Editable {
  const path = [...part.path, 'multiplier'];
  const cell = (value: number): Field[] => [number('worth', t('pieces-worth'), [...path, value], 0, 9)];
  const max: Field = {
    ...number('max', t('pieces-last'), part.path, 1, 20),
    read: (value) => object(value).max ?? 0,
    write: (chosen, value) => {
      const now = list(object(value).multiplier);
      const worth = Array.from({ length: Number(chosen) + 1 }, (_, i) => now[i] ?? now.at(-1) ?? 0);
      return { ...object(value), max: chosen, multiplier: worth };
    },
  };
  const ends: Spot = {
    id: 'ends',
    label: t('pieces-ends'),
    fields: [max, number('overflow', t('pieces-overflow'), [...part.path, 'overflow_vp'])],
  };
  return {
    picture: { box: TRACKS_BOX, drawn: drawTracks(file), style: 'editor-tracks' },
    isWide: true,
    spots: [...trackCells('university', 0, Number(entry.max), cell), ends],
  };
}

/** What is gained for having much. The condition is a text: the same number may be in it twice. */
export function wealthBonuses({ part, entry }: EditedPart): Editable {
  const spots = list(entry.wealth).map((each, i): Spot => {
    const path = [...part.path, 'wealth', i];
    const id = String(object(each).id);
    const when: Field = {
      ...number('when', t('pieces-from'), [...path, 'when'], 1),
      read: (value) => Number(/\d+/.exec(String(value))?.[0] ?? 1),
      write: (chosen, value) => String(value).replace(/\d+/g, String(chosen)),
    };
    const label = t(`pieces-wealth-${id}`);
    return { id, label, fields: [when, reward('bonus', t('pieces-reward'), [...path, 'bonus'])] };
  });
  return { picture: null, spots };
}

/** The six action hexes around the centre. Two actions change places. */
export function actionBoardPart({ part, entry }: EditedPart): Editable {
  const hexes = Object.entries(object(entry.action_hexes)).map(([action, place]) => ({
    action: action as ActionId,
    q: Number(list(place)[0]),
    r: Number(list(place)[1]),
  }));
  const spot = (q: number, r: number): [number, number] => [R * Math.sqrt(3) * (q + r / 2), R * 1.5 * r];
  let drawn = '';
  const slots = list(entry.wall_slots).map(object);
  for (const { slot, q, r } of slots) {
    const [x, y] = spot(Number(q), Number(r));
    drawn += at(
      x,
      y,
      0.95,
      `<path class="wslot slot-line" d="${STOCK}"/>${words(0, 9, 26, Number(slot), 'lab')}`,
    );
  }
  const spots = hexes.map(({ action, q, r }): Spot => {
    const [x, y] = spot(q, r);
    drawn += at(
      x,
      y,
      0.95,
      `<path d="${HEX}" fill="#3f2a12"/><path d="${STOCK}" class="editor-cell"/>${medal(action, 0, 0, 30)}`,
    );
    const here: Field = {
      ...choice('action', t('pieces-action'), [...part.path, 'action_hexes'], actionOptions()),
      read: () => action,
      write: (chosen, value) => {
        const all = object(value);
        return { ...all, [action]: all[String(chosen)] ?? null, [String(chosen)]: all[action] ?? null };
      },
    };
    return single(`hex-${action}`, t(`praga-hex-${action}`), { x, y, r: 46 }, here);
  });
  return { picture: { box: '-270 -250 540 500', drawn, style: 'editor-tracks' }, isWide: true, spots };
}
