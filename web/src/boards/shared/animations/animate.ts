/** Shows what moves between places: ghosts above the table that are gone when they have arrived. */
import type { LogEntryData, TransferData } from '../../../app/api/types';
import { findExactPlace, findPlace } from '../places';
import type { Animate } from '../update-queue.svelte';
import { type Rect, arrive, fall, fly } from './motions';

/** A small picture that flies. */
export interface Token {
  element: HTMLElement;
  remove?: () => void;
}

/** How a board draws a thing on its way. */
export interface Drawing {
  /** what flies, once for each thing */
  token?: () => Token;
  /** how many tokens stand for any number of things */
  most?: number;
  /** the thing that lies at the end comes from the start; if nothing lies there, the token flies */
  arrives?: boolean;
  /** the thing that lies at the start cracks and falls */
  falls?: boolean;
}

export interface AnimationStyle {
  /** none if the board does not show it */
  draw(transfer: TransferData): Drawing | null;
  /** where it sets out from, if that is not the element of its place */
  start?(transfer: TransferData): Element | null;
}

const APART = 70;
const MOST = 6;
const SOME = 3; // when the event does not say how many

/** What is known before the table changes: where a thing starts, and what it looks like. */
interface Departure {
  transfer: TransferData;
  drawing: Drawing;
  rect: Rect;
  source: Element;
  ghost: HTMLElement | null;
}

/** The animations of a board. */
export function animations(style: AnimationStyle): Animate {
  return (log) => {
    const departures = prepare(log, style);
    return departures.length ? (host) => depart(departures, host) : null;
  };
}

function prepare(log: LogEntryData[], style: AnimationStyle): Departure[] {
  return log
    .flatMap((entry) => entry.moves)
    .flatMap((transfer) => {
      const drawing = style.draw(transfer);
      const source = drawing && startOf(transfer, drawing, style);
      if (!source) return [];
      const ghost = drawing.falls ? (source.cloneNode(true) as HTMLElement) : null;
      return [{ transfer, drawing, source, ghost, rect: source.getBoundingClientRect() }];
    });
}

function startOf(transfer: TransferData, drawing: Drawing, style: AnimationStyle): Element | null {
  const { from } = transfer;
  if (drawing.falls) return from && findExactPlace(from);
  return style.start?.(transfer) ?? (from && findPlace(from));
}

/** After the table has changed: everything moves, one after the other begins. */
function depart(departures: Departure[], host: HTMLElement): Animation[] {
  return departures.flatMap((departure, i) => move(departure, host, i * APART * 2));
}

function move(
  { transfer, drawing, rect, source, ghost }: Departure,
  host: HTMLElement,
  delay: number,
): Animation[] {
  if (ghost) return [fall(ghost, rect, host, delay)];
  const { to } = transfer;
  if (!to) return [];
  const exact = drawing.arrives ? findExactPlace(to) : null;
  if (exact) return [arrive(exact, rect, host, delay)];
  const target = findPlace(to);
  const { token, most = MOST } = drawing;
  if (!token || !target || target === source) return [];
  const end = target.getBoundingClientRect();
  return Array.from({ length: Math.min(transfer.count || SOME, most) }, (_, i) =>
    fly(token(), rect, end, host, delay + i * APART),
  );
}
