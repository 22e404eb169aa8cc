/** What is large, by what has to be decided: parts at x, y, width and height on a stage of 1064 by 770. */
import type { PragaBoardData, PragaPlaceData, PragaStateData, PromptData } from '../../../app/api/types';
import { placeOf } from '../../shared/places';

export type PartId = 'crane' | 'offer' | 'city' | 'board' | 'tracks' | 'tech' | 'projects';
export type Mode = 'overview' | 'take' | 'board' | 'city' | 'claims' | 'projects' | 'crane' | 'road' | 'peek' | 'offer';
export type Page = 'crane' | 'offer' | 'city' | 'projects' | 'board' | 'players';
export type Rect = [x: number, y: number, width: number, height: number];

export const STAGE_SIZE = [1064, 770] as const;
export const PARTS: PartId[] = ['crane', 'offer', 'city', 'board', 'tracks', 'tech', 'projects'];
export const PAGES: Page[] = ['crane', 'offer', 'city', 'projects', 'board', 'players'];

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
  board: {
    crane: [0, 0, 176, 176],
    city: [0, 190, 176, 94],
    projects: [0, 298, 176, 96],
    tracks: [0, 408, 176, 122],
    tech: [0, 540, 176, 40],
    board: [196, 0, 868, 596],
    offer: [196, 610, 868, 160],
  },
  city: {
    crane: [0, 0, 150, 150],
    board: [0, 164, 150, 142],
    tracks: [0, 320, 150, 104],
    projects: [0, 438, 150, 84],
    tech: [0, 532, 150, 40],
    city: [166, 0, 898, 604],
    offer: [166, 616, 898, 154],
  },
  claims: {
    board: [0, 0, 400, 372],
    projects: [408, 0, 656, 372],
    city: [0, 386, 690, 370],
    tracks: [708, 390, 206, 144],
    tech: [708, 560, 206, 60],
    crane: [926, 386, 138, 138],
    offer: [926, 552, 138, 150],
  },
  projects: {
    crane: [0, 0, 176, 176],
    city: [0, 190, 176, 94],
    board: [0, 298, 176, 164],
    tracks: [0, 476, 176, 122],
    offer: [0, 612, 176, 158],
    projects: [196, 0, 868, 640],
    tech: [196, 654, 868, 116],
  },
  crane: {
    crane: [190, 0, 770, 770],
    city: [0, 0, 176, 94],
    offer: [0, 108, 176, 160],
    board: [0, 282, 176, 164],
    tracks: [0, 460, 176, 122],
    projects: [0, 596, 176, 96],
  },
  road: {
    city: [0, 0, 1064, 558],
    crane: [0, 574, 196, 196],
    offer: [214, 574, 216, 196],
    board: [450, 574, 210, 196],
    tracks: [684, 590, 210, 144],
    projects: [910, 590, 154, 150],
  },
  peek: {
    crane: [0, 0, 176, 176],
    offer: [0, 190, 176, 160],
    city: [0, 364, 176, 94],
    board: [196, 0, 552, 770],
    tracks: [764, 96, 300, 208],
    tech: [764, 324, 300, 72],
    projects: [764, 424, 300, 190],
  },
  offer: {
    crane: [0, 0, 176, 176],
    city: [0, 190, 176, 94],
    projects: [0, 298, 176, 96],
    board: [0, 408, 176, 164],
    tracks: [0, 586, 176, 122],
    offer: [196, 0, 868, 770],
  },
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
