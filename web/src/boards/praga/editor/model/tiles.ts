/** What can be changed on tiles and other small pieces, and where it is printed. */
import { t } from '../../../../app/i18n/i18n.svelte';
import { ACTIONS, type ActionId } from '../../draw/actions';
import { corner, edgeAngle } from '../../draw/hexagon';
import { rad } from '../../draw/numbers';
import { bridgeTile, plaza, seal, token } from '../../draw/pieces';
import { type SymbolId, isSymbol } from '../../draw/symbol';
import { technology } from '../../draw/technology';
import { tile } from '../../draw/tile';
import { actionPicture, symbolPicture } from '../../model/faces';
import {
  type Editable,
  type EditedPart,
  type Field,
  type FieldOption,
  PLAIN,
  type Spot,
  amounts,
  choice,
  member,
  number,
  price,
  reward,
  single,
  toggle,
} from './fields';
import { type Json, type JsonObject, type Path, object } from './json';
import {
  printedBridgeTile,
  printedPlaza,
  printedSeal,
  printedTechnology,
  printedTile,
  printedToken,
} from './printed';

const SIDES = [0, 1, 2, 3, 4, 5];
const ACTION_IDS = Object.keys(ACTIONS) as ActionId[];
/** Symbols that may be printed on an edge, and what they give; a file lists those that it uses. */
export const EDGE_SYMBOLS: Record<string, JsonObject> = {
  gold: { gold: 1 },
  stone: { stone: 1 },
  silver: { silver: 1 },
  goldwin: { goldwin: 1 },
  tech: { tech: 1 },
  university: { university: 1 },
  egg: { egg: 1 },
  red: { red: 1 },
  blue: { blue: 1 },
  vp1: { vp: 1 },
  vp2: { vp: 2 },
  vp3: { vp: 3 },
};

export const actionOptions = (): FieldOption[] =>
  ACTION_IDS.map((id) => ({ value: id, label: t(`praga-hex-${id}`), picture: actionPicture(id) }));

export function edgeName(symbol: string): string {
  const points = /^vp(\d)$/.exec(symbol)?.[1];
  if (points) return t('praga-amount-vp', { number: Number(points) });
  return isSymbol(symbol) && Object.hasOwn(EDGE_SYMBOLS, symbol)
    ? t(`praga-amount-${symbol}`, { number: 1 })
    : symbol;
}

function edgeOptions(file: JsonObject): FieldOption[] {
  const known = new Set([
    ...Object.keys(EDGE_SYMBOLS),
    ...Object.keys(object(object(file.meta).edge_symbols)),
  ]);
  return [
    { value: null, label: t('pieces-nothing') },
    ...[...known].map((id) => {
      const points = /^vp(\d)$/.exec(id)?.[1];
      const picture = points ? symbolPicture('vp', points) : isSymbol(id) ? symbolPicture(id) : null;
      return { value: id, label: edgeName(id), picture };
    }),
  ];
}

const ROW_TITLES: Record<string, string> = { upgrades: 'upgrade', walls: 'wall', buildings: 'building' };
export const tileTitle = (row: string): string => t(`pieces-kind-${ROW_TITLES[row] ?? row}`);

/** A wall, a building or an upgrade. Era and rarity stand beside the tile. */
export function hexTile({ part, entry, file }: EditedPart): Editable {
  const { path } = part;
  const row = String(path[0]);
  const at = (name: string): Path => [...path, name];
  const corners = 'blue_corners' in entry ? 'blue_corners' : 'red_corners';
  const eras = [1, 2].map((era) => ({ value: era, label: t('praga-fact-era', { number: era }) }));
  const spots: Spot[] = [
    single(
      'era',
      t('pieces-era'),
      { x: -47, y: -52, w: 32, h: 22 },
      choice('era', t('pieces-era'), at('era'), eras),
    ),
    single(
      'special',
      t('praga-fact-special'),
      { x: 47, y: -52, w: 26, h: 22 },
      toggle('special', t('praga-fact-special'), at('special')),
    ),
  ];
  if (row === 'upgrades') {
    spots.push(
      single(
        'action',
        t('pieces-action'),
        { x: 0, y: -21, r: 15 },
        choice('action', t('pieces-action'), at('action'), actionOptions()),
      ),
      single(
        'university',
        t('pieces-university'),
        { x: -27, y: -21, w: 20, h: 34 },
        number('university', t('pieces-university'), at('university'), 0, 9),
      ),
      single(
        'bonus',
        t('pieces-reward'),
        { x: 0, y: 12, w: 60, h: 34 },
        reward('bonus', t('pieces-reward'), at('bonus')),
      ),
    );
  } else {
    spots.push(
      single(
        'cost',
        t('pieces-cost'),
        { x: 0, y: -22, w: 56, h: 32 },
        price('cost', t('pieces-cost'), at('cost')),
      ),
      single(
        'reward',
        t('pieces-reward'),
        { x: 0, y: 12, w: 60, h: 34 },
        reward('reward', t('pieces-reward'), at('reward')),
      ),
    );
  }
  if (row === 'walls') spots.push(symbolSpot('hunger', { x: 0, y: 41, w: 40, h: 20 }, at('hunger_symbol')));
  if (row === 'buildings')
    spots.push(
      symbolSpot('cathedral', { x: -13, y: 41, w: 24, h: 22 }, at('cathedral_symbol')),
      single(
        'cube',
        t('praga-fact-cube_space'),
        { x: 13, y: 41, w: 24, h: 22 },
        toggle('cube', t('praga-fact-cube_space'), at('cube_space')),
      ),
    );
  if ('edges' in entry) spots.push(...SIDES.map((side) => edgeSpot(side, at('edges'), file)));
  const colour = corners === 'blue_corners' ? 'blue' : 'red';
  spots.push(...SIDES.map((k) => cornerSpot(k, colour, at(corners))));
  const printed = printedTile(row, entry);
  const star = printed.special
    ? '<path class="editor-star" d="M47-61l3 6 6.5.9-4.7 4.6 1.1 6.5-5.900-3.100-5.900 3.100 1.100-6.500-4.700-4.600 6.500-.9z"/>'
    : '<path class="editor-star is-off" d="M47-61l3 6 6.5.9-4.7 4.6 1.1 6.5-5.900-3.100-5.900 3.100 1.100-6.500-4.700-4.600 6.500-.9z"/>';
  const era = `<text class="editor-era" x="-47" y="-46" text-anchor="middle">${printed.era === 2 ? 'II' : 'I'}</text>`;
  return {
    picture: { box: '-66 -70 132 136', drawn: tile(part.id, printed) + era + star, style: 'hx' },
    spots,
  };
}

const symbolSpot = (project: string, at: Spot['at'], path: Path): Spot =>
  single(
    'symbol',
    t(`praga-sideways-${project}`),
    at,
    toggle('symbol', t(`praga-sideways-${project}`), path),
  );

function edgeSpot(side: number, path: Path, file: JsonObject): Spot {
  const angle = rad(edgeAngle(side));
  const label = t('pieces-edge', { place: t(`praga-edge_place-${side}`) });
  const field = choice(`edge-${side}`, label, [...path, side], edgeOptions(file));
  return single(`edge-${side}`, label, { x: Math.cos(angle) * 45, y: Math.sin(angle) * 45, r: 11 }, field);
}

function cornerSpot(k: number, colour: string, path: Path): Spot {
  const [x, y] = corner(k, 53);
  const label = t(`pieces-${colour}-corner`, { place: t(`praga-corner_place-${k}`) });
  return single(`corner-${k}`, label, { x, y, r: 10 }, member(`corner-${k}`, label, path, k));
}

/** What each effect of a technology needs, and its usual values. */
export const EFFECTS: Record<string, JsonObject> = {
  wheel_resource_plus: { resource: 'gold' },
  track_step_vp: { track: 'mines', vp: 2 },
  row_up_vp: { vp: 2 },
  wheel_vp_plus: { vp: 1 },
  building_with_symbol: { symbol: 'cathedral', gold: 1, vp: 1 },
  building_without_symbol: { symbol: 'cathedral', stone: 1, vp: 1 },
  token_once: { token: 'red', gold: 1, vp: 1 },
  egg_gain: { stone: 1, vp: 1 },
  wall_with_symbol: { symbol: 'hunger', stone: 1, vp: 1 },
  egg_and_road: {},
  free_row_up: {},
  university_steps: { steps: 4 },
  upgrade_and_vp: { vp: 3 },
  produce_gold: { stone: 2 },
  produce_stone: { gold: 2 },
  building_discount: { gold: 2 },
  wall_discount: { stone: 2 },
  any_action: {},
  step_and_produce: { steps: 1 },
  upgrade_and_goldwin: { goldwin: 1 },
  plaza_both: {},
};
const LASTING = 9; // the effects of levels I and II come first
const GAINS: SymbolId[] = ['gold', 'stone', 'vp'];
const SEVERAL = [
  'building_with_symbol',
  'building_without_symbol',
  'wall_with_symbol',
  'token_once',
  'egg_gain',
];
const PARAMS: Record<string, FieldOption[]> = {
  resource: [
    { value: 'gold', label: '', picture: null },
    { value: 'stone', label: '', picture: null },
  ],
  track: [
    { value: 'mines', label: '' },
    { value: 'quarry', label: '' },
  ],
  token: [
    { value: 'red', label: '' },
    { value: 'blue', label: '' },
  ],
};
const PARAM_SYMBOLS: Record<string, SymbolId> = {
  gold: 'gold',
  stone: 'stone',
  mines: 'mine',
  quarry: 'quarry',
  red: 'red',
  blue: 'blue',
};

export function technologyPiece({ part, entry }: EditedPart): Editable {
  const path = part.path;
  const level = Number(entry.level);
  const effects = Object.keys(EFFECTS).filter((_, i) => i < LASTING === level < 3);
  const params = object(entry.params);
  const effect: Field = {
    ...choice(
      'effect',
      t('pieces-effect'),
      path,
      effects.map((id) => ({
        value: id,
        label: effectSays(id, id === entry.effect ? params : EFFECTS[id]!),
        picture: {
          box: '-65 -39 130 78',
          drawn: technology(
            printedTechnology({ level, effect: id, params: id === entry.effect ? params : EFFECTS[id]! }),
          ),
          style: 'tq',
        },
      })),
    ),
    read: (value) => object(value).effect ?? null,
    write: (chosen, value) => ({ ...object(value), effect: chosen, params: EFFECTS[String(chosen)] ?? {} }),
  };
  return {
    picture: { box: '-68 -42 136 84', drawn: technology(printedTechnology(entry)), style: 'tq' },
    spots: [
      single('effect', t('pieces-effect'), { x: -16, y: 0, w: 60, h: 68 }, effect),
      {
        id: 'amounts',
        label: t('pieces-amounts'),
        at: { x: 38, y: 0, w: 44, h: 68 },
        fields: technologyFields([...path, 'params'], String(entry.effect), params),
      },
    ].filter((spot) => spot.fields.length),
  };
}

function technologyFields(path: Path, effect: string, params: JsonObject): Field[] {
  const named = Object.keys(params)
    .filter((name) => name in PARAMS)
    .map((name) =>
      choice(
        name,
        t('pieces-amounts'),
        [...path, name],
        PARAMS[name]!.map(({ value }) => {
          const id = PARAM_SYMBOLS[String(value)]!;
          return { value, label: t(`praga-amount-${id}`, { number: 1 }), picture: symbolPicture(id) };
        }),
      ),
    );
  if (SEVERAL.includes(effect)) {
    const rest: Field = {
      ...amounts('gains', t('pieces-reward'), path, GAINS),
      read: (value) => pick(object(value), GAINS),
      write: (chosen, value) => {
        const others = Object.entries(object(value)).filter(([name]) => !GAINS.includes(name as SymbolId));
        return { ...Object.fromEntries(others), ...object(chosen) };
      },
    };
    return [...named, rest];
  }
  const numbers = Object.keys(params).filter((name) => typeof params[name] === 'number');
  const most = effect === 'step_and_produce' ? 1 : 99;
  return [
    ...named,
    ...numbers.map((name) =>
      number(name, isSymbol(name) ? t(`pieces-symbol-${name}`) : t('pieces-steps'), [...path, name], 1, most),
    ),
  ];
}

const pick = (entry: JsonObject, names: string[]): JsonObject =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => names.includes(name)));

export function effectSays(effect: string, params: JsonObject): string {
  const gains = Object.entries(pick(params, ['gold', 'stone', 'vp', 'goldwin']));
  const said = gains.map(([id, n]) => t(`praga-amount-${id}`, { number: Number(n) })).join(', ');
  const words = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, value as string | number]),
  );
  return t(`praga-effect-${effect}`, { ...words, bundle: said });
}

export function tokenPiece({ part, entry }: EditedPart): Editable {
  return {
    picture: { box: '-25 -25 50 50', drawn: token(printedToken(entry)), style: 'md' },
    spots: [
      single(
        'bonus',
        t('pieces-reward'),
        { x: 0, y: 0, r: 18 },
        reward('bonus', t('pieces-reward'), [...part.path, 'bonus']),
      ),
    ],
  };
}

export function plazaPiece({ part, entry }: EditedPart): Editable {
  const printed = printedPlaza(entry);
  const colours = ['yellow', 'grey', 'brown'].map((id) => ({ value: id, label: t(`pieces-colour-${id}`) }));
  const at = (name: string): Path => [...part.path, name];
  return {
    picture: { box: '-60 -62 120 124', drawn: plaza(printed, printed.colour), style: 'hx' },
    spots: [
      single(
        'upper',
        t('pieces-upper'),
        { x: 0, y: -22, w: 76, h: 38 },
        reward('upper', t('pieces-upper'), at('upper')),
      ),
      single(
        'lower',
        t('pieces-lower'),
        { x: 0, y: 22, w: 76, h: 38 },
        amounts('lower', t('pieces-lower'), at('lower'), PLAIN),
      ),
      single(
        'colour',
        t('pieces-colour'),
        { x: 0, y: 52, w: 44, h: 14 },
        choice('colour', t('pieces-colour'), at('colour'), colours),
      ),
    ],
  };
}

const END_KINDS: [kind: string, track: string | null][] = [
  ['track_position', 'university'],
  ['track_position', 'mines'],
  ['track_position', 'quarry'],
  ['per_upgrade', null],
  ['per_wall', null],
  ['rows_sum', null],
];

export function bridgeTilePiece({ part, entry }: EditedPart): Editable {
  const printed = printedBridgeTile(entry);
  const spots: Spot[] = [
    single(
      'immediate',
      t('pieces-at-once'),
      { x: 0, y: entry.endgame ? 0 : 10, w: 54, h: entry.endgame ? 22 : 42 },
      reward('immediate', t('pieces-at-once'), [...part.path, 'immediate']),
    ),
  ];
  if (entry.endgame) {
    const path = [...part.path, 'endgame'];
    const score = object(entry.endgame);
    const kind: Field = {
      ...choice(
        'kind',
        t('pieces-counts'),
        path,
        END_KINDS.map(([id, track]) => ({
          value: track ?? id,
          label: t(`pieces-counts-${track ?? id}`),
          picture: {
            box: '-34 -42 68 84',
            drawn: bridgeTile({ ...printed, immediate: {}, endgame: endgameOf(track ?? id, 2) as never }),
            style: 'bt',
          },
        })),
      ),
      read: (value) => object(value).track ?? object(value).kind ?? null,
      write: (chosen, value) => endgameOf(String(chosen), Number(object(value).vp ?? 2)),
    };
    const fields = [kind];
    if ('vp' in score) fields.push(number('points', t('pieces-points'), [...path, 'vp'], 1));
    spots.push({ id: 'endgame', label: t('pieces-at-end'), at: { x: 0, y: 24, w: 54, h: 22 }, fields });
  }
  return { picture: { box: '-36 -46 72 90', drawn: bridgeTile(printed), style: 'bt' }, spots };
}

const endgameOf = (chosen: string, vp: number): JsonObject =>
  chosen.includes('_') ? { kind: chosen, vp } : { kind: 'track_position', track: chosen };

export function sealPiece({ part, entry }: EditedPart): Editable {
  const path = [...part.path, 'score'];
  const kind: Field = {
    ...choice(
      'kind',
      t('pieces-counts'),
      path,
      ['flat', 'gold', 'stone', 'pair'].map((id) => ({ value: id, label: t(`pieces-seal-${id}`) })),
    ),
    read: (value) => {
      const score = object(value);
      return score.kind === 'buy' ? (score.resource ?? null) : score.kind === 'buy_pair' ? 'pair' : 'flat';
    },
    write: (chosen, value): Json => {
      const vp = object(value).vp ?? 1;
      if (chosen === 'flat') return { kind: 'flat', vp };
      return chosen === 'pair' ? { kind: 'buy_pair', vp } : { kind: 'buy', resource: chosen, vp };
    },
  };
  const cost = amounts(
    'cost',
    t('pieces-cost'),
    [...part.path, 'cost'],
    ['gold', 'stone', 'silver', 'goldwin', 'egg'],
  );
  return {
    picture: { box: '-44 -44 88 98', drawn: seal(printedSeal(entry)), style: 'sq' },
    spots: [
      {
        id: 'score',
        label: t('pieces-at-end'),
        at: { x: 0, y: -4, r: 26 },
        fields: [kind, number('points', t('pieces-points'), [...path, 'vp'], 1)],
      },
      single('cost', t('pieces-cost'), { x: 0, y: 38, w: 48, h: 22 }, cost),
    ],
  };
}
