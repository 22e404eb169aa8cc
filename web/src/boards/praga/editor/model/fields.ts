/** What can be changed of a piece: its fields, and where they are in its drawing. */
import type { FilePartData } from '../../../../app/api/types';
import type { SymbolId } from '../../draw/symbol';
import type { Picture } from '../../model/faces';
import { type Json, type JsonObject, type Path, valueAt } from './json';

export interface FieldOption {
  value: Json;
  label: string;
  /** a small picture; without one, the label is shown */
  picture?: Picture | null;
}

export type Control =
  | { kind: 'toggle' }
  | { kind: 'number'; low: number; high: number }
  | { kind: 'choice'; options: FieldOption[] }
  | {
      kind: 'amounts';
      codes: SymbolId[];
      /** all codes are written, also with 0 */
      writesZeros?: boolean;
      /** one of several rewards may be offered */
      mayChoose?: boolean;
    };

export interface Field {
  id: string;
  label: string;
  path: Path;
  control: Control;
  /** the value that the control shows, if it is not the one in the file */
  read?: (value: Json | undefined) => Json;
  /** the value in the file for a value of the control */
  write?: (chosen: Json, value: Json | undefined) => Json;
}

/** A place in a drawing where something can be changed. */
export interface Spot {
  id: string;
  label: string;
  /** a circle, or a rectangle around its middle; without one it is only in the list */
  at?: { x: number; y: number; r: number } | { x: number; y: number; w: number; h: number };
  fields: Field[];
}

export interface Editable {
  picture: Picture | null;
  /** a board: it needs the whole width */
  isWide?: boolean;
  spots: Spot[];
}

/** A part of the file, with its values. */
export interface EditedPart {
  part: FilePartData;
  entry: JsonObject;
  file: JsonObject;
}

export function readField(file: Json, field: Field): Json {
  const value = valueAt(file, field.path);
  return field.read ? field.read(value) : (value ?? null);
}

export function writeField(file: Json, field: Field, chosen: Json): Json {
  return field.write ? field.write(chosen, valueAt(file, field.path)) : chosen;
}

/** A spot with a single switch changes at once. */
export const isSwitch = (spot: Spot): boolean =>
  spot.fields.length === 1 && spot.fields[0]!.control.kind === 'toggle';

export const toggle = (id: string, label: string, path: Path): Field => ({
  id,
  label,
  path,
  control: { kind: 'toggle' },
});
export const number = (id: string, label: string, path: Path, low = 0, high = 99): Field => ({
  id,
  label,
  path,
  control: { kind: 'number', low, high },
});
export const choice = (id: string, label: string, path: Path, options: FieldOption[]): Field => ({
  id,
  label,
  path,
  control: { kind: 'choice', options },
});

/** A switch for one item of a list. */
export const member = (id: string, label: string, path: Path, item: number): Field => ({
  id,
  label,
  path,
  control: { kind: 'toggle' },
  read: (value) => (Array.isArray(value) ? value.includes(item) : false),
  write: (chosen, value) => {
    const others = (Array.isArray(value) ? value : []).filter((each) => each !== item) as number[];
    return chosen ? [...others, item].sort((a, b) => a - b) : others;
  },
});

export const single = (id: string, label: string, at: Spot['at'], field: Field): Spot => ({
  id,
  label,
  at,
  fields: [field],
});

export const PLAIN: SymbolId[] = [
  'gold',
  'stone',
  'vp',
  'tech',
  'university',
  'mine',
  'quarry',
  'silver',
  'goldwin',
  'egg',
  'red',
  'blue',
];
export const REWARDS: SymbolId[] = [...PLAIN, 'hunger', 'cathedral', 'sideways_choice'];

export const reward = (id: string, label: string, path: Path): Field => ({
  id,
  label,
  path,
  control: { kind: 'amounts', codes: REWARDS, mayChoose: true },
});
export const price = (id: string, label: string, path: Path): Field => ({
  id,
  label,
  path,
  control: { kind: 'amounts', codes: ['gold', 'stone'], writesZeros: true },
});
export const amounts = (id: string, label: string, path: Path, codes: SymbolId[]): Field => ({
  id,
  label,
  path,
  control: { kind: 'amounts', codes },
});
