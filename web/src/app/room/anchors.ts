/** Things on the table that one can point at, by the names that motions use: equal on every page and in every size. */
const NAMED = '[data-place], [data-piece], [data-card]';
const ATTRIBUTES = ['data-place', 'data-piece', 'data-card'];
const LONGEST = 200;

export interface Anchor {
  anchor: string;
  /** where in it, from 0 to 1 */
  x: number;
  y: number;
}

const part = (at: number, from: number, length: number) =>
  Math.min(1, Math.max(0, length ? (at - from) / length : 0.5));

/** The thing at the pointer, or the stage itself. */
export function anchorAt(
  stage: Element,
  event: { target: unknown; clientX?: number; clientY?: number },
): Anchor | null {
  const target = event.target instanceof Element ? event.target : null;
  if (!target || !stage.contains(target)) return null;
  const named = target.closest(NAMED);
  const thing = named && stage.contains(named) ? named : stage;
  const attribute = ATTRIBUTES.find((each) => thing.getAttribute(each));
  const anchor = attribute ? `${attribute}=${thing.getAttribute(attribute)}` : 'stage';
  if (anchor.length > LONGEST) return null;
  const box = thing.getBoundingClientRect();
  return {
    anchor,
    x: part(event.clientX ?? box.left + box.width / 2, box.left, box.width),
    y: part(event.clientY ?? box.top + box.height / 2, box.top, box.height),
  };
}

/** The box of a thing within the stage, in pixels; none if it is not there. */
export function boxOf(
  stage: Element,
  anchor: string,
): { left: number; top: number; width: number; height: number } | null {
  const [attribute = '', ...value] = anchor.split('=');
  const thing =
    anchor === 'stage'
      ? stage
      : ATTRIBUTES.includes(attribute)
        ? stage.querySelector(`[${attribute}="${CSS.escape(value.join('='))}"]`)
        : null;
  if (!thing) return null;
  const [box, outer] = [thing.getBoundingClientRect(), stage.getBoundingClientRect()];
  return { left: box.left - outer.left, top: box.top - outer.top, width: box.width, height: box.height };
}
