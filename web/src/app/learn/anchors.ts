/** What the coach points at: parts of the table by the marks that they have for motion and clicks. */
import type { ChoiceData, LiveViewData, PlaceData } from '../api/types';
import { findPlace, placeKey, placeOf } from '../../boards/shared/places';

/** Parts of the boards that are no places, by their names in scripts. */
const PARTS: Record<string, string> = {
  decision: '#decision',
  arcade: '[data-part="arcade"]',
  fan: '#decision',
  result: '[data-part="result"]',
  ghost: '[data-part="placing"]',
  hub: '[data-place^="crane"]',
};

/** The element that an anchor of a script names, if it is shown. */
export function findAnchor(
  at: string,
  view: LiveViewData | null,
  seat: number | null,
  root: HTMLElement,
): Element | null {
  const [kind = '', ...rest] = at.split(' ');
  const id = rest.join(' ');
  if (kind in PARTS) return visible(root, PARTS[kind]!);
  if (kind === 'hand') return inPlace({ kind: 'hand', seat: seat ?? 0 }, root);
  if (kind === 'city' || kind === 'seat') return inPlace({ kind, seat: Number(id) }, root);
  if (kind === 'part' || kind === 'tab')
    return visible(root, `[data-part="${id}"], [data-place="${id}"]`) ?? decision(root);
  if (kind === 'choice') return ofChoice(id, view, root) ?? decision(root);
  return visible(root, `[data-anchor~="${[kind, ...rest].join('-')}"]`) ?? byMove(id, view, root) ?? decision(root);
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
  const lies = (move: ChoiceData['move']) => {
    const place = placeOf(move);
    return place !== null && places.has(placeKey(place));
  };
  if (prompt.choices.some(({ move }) => lies(move))) return null;
  const steps = prompt.sequence_moves;
  const ends = prompt.sequences.filter(({ steps: at }) => lies(steps[at.at(-1)!]!.move));
  if (ends.some(({ reason }) => !reason.length)) return null;
  const refused = prompt.refused.find(({ move }) => lies(move));
  if (refused) return [refused.move.move];
  return ends[0]?.moves ?? null;
}

function visible(root: HTMLElement, selector: string): Element | null {
  return [...root.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0) ?? null;
}

const decision = (root: HTMLElement) => visible(root, PARTS.decision!);
const inPlace = (place: PlaceData | { kind: string; seat: number }, root: HTMLElement) =>
  findPlace(place as PlaceData, root);

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

/** The element of what a move with this object names. */
function byMove(id: string, view: LiveViewData | null, root: HTMLElement): Element | null {
  const moves = [...(view?.prompt?.choices ?? []), ...(view?.prompt?.refused ?? [])].map(({ move }) => move);
  const found = moves.find(({ objects }) => objects.some((object) => object.id === id && object.place));
  const place = placeOf(found);
  return place ? findPlace(place, root) : null;
}
