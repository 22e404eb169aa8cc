/** Symbols inside drawings: alone, with their number, and in rows. */
import type { PragaBundleData } from '../../../app/api/types';
import { DRAWINGS } from './symbols';

export type SymbolId = keyof typeof DRAWINGS;
export const isSymbol = (id: string): id is SymbolId => Object.hasOwn(DRAWINGS, id);

/** Amounts by symbol; more than what a bundle of the engine names, as cubes and rights are drawn too. */
export type Amounts = Partial<Record<SymbolId, number>>;

/** These three are drawn with their number inside. */
const CARRY = new Set<string>(['gold', 'stone', 'vp', 'special_or_vp']);
const ORDER: SymbolId[] = [
  'special_or_vp',
  'vp',
  'gold',
  'stone',
  'tech',
  'university',
  'mine',
  'quarry',
  'silver',
  'goldwin',
  'egg',
  'red',
  'blue',
  'hunger',
  'cathedral',
  'sideways_choice',
  'cube',
  'seal_right',
];

export const carries = (id: SymbolId): boolean => CARRY.has(id);

/** What of it can be drawn, in the order of all rows. */
export function rows(bundle: Amounts | PragaBundleData): [SymbolId, number][] {
  const amounts = bundle as Amounts;
  return ORDER.filter((id) => amounts[id]).map((id) => [id, amounts[id]!]);
}

function number(id: SymbolId, n: number | string): string {
  const text = String(n);
  if (id === 'special_or_vp')
    return `<text x="15.4" y="19.4" text-anchor="middle" class="sy-n" font-size="13">${text}</text>`;
  const long = text.length > 1;
  const squeezed = long ? ' textLength="13" lengthAdjust="spacingAndGlyphs"' : '';
  return `<text x="12" y="${long ? 17 : 18}" text-anchor="middle" class="sy-n" font-size="${long ? 15 : 17.5}"${squeezed}>${text}</text>`;
}

/** The drawing in a grid of 24. */
export function art(id: SymbolId, n: number | string | null = null): string {
  const drawing: string = DRAWINGS[id];
  if (!CARRY.has(id) || n === null) return drawing;
  return drawing.replace(/<g class="blank">.*?<\/g>|<path class="blank"[^>]*\/>/, '') + number(id, n);
}

/** Without the mark of a step: the thing itself. */
export const bare = (drawing: string): string => drawing.replace(/<g class="step">.*?<\/g>/, '');

/** Centred on a point of a drawing. */
export function symbol(
  id: SymbolId,
  x: number,
  y: number,
  size: number,
  n: number | string | null = null,
): string {
  const corner = `${(x - size / 2).toFixed(1)} ${(y - size / 2).toFixed(1)}`;
  return `<g class="syg" transform="translate(${corner}) scale(${(size / 24).toFixed(3)})">${art(id, n)}</g>`;
}

interface Item {
  /** none between two of several rewards */
  id: SymbolId | null;
  inside: number | null;
  before: number;
}

function items(bundle: Amounts | PragaBundleData): Item[] {
  const found = rows(bundle);
  const choices = 'choose' in bundle && Array.isArray(bundle.choose) ? bundle.choose : [];
  const plain = found.flatMap(([id, n]): Item[] => {
    if (CARRY.has(id)) return [{ id, inside: n, before: 1 }];
    if (n <= 2 && found.length < 3) return Array.from({ length: n }, () => ({ id, inside: null, before: 1 }));
    return [{ id, inside: null, before: n }];
  });
  const either = choices.flatMap((each, i): Item[] => [
    ...(i ? [{ id: null, inside: null, before: 1 }] : []),
    ...items(each),
  ]);
  return [...plain, ...either];
}

const OR = 0.3; // the width of a stroke between two rewards
const widthOf = ({ id, before }: Item, size: number): number =>
  size * (id === null ? OR : before > 1 ? 1.5 : 1);

export function lineWidth(bundle: Amounts | PragaBundleData, size: number, gap: number): number {
  const all = items(bundle);
  return all.reduce((sum, item) => sum + widthOf(item, size), 0) + gap * (all.length - 1);
}

/** A row of symbols, centred. */
export function line(
  bundle: Amounts | PragaBundleData,
  x: number,
  y: number,
  size: number,
  gap = size * 0.12,
): string {
  let left = x - lineWidth(bundle, size, gap) / 2;
  let drawn = '';
  for (const item of items(bundle)) {
    if (item.id === null) {
      drawn += `<path class="ic-or" d="M${(left + size * 0.05).toFixed(1)} ${(y + size * 0.3).toFixed(1)}l${(size * 0.2).toFixed(1)}-${(size * 0.6).toFixed(1)}"/>`;
    } else if (item.before > 1) {
      drawn += `<text x="${(left + size * 0.24).toFixed(1)}" y="${(y + size * 0.34).toFixed(1)}" class="sy-n" text-anchor="middle" font-size="${(size * 0.86).toFixed(1)}">${item.before}</text>`;
      drawn += symbol(item.id, left + size, y, size);
    } else drawn += symbol(item.id, left + size / 2, y, size, item.inside);
    left += widthOf(item, size) + gap;
  }
  return drawn;
}
