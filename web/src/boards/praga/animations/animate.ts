/** How the things of Praga move: amounts fly as symbols, pieces come to where they lie then. */
import { mount, unmount } from 'svelte';
import type { TransferData } from '../../../app/api/types';
import { type Drawing, type Token, animations } from '../../shared/animations/animate';
import { placeKey } from '../../shared/places';
import type { Animate } from '../../shared/update-queue.svelte';
import { tincture } from '../draw/seats';
import { type SymbolId, isSymbol } from '../draw/symbol';
import { type Picture, piecePicture } from '../model/faces';
import PieceDrawing from '../parts/Picture.svelte';
import SymbolIcon from '../parts/SymbolIcon.svelte';
import type { PragaUi } from '../praga-ui.svelte';

function token(className: string, draw: (target: HTMLElement) => Record<string, unknown>): Token {
  const element = document.createElement('div');
  element.className = className;
  const drawn = draw(element);
  return { element, remove: () => void unmount(drawn) };
}

const pieceToken = (of: Picture): Token =>
  token('flying-piece', (target) => mount(PieceDrawing, { target, props: { of } }));

function symbolToken(id: SymbolId, owner: number | null): Token {
  const seat = owner === null ? null : tincture(owner);
  return token('flying-sign', (target) => mount(SymbolIcon, { target, props: { id, seat } }));
}

/** Whose thing it is. */
function ownerOf({ from, to }: TransferData): number | null {
  for (const place of [from, to]) if (place && 'seat' in place && place.seat !== undefined) return place.seat;
  return null;
}

/** Points come as one wreath, however many they are. */
const ONE_FOR_ALL: SymbolId = 'vp';

export function drawingOf(ui: PragaUi, transfer: TransferData): Drawing {
  const { what, id } = transfer;
  if (isSymbol(what))
    return { token: () => symbolToken(what, ownerOf(transfer)), ...(what === ONE_FOR_ALL && { most: 1 }) };
  const picture = id && ui.board ? piecePicture(ui.board, what, id) : null;
  return { arrives: true, ...(picture && { token: () => pieceToken(picture) }) };
}

/** A tile in hand is where it is held. */
function heldAt({ to }: TransferData): Element | null {
  if (!to) return null;
  const held = `[data-held="${placeKey(to)}"]`;
  return document.querySelector(`.is-star ${held}, .page:not([inert]) ${held}`);
}

export const animate = (ui: PragaUi): Animate =>
  animations({ draw: (transfer) => drawingOf(ui, transfer), start: heldAt });
