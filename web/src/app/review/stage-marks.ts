/** Where the choices of a decision are on the table: the chosen one and the best one are marked there. */
import { findExactPlace, placeOf } from '../../boards';
import type { ConsideredData, DecisionReviewData } from '../api/types';

export interface StageMark {
  kind: 'chosen' | 'best' | 'both';
  share: number;
  left: number;
  top: number;
  width: number;
  height: number;
  isRound: boolean;
}

/** The element of a choice: where it is asked, else where the thing lies that it names. */
export function findChoice(root: HTMLElement, considered: ConsideredData): Element | null {
  const { move } = considered;
  const asked = [...root.querySelectorAll('[data-move]')].filter(
    (element) => (element as HTMLElement).dataset.move === move.text && isShown(element),
  );
  if (asked.length) return asked.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0]!;
  if (move.finishes) return [...root.querySelectorAll('[data-end]')].find(isShown) ?? null;
  const place = placeOf(move);
  return place ? findExactPlace(place, root) : null;
}

function sizeOf(element: Element): number {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** The marks of a decision within the stage; none for what cannot be seen. */
export function findMarks(
  root: HTMLElement,
  decision: DecisionReviewData | null,
  pointedAt: number | null,
): StageMark[] {
  if (!decision?.considered.length) return [];
  const frame = root.getBoundingClientRect();
  const chosen = decision.considered.find(({ is_chosen }) => is_chosen);
  const best = decision.considered[pointedAt ?? decision.considered.findIndex(({ is_best }) => is_best)];
  const marks: StageMark[] = [];
  for (const considered of new Set([best, chosen])) {
    const element = considered && findChoice(root, considered);
    if (!element) continue;
    const box = element.getBoundingClientRect();
    const isInside =
      box.bottom > frame.top && box.top < frame.bottom && box.right > frame.left && box.left < frame.right;
    if (!isInside || !box.width) continue;
    marks.push({
      kind: considered === best && considered === chosen ? 'both' : considered === chosen ? 'chosen' : 'best',
      share: considered.share,
      left: box.left - frame.left,
      top: box.top - frame.top,
      width: box.width,
      height: box.height,
      isRound: 'ownerSVGElement' in element && element.ownerSVGElement !== null,
    });
  }
  return marks;
}
