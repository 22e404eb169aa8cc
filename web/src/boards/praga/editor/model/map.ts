/** What can be changed on the map: what each hex is, prices and points of plots, plazas, printed corners. */
import type { PragaBoardData, PragaMapHexData, PragaStateData } from '../../../../app/api/types';
import { t } from '../../../../app/i18n/i18n.svelte';
import { city } from '../../draw/city';
import { NO_TARGETS } from '../../draw/hit';
import { CITY_H, CITY_W, hexAt, terrain } from '../../draw/terrain';
import { type Editable, type EditedPart, type Field, type Spot, choice, number, toggle } from './fields';
import { type Json, type JsonObject, type Path, list, object } from './json';
import { bundle, printedSpace } from './printed';

const TYPES = ['plot', 'plaza', 'road', 'green', 'walled', 'embankment'];
const SIDES = [0, 1, 2, 3, 4, 5];
const STARTING = ['old_town', 'new_town'];

export function cityMap({ part, entry, file }: EditedPart): Editable {
  const hexes = list(entry.hexes).map(object);
  const board = drawnBoard(entry, file);
  const words = {
    old: t('praga-old-town'),
    new: t('praga-new-town'),
    turn: ['', ''] as [string, string],
    plaza: (id: string) => id,
  };
  const drawn = terrain(board.map) + city(board, drawnState(board), { targets: NO_TARGETS, words });
  const plazas = list(entry.plaza_loop_clockwise).map(String);
  const spots = hexes.map((hex, i): Spot => {
    const [x, y] = hexAt(place(hex));
    return {
      id: `hex-${i}`,
      label: t('pieces-hex', {
        type: t(`pieces-hex-${String(hex.type)}`),
        row: Number(hex.row),
        column: Number(hex.col),
      }),
      at: { x, y, r: 33 },
      fields: hexFields([...part.path, 'hexes', i], hex, plazas, part.path),
    };
  });
  const loop = plazas.map((_, i) =>
    choice(
      `loop-${i}`,
      t('pieces-nth', { number: i + 1 }),
      [...part.path, 'plaza_loop_clockwise', i],
      options(plazas),
    ),
  );
  const shields = list(entry.road_shields).flatMap((each, i) => {
    const path = [...part.path, 'road_shields', i];
    const space = String(object(each).space);
    return [
      number(`row-${i}`, t('pieces-shield-row', { space }), [...path, 'row'], 0, 9),
      number(`column-${i}`, t('pieces-shield-column', { space }), [...path, 'col'], 0, 11),
    ];
  });
  spots.push(
    { id: 'loop', label: t('pieces-loop'), fields: loop },
    { id: 'shields', label: t('pieces-shields'), fields: shields },
  );
  return { picture: { box: `0 0 ${CITY_W} ${CITY_H}`, drawn, style: 'citymap' }, isWide: true, spots };
}

const options = (ids: string[]) => ids.map((id) => ({ value: id, label: id }));

const place = (hex: JsonObject): Pick<PragaMapHexData, 'x' | 'y'> => ({
  x: 2 * Number(hex.col) + (Number(hex.row) % 2),
  y: 3 * Number(hex.row),
});

function hexFields(path: Path, hex: JsonObject, plazas: string[], board: Path): Field[] {
  const type: Field = {
    ...choice(
      'type',
      t('pieces-hex-kind'),
      path,
      TYPES.map((id) => ({ value: id, label: t(`pieces-hex-${id}`) })),
    ),
    read: (value) => object(value).type ?? null,
    write: (chosen, value) => changeType(object(value), String(chosen), plazas),
  };
  const plaza: Field = {
    ...choice('plaza', t('pieces-plaza'), path, options(plazas)),
    read: (value) => object(value).plaza ?? null,
    write: (chosen, value) => ({
      ...object(value),
      plaza: chosen,
      ...(hex.type === 'plot' ? { district: STARTING[String(chosen).startsWith('O') ? 0 : 1]! } : {}),
    }),
  };
  const corners = SIDES.map((corner): Field => {
    const label = t('pieces-blue-corner', { place: t(`praga-corner_place-${corner}`) });
    const is = (each: Json): boolean => {
      const mark = object(each);
      return mark.row === hex.row && mark.col === hex.col && mark.corner === corner;
    };
    return {
      ...toggle(`corner-${corner}`, label, [...board, 'printed_blue_corners']),
      read: (value) => list(value).some(is),
      write: (chosen, value) => {
        const others = list(value).filter((each) => !is(each));
        return chosen ? [...others, { row: hex.row!, col: hex.col!, corner }] : others;
      },
    };
  });
  if (hex.type === 'plot')
    return [
      number('surcharge', t('pieces-surcharge'), [...path, 'surcharge_gold'], 0, 9),
      number('points', t('pieces-points'), [...path, 'plot_vp']),
      plaza,
      ...[2, 3].map((count) => prefilled(path, count)),
      type,
      ...corners,
    ];
  if (hex.type === 'plaza') {
    const colours = ['yellow', 'grey', 'brown'].map((id) => ({ value: id, label: t(`pieces-colour-${id}`) }));
    return [
      choice('colour', t('pieces-colour'), [...path, 'colour'], colours),
      number('players', t('pieces-least-players'), [...path, 'min_players'], 1, 4),
      plaza,
      type,
      ...corners,
    ];
  }
  return [type, ...corners];
}

/** Whether a building lies on a plot from the beginning. The list is missing where there is none. */
const prefilled = (path: Path, count: number): Field => ({
  ...toggle(`prefilled-${count}`, t('pieces-prefilled', { count }), path),
  read: (value) => list(object(value).prefilled_players).includes(count),
  write: (chosen, value) => {
    const { prefilled_players, ...rest } = object(value);
    const others = list(prefilled_players).filter((each) => each !== count);
    const all = chosen ? [...others, count].sort() : others;
    return all.length ? { ...rest, prefilled_players: all } : rest;
  },
});

function changeType({ row = 0, col = 0, ...old }: JsonObject, type: string, plazas: string[]): JsonObject {
  const plaza = old.plaza ?? plazas[0]!;
  const here: JsonObject = { row, col, type };
  const district = STARTING[String(plaza).startsWith('O') ? 0 : 1]!;
  if (type === 'plot') return { ...here, plaza, district, surcharge_gold: 0, plot_vp: 0 };
  if (type === 'plaza') return { ...here, plaza, colour: 'grey', min_players: 1 };
  return here;
}

function drawnBoard(entry: JsonObject, file: JsonObject): PragaBoardData {
  const marks = list(entry.printed_blue_corners).map(object);
  const hexes = list(entry.hexes).map((each) => {
    const hex = object(each);
    const corners = marks
      .filter(({ row, col }) => row === hex.row && col === hex.col)
      .map(({ corner }) => corner);
    const drawn = {
      ...place(hex),
      row: hex.row,
      column: hex.col,
      type: hex.type,
      plaza: hex.plaza ?? null,
      colour: hex.colour ?? null,
      in_play: true,
      prefilled: false,
      surcharge: hex.surcharge_gold ?? 0,
      points: hex.plot_vp ?? 0,
      blue_corners: corners,
      neighbours: [],
    };
    return [`${String(hex.row)} ${String(hex.col)}`, drawn];
  });
  const shields = list(entry.road_shields).map(object);
  const spaces = list(object(file.kings_road).spaces).map(object);
  const road = spaces.map((space, i) => {
    const shield = shields[i];
    return { ...printedSpace(space), hex: shield ? `${String(shield.row)} ${String(shield.col)}` : null };
  });
  const places = list(object(file.bridge).places).map((each) => bundle(object(each).a));
  return {
    map: { rows: entry.rows, columns: entry.cols, hexes: Object.fromEntries(hexes), plaza_loop: [] },
    road,
    bridge: places,
    bridge_tiles: {},
    plaza_tiles: {},
    tokens: {},
    tiles: {},
  } as unknown as PragaBoardData;
}

/** A map on which nothing lies yet. */
function drawnState(board: PragaBoardData): PragaStateData {
  const plazas = Object.values(board.map.hexes).flatMap(({ plaza }) => (plaza ? [plaza] : []));
  const empty = { tile: null, evaluated: false, influence: {} };
  return {
    seats: [],
    plots: {},
    plazas: Object.fromEntries(plazas.map((id) => [id, empty])),
    river: [],
    bridge: {},
    silver_stack: Array<null>(6).fill(null),
    bridge_gold: [null, null, null],
    opponent: null,
  } as unknown as PragaStateData;
}
