/** What can be changed on Hunger Wall and Cathedral: the cells of each set, rows, columns and level prices. */
import type { PragaBoardData, PragaStateData } from '../../../../app/api/types';
import { t } from '../../../../app/i18n/i18n.svelte';
import { at } from '../../draw/numbers';
import { type ProjectId, project } from '../../draw/project';
import { symbolPicture } from '../../model/faces';
import {
  type Editable,
  type EditedPart,
  type Field,
  type Spot,
  amounts,
  choice,
  number,
  price,
  single,
} from './fields';
import { type JsonObject, list, object } from './json';
import { bundle } from './printed';

const IDS: ProjectId[] = ['hunger_wall', 'cathedral'];
const SETS = ['base', 'A', 'B'];
const CELL = 54;
const [ROWS, COLUMNS] = [6, 5];
const WIDE = 420; // from one drawing to the next
const EMPTY = { seats: [] } as unknown as PragaStateData;
const leftwards = (id: ProjectId): boolean => id === 'hunger_wall';

function drawProject(file: JsonObject, id: ProjectId, set: string, name: string): string {
  const data = object(file.projects);
  const cells = list(object(data[id])[set]).map((row) => [...String(row)]);
  const costs = object(data.level_cost);
  const printed = {
    cells,
    prices: Array.from({ length: ROWS }, (_, r) => bundle(costs[`${r + 1}->${r + 2}`])),
    row_points: list(object(data.row_vp)[id]),
    multipliers: list(data.column_multiplier),
    token: leftwards(id) ? 'blue' : 'red',
    direction: leftwards(id) ? 'left' : 'right',
  };
  return project({ projects: { [id]: printed } } as unknown as PragaBoardData, EMPTY, id, { name });
}

const cellX = (id: ProjectId, column: number): number =>
  (leftwards(id) ? COLUMNS - 1 - column : column) * CELL + CELL / 2;
const cellY = (row: number): number => (ROWS - row) * CELL + CELL / 2; // row 1 is at the bottom
const nameOf = (id: ProjectId): string => t(`pieces-project-${id}`);

/** The sets of one project: every cell. */
export function projectSets({ part, file }: EditedPart): Editable {
  const id = String(part.path[1]) as ProjectId;
  const options = [
    { value: '-', label: t('praga-cell-empty') },
    ...'123456789'.split('').map((sign) => ({
      value: sign,
      label: t('praga-amount-vp', { number: Number(sign) }),
      picture: symbolPicture('vp', sign),
    })),
    { value: 'U', label: t('praga-cell-up'), picture: symbolPicture('arrow_up') },
    {
      value: 'S',
      label: t('praga-cell-sideways'),
      picture: symbolPicture(leftwards(id) ? 'arrow_left' : 'arrow_right'),
    },
  ];
  let drawn = '';
  const spots: Spot[] = [];
  SETS.forEach((set, k) => {
    const name = set === 'base' ? nameOf(id) : `${nameOf(id)} ${set}`;
    drawn += at(k * WIDE, 0, 1, drawProject(file, id, set, name));
    for (let row = ROWS; row >= 1; row--)
      for (let column = 0; column < COLUMNS; column++) {
        const label = t('pieces-project-cell', { set: name, row, column: column + 1 });
        const field: Field = {
          ...choice('cell', label, [...part.path, set, row - 1], options),
          read: (value) => String(value)[column] ?? '-',
          write: (chosen, value) => {
            const text = String(value);
            return text.slice(0, column) + String(chosen) + text.slice(column + 1);
          },
        };
        const [x, y] = [k * WIDE + cellX(id, column), cellY(row)];
        spots.push(single(`${set}-${row}-${column}`, label, { x, y, w: CELL - 4, h: CELL - 4 }, field));
      }
  });
  return { picture: { box: `-58 -104 ${2 * WIDE + 386} 474`, drawn, style: 'project' }, isWide: true, spots };
}

/** Both projects side by side. */
function both(file: JsonObject, spots: (id: ProjectId, left: number) => Spot[]): Editable {
  const drawn = IDS.map((id, k) => at(k * WIDE, 0, 1, drawProject(file, id, 'base', nameOf(id)))).join('');
  return {
    picture: { box: `-58 -104 ${WIDE + 386} 474`, drawn, style: 'project' },
    isWide: true,
    spots: IDS.flatMap((id, k) => spots(id, k * WIDE)),
  };
}

export const rowPoints = ({ part, file }: EditedPart): Editable =>
  both(file, (id, left) =>
    Array.from({ length: ROWS }, (_, r) => {
      const label = t('praga-fact-row_points', { row: r + 1, number: 0 }).split(':')[0]!;
      const named = `${nameOf(id)}, ${label}`;
      const x = left + (leftwards(id) ? COLUMNS * CELL + 27 : -27);
      return single(
        `${id}-${r}`,
        named,
        { x, y: cellY(r + 1), r: 21 },
        number('points', named, [...part.path, 'row_vp', id, r]),
      );
    }),
  );

export const columnMultipliers = ({ part, file }: EditedPart): Editable =>
  both(file, (id, left) =>
    Array.from({ length: COLUMNS }, (_, column) => {
      const label = t('pieces-column', { column: column + 1 });
      const at_ = { x: left + cellX(id, column), y: ROWS * CELL + 20, w: 46, h: 34 };
      const field = number('times', label, [...part.path, 'column_multiplier', column], 0, 9);
      return single(`${id}-${column}`, `${nameOf(id)}, ${label}`, at_, field);
    }),
  );

export const levelPrices = ({ part, file }: EditedPart): Editable => {
  const found = both(file, (id, left) =>
    [2, 4].map((row) => {
      const label = t('pieces-level-price', { row: row + 1 });
      const x = left + (leftwards(id) ? -28 : COLUMNS * CELL + 28);
      const field = price('price', label, [...part.path, 'level_cost', `${row}->${row + 1}`]);
      return single(
        `${id}-${row}`,
        `${nameOf(id)}, ${label}`,
        { x, y: cellY(row) - CELL / 2, w: 40, h: 68 },
        field,
      );
    }),
  );
  const climb = amounts('row-price', t('pieces-climb'), [...part.path, 'row_up_cost'], ['silver']);
  return {
    ...found,
    spots: [...found.spots, { id: 'row-price', label: t('pieces-climb'), fields: [climb] }],
  };
};
