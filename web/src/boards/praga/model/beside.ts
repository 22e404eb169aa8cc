/** Where words lie that speak of a thing: beside it, so that neither it nor what else must be seen is covered. */

type Size = { width: number; height: number };
type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

const GAP = 10;
const MARGIN = 8;

const apart = (a: Box, b: Box): boolean =>
  a.left >= b.left + b.width ||
  b.left >= a.left + a.width ||
  a.top >= b.top + b.height ||
  b.top >= a.top + a.height;

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** The place in a box around, from its upper left corner: right, left, below or above, else where it fits best. */
export function beside(
  at: Box,
  { width, height }: Size,
  around: Box,
  keepFree: Box[],
): { left: number; top: number } {
  const x = at.left - around.left;
  const y = at.top - around.top;
  const most = { left: around.width - width - MARGIN, top: around.height - height - MARGIN };
  const level = between(MARGIN, y + at.height / 2 - height / 2, most.top);
  const middle = between(MARGIN, x + at.width / 2 - width / 2, most.left);
  const tries = [
    { left: x + at.width + GAP, top: level },
    { left: x - width - GAP, top: level },
    { left: middle, top: y + at.height + GAP },
    { left: middle, top: y - height - GAP },
  ].filter(({ left, top }) => left >= MARGIN && top >= MARGIN && left <= most.left && top <= most.top);
  const free = keepFree.map((box) => ({
    ...size(box),
    left: box.left - around.left,
    top: box.top - around.top,
  }));
  const clear = tries.find((place) => free.every((box) => apart({ ...place, width, height }, box)));
  return clear ?? tries[0] ?? { left: middle, top: y > around.height / 2 ? MARGIN : most.top };
}

const size = ({ width, height }: Box): Size => ({ width, height });
