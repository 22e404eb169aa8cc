/** What the coach points at: parts of the table by the marks that they have for motion and clicks. */
import type { ChoiceData, LiveViewData } from '../api/types';
import { findPlace, placeKey, placeOf } from '../../boards';

/** Where a script points: an element, or what is around it. */
interface Pointer {
  selector: string;
  /** the element around it that is meant: its parent, or what this selector finds */
  around?: string;
}

const lies = (key: string): string => `[data-place~="${key}"]`;
const within = (key: string): string => `[data-place^="${key}"]`;

const SEAT = 'article, section';

/** The parts of a table by their names in scripts, each with what may follow it. */
const POINTERS: Record<string, (id: string, seat: number) => Pointer> = {
  decision: () => ({ selector: '#decision' }),
  fan: () => ({ selector: '#decision' }),
  result: () => ({ selector: '#decision, .result' }),
  ghost: (_, seat) => ({ selector: lies(`board&seat=${seat}`) }),
  hub: () => ({ selector: lies('supply') }),
  hand: (_, seat) => ({ selector: lies(`hand&seat=${seat}`) }),
  card: (id, seat) => ({ selector: lies(`hand&card=${id}&seat=${seat}`) }),
  seat: (id) => ({ selector: lies(`seat&seat=${id}`), around: SEAT }),
  city: (id) => ({ selector: lies(`seat&seat=${id}`), around: SEAT }),
  plot: (_, seat) => ({ selector: lies(`seat&seat=${seat}`), around: SEAT }),
  arch: (id) => ({ selector: lies(`character&character=${id}`) }),
  arcade: () => ({ selector: within('character&'), around: '*' }),
  tile: (id) => ({ selector: lies(`crane&action_tile=${id}`) }),
  zone: () => ({ selector: lies('crane') }),
  sector: () => ({ selector: lies('taken') }),
  row: (id) => ({ selector: lies(`display&row=${id}&slot=1`), around: '*' }),
  plaza: (id) => ({ selector: lies(`plaza&plaza=${id}`) }),
  project: () => ({ selector: lies('projects') }),
  purse: (id, seat) => ({ selector: lies(`amount&bonus=${id}&seat=${seat}`) }),
  tab: (id) => ({ selector: `#tab-${id}` }),
  side: (id) => ({ selector: `#tab-${id}` }),
};
const PARTS: Record<string, (seat: number) => Pointer> = {
  crane: () => ({ selector: lies('crane') }),
  city: () => ({ selector: lies('city') }),
  projects: () => ({ selector: lies('projects') }),
  board: (seat) => ({ selector: lies(`board&seat=${seat}`) }),
  tracks: (seat) => ({ selector: lies(`amount&bonus=mine&seat=${seat}`), around: '*' }),
  road: () => ({ selector: within('space&'), around: '*' }),
};

/** The element that an anchor of a script names, if it is shown; else that of the decision. */
export function findAnchor(
  at: string,
  view: LiveViewData | null,
  seat: number | null,
  root: HTMLElement,
): Element | null {
  const [kind = '', ...rest] = at.split(' ');
  const id = rest.join(' ');
  if (kind === 'stage' || kind === 'button') return null;
  if (kind === 'choice') return ofChoice(id, view, root) ?? visible(root, '#decision');
  const pointer = kind === 'part' ? PARTS[id]?.(seat ?? 0) : POINTERS[kind]?.(id, seat ?? 0);
  const found = pointer && visible(root, pointer.selector);
  const meant = pointer?.around ? found?.parentElement?.closest(pointer.around) : found;
  return meant ?? visible(root, '#decision');
}

/** Where a click landed: the keys of all places around it. */
export function placesAround(element: Element): Set<string> {
  const found = new Set<string>();
  for (
    let at: Element | null = element.closest('[data-place]');
    at;
    at = at.parentElement?.closest('[data-place]') ?? null
  )
    for (const key of (at as HTMLElement | SVGElement).dataset.place?.split(' ') ?? []) found.add(key);
  return found;
}

/** A choice that is not possible, at one of these places: its moves. */
export function refusedAt(view: LiveViewData | null, places: Set<string>): number[] | null {
  const prompt = view?.prompt;
  if (!prompt) return null;
  const isHere = (move: ChoiceData['move']) => {
    const place = placeOf(move);
    return place !== null && places.has(placeKey(place));
  };
  if (prompt.choices.some(({ move }) => isHere(move))) return null;
  const steps = prompt.sequence_moves;
  const ends = prompt.sequences.filter(({ steps: at }) => isHere(steps[at.at(-1)!]!.move));
  if (ends.some(({ reason }) => !reason.length)) return null;
  const refused = prompt.refused.find(({ move }) => isHere(move));
  if (refused) return [refused.move.move];
  return ends[0]?.moves ?? null;
}

function visible(root: HTMLElement, selector: string): Element | null {
  return [...root.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0) ?? null;
}

/** The element of a choice by the text of its move. */
function ofChoice(id: string, view: LiveViewData | null, root: HTMLElement): Element | null {
  const marked = visible(root, `[data-choice="${CSS.escape(id)}"]`);
  if (marked) return marked;
  const all = view?.prompt?.choices ?? [];
  const choice = all.find(({ move }) => move.text === id) ?? all.find(({ move }) => move.verb === id);
  if (!choice) return null;
  if (choice.move.finishes) return visible(root, '[data-end]');
  const place = placeOf(choice.move);
  return place ? findPlace(place, root) : null;
}
