/** A part in words: its name, and one phrase for each thing that is printed on it. Pieces are found by them. */
import type { FilePartData } from '../../../../app/api/types';
import { t } from '../../../../app/i18n/i18n.svelte';
import { bundleSays, roadSays } from '../../model/format';
import { isPiece, kindOf } from './editable';
import { type JsonObject, list, object, valueAt } from './json';
import { printedSpace } from './printed';
import { edgeName, effectSays, tileTitle } from './tiles';

const ROMAN = ['', 'I', 'II', 'III', 'IV'];

/** The name of a part in a heading. */
export function partName(part: FilePartData): string {
  if (!isPiece(part)) return t(`pieces-part-${part.id.replaceAll('.', '-')}`);
  const [id] = part.id.split(' ').slice(-1);
  const kind = kindOf(part);
  if (['upgrades', 'walls', 'buildings'].includes(kind)) return `${tileTitle(kind)} ${id}`;
  return `${t(`pieces-kind-${kind.replace('.', '-')}`)} ${id}`;
}

export function phrases(part: FilePartData, file: JsonObject): string[] {
  const entry = object(valueAt(file, part.path));
  const kind = kindOf(part);
  if (['upgrades', 'walls', 'buildings'].includes(kind)) return tilePhrases(entry);
  if (kind === 'technologies')
    return [
      t('praga-technology', { level: ROMAN[Number(entry.level)] ?? '' }),
      effectSays(String(entry.effect), object(entry.params)),
    ];
  if (kind === 'production_tokens') return [bundleSays(object(entry.bonus) as never)];
  if (kind === 'plazas')
    return [
      t(`pieces-colour-${String(entry.colour)}`),
      ...[entry.upper, entry.lower].map((each) => bundleSays(object(each) as never)),
    ];
  if (kind === 'bridge.tiles') {
    const { kind: counted, track } = object(entry.endgame);
    return [
      bundleSays(object(entry.immediate) as never),
      ...(counted ? [t(`pieces-counts-${String(track ?? counted)}`)] : []),
    ];
  }
  if (kind === 'bridge.places') return [entry.a, entry.b].map((each) => bundleSays(object(each) as never));
  if (kind === 'seals') {
    const { kind: counted, resource, vp } = object(entry.score);
    const way = counted === 'buy' ? String(resource) : counted === 'buy_pair' ? 'pair' : 'flat';
    return [
      bundleSays(object(entry.cost) as never),
      t(`pieces-seal-${way}`),
      t('praga-amount-vp', { number: Number(vp) }),
    ];
  }
  if (kind === 'kings_road.spaces') return roadSays(printedSpace(entry));
  if (kind === 'kings_road.alternative_tiles')
    return Object.values(object(entry.sides)).flatMap((effect) =>
      roadSays(printedSpace({ space: 'I', effect })),
    );
  return [];
}

function tilePhrases(entry: JsonObject): string[] {
  const cost = bundleSays(object(entry.cost) as never);
  const reward = object(entry.reward ?? entry.bonus);
  const corners = list(entry.blue_corners ?? entry.red_corners).length;
  const edges = list(entry.edges)
    .filter(Boolean)
    .map((each) => t('pieces-edge-of', { symbol: edgeName(String(each)) }));
  const project = entry.hunger_symbol ? 'hunger' : entry.cathedral_symbol ? 'cathedral' : null;
  return [
    t('praga-fact-era', { number: Number(entry.era) }),
    entry.special ? t('praga-fact-special') : '',
    entry.action ? t(`praga-hex-${String(entry.action)}`) : '',
    entry.cost ? (cost ? t('praga-fact-cost', { cost }) : t('praga-fact-free')) : '',
    bundleSays(reward as never),
    entry.university ? t('praga-amount-university', { number: Number(entry.university) }) : '',
    project ? t(`praga-sideways-${project}`) : '',
    'cube_space' in entry ? t(entry.cube_space ? 'praga-fact-cube_space' : 'pieces-no-cube') : '',
    ...edges,
    corners ? t(`praga-fact-${'blue_corners' in entry ? 'blue' : 'red'}_corners`, { number: corners }) : '',
  ].filter(Boolean);
}

export const partSays = (part: FilePartData, file: JsonObject): string =>
  [partName(part), ...phrases(part, file)].join(', ');

const plain = (text: string): string =>
  text
    .toLocaleLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\u00a0/g, ' ');
const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}]+|\d+/gu) ?? [];

/** Whether a sought word is a written one: numbers exactly, words without their endings. */
function isWord(sought: string, written: string): boolean {
  if (/^\d/.test(sought)) return sought === written;
  const stem = sought.slice(0, Math.max(3, sought.length - 2));
  return written.startsWith(stem) && Math.abs(written.length - sought.length) < 5;
}

/** The sought words, and numbers with the word that they count. */
function terms(sought: string): string[][] {
  const found: string[][] = [];
  for (const word of wordsOf(sought)) {
    const last = found.at(-1);
    if (last?.length === 1 && /^\d/.test(last[0]!)) last.push(word);
    else found.push([word]);
  }
  return found;
}

function holds(text: string[], term: string[]): boolean {
  const [first = '', second] = term;
  return text.some(
    (word, i) => isWord(first, word) && (second === undefined || isWord(second, text[i + 1] ?? '')),
  );
}

/** The parts in which every sought thing is printed; without any, those with the most. */
export function findParts(parts: FilePartData[], file: JsonObject, sought: string): FilePartData[] {
  const wanted = terms(sought);
  if (!wanted.length) return parts;
  const counted = parts.map((part) => {
    const text = [t(`praga-section-${part.section}`), partSays(part, file)].flatMap(wordsOf);
    return { part, count: wanted.filter((term) => holds(text, term)).length };
  });
  const most = Math.max(...counted.map(({ count }) => count));
  return most ? counted.filter(({ count }) => count === most).map(({ part }) => part) : [];
}
