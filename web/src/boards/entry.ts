/** What a game tells the client about itself. Everything but its board has a default. */
import type { Component } from 'svelte';
import type { GameData, MoveData, NewSeat, OptionData, PieceData } from '../app/api/types';
import type { NewTableForm } from '../app/stores/new-table.svelte';
import type { Reference } from '../app/stores/reference.svelte';
import type { TableSource } from '../app/stores/source';

/** The picture of a game: a strip of town, and characters before it. */
export interface Cover {
  picture: string;
  characters: [id: string, rank: number][];
}

/** How the pieces of a game are sorted on the page of rules and cards. */
export interface Shelf {
  /** The kinds by which one can look, in their order. */
  kinds: string[];
  kindOf: (piece: PieceData) => string;
  kindName: (reference: Reference, kind: string) => string;
  /** An icon beside the name of a kind. */
  kindIcons?: Record<string, string>;
  /** Where a piece stands within its kind. */
  place: (piece: PieceData) => number;
}

/** How the pieces of a game are drawn on the page of rules and cards. */
export interface PieceDrawing {
  PieceCard: Component<{ piece: PieceData; reference: Reference; kind: string }>;
  /** The shape of a kind. */
  KindIcon?: Component<{ kind: string }>;
  /** What the drawings refer to, once on the page. */
  Defs?: Component;
}

/** The page on which pieces are entered, and what differs at a table that is played with such pieces. */
export interface PieceEditor {
  Editor: Component;
  Differences: Component<{ table: string; owner: string }>;
}

/** How the cast of a new table is chosen. */
export interface CastParts {
  EditionPick: Component<{ option: OptionData; value: unknown; onchange: (id: string) => void }>;
  CastPick: Component<{ game: GameData; form: NewTableForm; reference: Reference | undefined }>;
  CastSummary: Component<{ edition: string; form: NewTableForm; reference: Reference | undefined }>;
}

/** What the review of a game shows of moves and of what a seat knew. */
export interface ReviewParts {
  /** the picture of what a move names; it fills its box */
  MoveFace: Component<{ move: MoveData; reference: Reference | undefined }>;
  KnownState?: Component<{ state: unknown; seat: number; reference: Reference }>;
  /** what the pictures refer to, once on a page without the board */
  Defs?: Component;
  /** the key of the name under which an item of the score is added up; else each item stands alone */
  pointGroup?: (item: string) => string;
}

/** The end of a game, from one seat. */
export interface FinalBoardProps {
  /** as everyone sees it, with `setup` */
  state: Record<string, unknown>;
  seat: number;
  reference: Reference;
}

export interface PieceFaceProps {
  reference: Reference;
  vocabulary: string;
  id: string;
}

/** How a game is drawn on the page of my games. */
export interface ArchiveParts {
  /** What a seat had at the end, drawn small. */
  FinalBoard: Component<FinalBoardProps>;
  /** A piece that people like to compare. */
  PieceFace: Component<PieceFaceProps>;
}

/** What every board gets. */
export interface BoardProps {
  table: TableSource;
  /** only the table: a page around it has the bar, the log and the keys */
  bare?: boolean;
}

export interface GameEntry {
  board: () => Promise<{ default: Component<BoardProps> }>;
  cover?: Cover;
  /** What a new table begins with. */
  newTable?: { options: Record<string, unknown>; seats: NewSeat[] };
  /** The options and bots of a game that begins with one click. */
  quickStart?: { options: Record<string, unknown>; bots: number };
  /** The key of a text above the form of a new table. */
  note?: string;
  /** Whether players may answer in another player's turn. Then the form of a new table has a time for it. */
  hasReactions?: boolean;
  cast?: () => Promise<CastParts>;
  shelf?: Shelf;
  archive?: () => Promise<ArchiveParts>;
  pieces?: () => Promise<PieceDrawing>;
  review?: () => Promise<ReviewParts>;
  /** Where people enter what is printed on their own pieces. */
  editor?: () => Promise<PieceEditor>;
}
