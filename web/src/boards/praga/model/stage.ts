/** What is large, by what has to be decided: parts at x, y, width and height on a stage of 1064 by 770. */
import type { PragaBoardData, PragaPlaceData, PragaStateData, PromptData } from '../../../app/api/types';
import { placeOf } from '../../shared/places';

export type PartId = 'crane' | 'offer' | 'city' | 'board' | 'tracks' | 'tech' | 'projects';
export type Mode =
  'overview' | 'take' | 'board' | 'city' | 'claims' | 'projects' | 'crane' | 'road' | 'peek' | 'offer';
export type Page = 'crane' | 'offer' | 'city' | 'projects' | 'board' | 'players';
export type Rect = [x: number, y: number, width: number, height: number];

export const STAGE_SIZE = [1064, 770] as const;
export const PARTS: PartId[] = ['crane', 'offer', 'city', 'board', 'tracks', 'tech', 'projects'];
export const PAGES: Page[] = ['crane', 'offer', 'city', 'projects', 'board', 'players'];

/** Miniatures stand in one place, whatever is on stage beside them. The place of a part on stage stays empty. */
const RAIL: Partial<Record<PartId, Rect>> = {
  crane: [0, 0, 160, 160],
  city: [0, 172, 160, 84],
  board: [0, 268, 160, 150],
  tracks: [0, 430, 160, 104],
  projects: [0, 546, 160, 92],
  offer: [0, 650, 160, 120],
};

/** A part that is left out of a mode is not needed there. */
export const STAGE: Record<Mode, Partial<Record<PartId, Rect>>> = {
  overview: {
    crane: [0, 0, 364, 372],
    city: [378, 0, 686, 372],
    offer: [0, 386, 364, 384],
    board: [378, 386, 338, 318],
    tech: [378, 706, 338, 64],
    tracks: [730, 386, 334, 228],
    projects: [730, 622, 334, 148],
  },
  take: {
    crane: [0, 0, 456, 456],
    offer: [474, 0, 590, 456],
    board: [0, 470, 322, 300],
    tracks: [338, 470, 366, 250],
    tech: [338, 716, 366, 54],
    city: [724, 474, 340, 178],
    projects: [724, 660, 340, 110],
  },
  board: { ...RAIL, board: [176, 0, 888, 596], offer: [176, 610, 888, 160] },
  city: { ...RAIL, city: [176, 0, 888, 604], offer: [176, 616, 888, 154] },
  claims: {
    ...RAIL,
    board: [176, 0, 350, 372],
    projects: [540, 0, 524, 372],
    city: [176, 386, 608, 384],
    tracks: [800, 400, 264, 180],
    tech: [800, 610, 264, 60],
  },
  projects: { ...RAIL, projects: [176, 0, 888, 640], tech: [176, 654, 888, 116] },
  crane: { ...RAIL, crane: [230, 0, 770, 770] },
  road: { ...RAIL, city: [176, 0, 888, 466], offer: [176, 490, 440, 280], board: [640, 490, 320, 280] },
  peek: {
    ...RAIL,
    board: [176, 0, 572, 770],
    tracks: [764, 96, 300, 208],
    tech: [764, 324, 300, 72],
    projects: [764, 424, 300, 190],
  },
  offer: { ...RAIL, offer: [176, 0, 888, 770] },
};

/** The parts that are on stage; the others are miniatures. */
export const STARS: Record<Mode, PartId[]> = {
  overview: ['crane', 'city', 'offer', 'board', 'tracks'],
  take: ['crane', 'offer', 'board', 'tracks'],
  board: ['board', 'offer'],
  city: ['city', 'offer'],
  claims: ['board', 'projects', 'city'],
  projects: ['projects'],
  crane: ['crane'],
  road: ['city'],
  peek: ['board', 'tracks'],
  offer: ['offer'],
};

/** What a click on a part calls on stage. */
export const CALLS: Record<PartId, Mode> = {
  crane: 'crane',
  offer: 'offer',
  city: 'road',
  board: 'board',
  tracks: 'board',
  tech: 'board',
  projects: 'projects',
};

/** What the place that a decision is about brings on stage. */
const MODE_OF_PLACE: Partial<Record<PragaPlaceData['kind'], Mode>> = {
  crane: 'take',
  display: 'offer',
  river: 'road',
  bridge: 'road',
  city: 'city',
  plaza: 'city',
  plot: 'city',
  board: 'take',
  hex: 'board',
  amount: 'peek',
  drawn: 'peek',
  stack: 'projects',
  projects: 'projects',
  project: 'projects',
};

export function modeOf(state: PragaStateData, prompt: PromptData | undefined): Mode {
  if (!prompt) return 'overview';
  const { turn, decision } = state;
  const focus = prompt.focus as PragaPlaceData | undefined;
  if (!focus) {
    if (prompt.pattern === 'turn') return turn?.main_done ? 'claims' : 'take';
    return decision?.choices.length ? 'claims' : 'overview';
  }
  // a tile is chosen for the place where it is going to lie
  if (focus.kind === 'display' && turn?.performing) return focus.row === 'buildings' ? 'city' : 'board';
  // on a board it is a hex or a track that is chosen, of the pieces that were drawn one for the bridge or the board
  const choice = placeOf(prompt.choices[0]?.move) as PragaPlaceData | null;
  if (focus.kind === 'board' && prompt.pattern === 'place') return 'board';
  if (focus.kind === 'board' && choice?.kind === 'amount') return 'peek';
  if (focus.kind === 'drawn' && choice?.kind === 'drawn' && choice.bridge_tile) return 'road';
  return MODE_OF_PLACE[focus.kind] ?? 'overview';
}

/** The row of the display that belongs to what is being decided. */
export function rowOf(state: PragaStateData, board: PragaBoardData): string | null {
  if (state.decision?.row) return state.decision.row;
  const tile = state.decision?.tile ?? state.turn?.tile;
  if (tile) return board.tiles[tile]?.row ?? null;
  return state.phase === 'opponent' ? 'buildings' : null;
}

const PAGE_OF: Record<Mode, Page> = {
  overview: 'city',
  take: 'crane',
  board: 'board',
  city: 'city',
  claims: 'board',
  projects: 'projects',
  crane: 'crane',
  road: 'city',
  peek: 'board',
  offer: 'offer',
};

export function pageOf(state: PragaStateData, prompt: PromptData | undefined): Page {
  return prompt?.focus?.kind === 'display' ? 'offer' : PAGE_OF[modeOf(state, prompt)];
}
