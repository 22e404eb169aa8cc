/** What can be chosen in a drawing: a button with the engine's words as its name. */
import type { PragaPlaceData } from '../../../app/api/types';
import { placeKey } from '../../shared/places';
import { escaped } from './numbers';

/** What can be chosen at a place, with the server's words. */
export interface ClickTarget {
  /** the text of the move */
  move: string;
  label: string;
}

export type Targets = (place: PragaPlaceData) => ClickTarget | undefined;
export const NO_TARGETS: Targets = () => undefined;

export interface HitArea {
  /** What lies there, as it is drawn whether it can be chosen or not. */
  drawn: string;
  /** The outline of the button. */
  outline: string;
  attributes?: string;
  style?: string;
  /** Its style if it cannot be chosen. */
  otherwise?: string;
}

/**
 * The button lies over the drawing, not around it: what is printed below says nothing that its name does not say
 * better.
 */
export function hit(
  target: ClickTarget | undefined,
  { drawn, outline, attributes = '', style = '', otherwise = '' }: HitArea,
): string {
  if (!target) return `<g class="${style} ${otherwise}" ${attributes}>${drawn}</g>`;
  const name = escaped(target.label);
  const button = `<g class="hit-on" role="button" tabindex="0" aria-label="${name}"><title>${name}</title>${outline}</g>`;
  return `<g class="hit may ${style}" data-move="${escaped(target.move)}" ${attributes}><g aria-hidden="true">${drawn}</g>${button}</g>`;
}

/** The attribute of an element that is a place, and of the tile that is held above one. */
export const placeAttribute = (place: PragaPlaceData): string => `data-place="${escaped(placeKey(place))}"`;
export const heldAttribute = (place: PragaPlaceData): string => `data-held="${escaped(placeKey(place))}"`;
