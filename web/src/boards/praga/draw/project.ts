/** Hunger Wall or Cathedral: cells, what rows and columns are worth, what a level costs, and the markers. */
import type { PragaBoardData, PragaStateData, PragaProjectData } from '../../../app/api/types';
import { pragaPlace } from '../places';
import { type ClickTarget, hit, placeAttribute } from './hit';
import { at, words } from './numbers';
import { cube } from './seats';
import { rows, symbol } from './symbol';

export type ProjectId = 'hunger_wall' | 'cathedral';

export interface ProjectShown {
  /** the only choice that leads to the project */
  target?: ClickTarget | undefined;
  name: string;
  /** the step that is offered: from where to where, row and column */
  step?: [from: [number, number], to: [number, number]] | null;
}

const C = 54;
export const PROJECT_BOX = '-58 -104 386 474';

/** The wall climbs the hill, the church stands above the castle; both look over the top of the grid. */
const BEHIND = {
  hunger_wall: (h: number) =>
    `<path class="pj-hill2" d="M-60-30C10-92 90-60 150-48S280-20 340-66V60H-60z"/><path class="pj-wall" d="M-60-34h14v-14h12v14h10v-14h12v14h10v10h12v-14h12v14h10v-14h12v14h10v10h12v-14h12v14h10v-14h12v14h10v10h12v-14h12v14h10v-14h12v14h10v10h12v-14h12v14h12v-14h12v14h12v10h20V90H-60z"/><path class="pj-wall2" d="M40-24v-34h26v34zM36-58l17-20 17 20zM190-2v-34h26v34zM186-36l17-20 17 20z"/><path class="pj-hill" d="M-60 20C20-10 110 10 190 22s110 10 150-10V${h + 60}H-60z"/>`,
  cathedral: (h: number) =>
    `<path class="pj-hill2" d="M-60 0C0-40 60-20 130-30S270-50 340-14V90H-60z"/><path class="pj-church" transform="translate(0 -8)" d="M96 60V-54l10-42 10 42v14h12l7-14 7 14h12v-14l10-42 10 42V40zM174 40V-40h44l10-26 10 26V40zM52 40V-14h44V40zM238 40V-16h58V40zM-10 40V4h62V40z"/><path class="pj-church2" d="M130 12v-18c0-8 5-14 5-14s5 6 5 14v18zM182 10v-30h8v30zM198 10v-30h8v30zM214 10v-30h8v30z"/><path class="pj-hill" d="M-60 16C20 2 120 20 200 12s110 4 140 10V${h + 60}H-60z"/>`,
};

class Grid {
  readonly rows: number;
  readonly columns: number;
  readonly leftwards: boolean;

  constructor(readonly printed: PragaProjectData) {
    this.rows = printed.cells.length;
    this.columns = printed.multipliers.length;
    this.leftwards = printed.direction === 'left';
  }

  get width(): number {
    return this.columns * C;
  }

  get height(): number {
    return this.rows * C;
  }

  x(column: number): number {
    return (this.leftwards ? this.columns - 1 - column : column) * C;
  }

  /** Row 1 is at the bottom. */
  y(row: number): number {
    return this.height - row * C;
  }

  middle(row: number, column: number): [number, number] {
    return [this.x(column) + C / 2, this.y(row) + C / 2];
  }
}

export function project(
  board: PragaBoardData,
  state: PragaStateData,
  id: ProjectId,
  shown: ProjectShown,
): string {
  const grid = new Grid(board.projects[id]!);
  return [
    `<g clip-path="url(#px-project)"><rect class="pj-sky" x="-58" y="-104" width="386" height="474"/>${BEHIND[id](grid.height)}</g>`,
    `<g data-piece="term ${id}">${cells(grid)}${levels(grid)}${columns(grid)}</g>`,
    markers(grid, state, id),
    step(grid, shown.step),
    frame(grid, shown),
    `<g class="m-up"><rect class="pj-rib" x="${grid.width / 2 - 118}" y="-36" width="236" height="32" rx="5"/>${words(grid.width / 2, -12, Math.min(24, Math.round(370 / shown.name.length)), shown.name, 'pj-name')}</g>`,
  ].join('');
}

function cells(grid: Grid): string {
  const side = grid.leftwards ? grid.width + 27 : -27;
  return grid.printed.cells
    .map((row, r) => {
      const level = Math.ceil((r + 1) / 2);
      const drawn = row.map((sign, c) => {
        const [x, y] = grid.middle(r + 1, c);
        const arrow = grid.leftwards ? 'arrow_left' : 'arrow_right';
        const inside = /\d/.test(sign)
          ? symbol('vp', x, y, 36, sign)
          : sign === 'U' || sign === 'S'
            ? `<g class="pj-sign">${symbol(sign === 'U' ? 'arrow_up' : arrow, x, y, 27)}</g>`
            : '';
        return `<rect x="${x - C / 2 + 2}" y="${y - C / 2 + 2}" width="${C - 4}" height="${C - 4}" rx="8" class="pj-cell l${level}"/><g class="m-up">${inside}</g>`;
      });
      return `${drawn.join('')}<g class="m-up">${symbol('vp', side, grid.y(r + 1) + C / 2, 40, grid.printed.row_points[r] ?? 0)}</g>`;
    })
    .join('');
}

/** What it costs to climb from one level to the next. */
function levels(grid: Grid): string {
  return grid.printed.prices
    .map((price, r) => {
      if (!rows(price).length) return '';
      const y = grid.y(r + 1);
      const side = grid.leftwards ? -28 : grid.width + 28;
      const signs = rows(price).map(([id, n], i, all) =>
        symbol(id, 0, (i - (all.length - 1) / 2) * 32, 33, n),
      );
      return `<path class="pj-lvl" d="M${grid.leftwards ? -8 : 0} ${y}h${grid.width + 8}"/>${at(side, y, 1, `<rect x="-18" y="-32" width="36" height="64" rx="18" class="pj-cost"/>${signs.join('')}`, 'class="m-up"')}`;
    })
    .join('');
}

/** Columns multiply tokens. */
function columns(grid: Grid): string {
  const times = grid.printed.multipliers.map((n, c) =>
    words(grid.x(c) + C / 2, grid.height + 27, 22, `×${n}`, 'pj-x'),
  );
  return `<g class="m-up">${times.join('')}</g>${symbol(grid.printed.token, grid.leftwards ? grid.width + 27 : -27, grid.height + 20, 30)}`;
}

function markers(grid: Grid, state: PragaStateData, id: ProjectId): string {
  const spread = [
    [-12, -12],
    [12, 12],
    [12, -12],
    [-12, 12],
  ] as const;
  return state.seats
    .map((player, seat) => {
      const here = player[id];
      const same = state.seats
        .map((other, i) => [other, i] as const)
        .filter(([other]) => other[id].row === here.row && other[id].column === here.column);
      const [x, y] = grid.middle(here.row, here.column);
      const [dx, dy] = same.length === 1 ? [0, 0] : spread[same.findIndex(([, i]) => i === seat)]!;
      return `<g ${placeAttribute(pragaPlace('project', { project: id, seat, row: here.row, column: here.column }))}>${cube(seat, x + dx, y + dy, same.length === 1 ? 36 : 27)}</g>`;
    })
    .join('');
}

function step(grid: Grid, offered: ProjectShown['step']): string {
  if (!offered) return '';
  const [x1, y1] = grid.middle(...offered[0]);
  const [x2, y2] = grid.middle(...offered[1]);
  return `<g class="pj-move"><rect x="${x2 - C / 2 + 1}" y="${y2 - C / 2 + 1}" width="${C - 2}" height="${C - 2}" rx="9" class="pj-to"/><path class="pj-arrow" d="M${x1 + Math.sign(x2 - x1) * 16} ${y1 + Math.sign(y2 - y1) * 16}L${x2 - Math.sign(x2 - x1) * 20} ${y2 - Math.sign(y2 - y1) * 20}"/></g>`;
}

/** The whole project can be chosen where a single choice leads to it. */
function frame(grid: Grid, { target }: ProjectShown): string {
  const outline = `<rect class="pj-frame" x="-4" y="-4" width="${grid.width + 8}" height="${grid.height + 8}" rx="10"/>`;
  return hit(target, { drawn: '', outline, style: 'pj-all' });
}
