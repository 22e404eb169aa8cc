/** What draws a table asks this of it. It does not know whether the game is live or a replay. */
import type {
  ChatLineData,
  HintMessage,
  LiveViewData,
  LogEntryData,
  NoticeData,
  ResultData,
  SeatTokenData,
  TableData,
  UpdateMessage,
  WelcomeMessage,
} from '../api/types';
import type { Answer, ConnectionStatus, RequestBody } from '../connection/connection';

/** What is shown now: a part of the game that follows what was shown, or something else altogether. */
export type News =
  | Pick<UpdateMessage, 'type' | 'view' | 'log' | 'log_truncate_at'>
  | Pick<WelcomeMessage, 'type' | 'view' | 'log'>;
/** Hears of every change of the game with what was seen before it: here motion and announcements begin. */
export type Watcher = (news: News, before: LiveViewData | null) => void;

/** What a person at the table can do. */
export interface TableActions {
  /** Play moves of the decision that the person saw. If another one is open by now, nothing is played. */
  play(decision: number, moves: number[]): Promise<boolean>;
  undo(whole?: boolean): Promise<boolean>;
  hint(): Promise<HintMessage>;
  ask(request: RequestBody): Promise<Answer>;
}

export interface TableSource {
  readonly id: string;
  /** where the server has it, below `api` */
  readonly path: string;
  /** of the seat of this device, if it has one */
  readonly token: string | null;
  readonly connectionStatus: ConnectionStatus;
  /** why the server hung up, in a sentence */
  readonly closedReason: string;
  readonly table: TableData | null;
  /** whose view it is; null for a spectator */
  readonly seat: number | null;
  readonly host: boolean;
  /** the facts that never change */
  readonly setup: Record<string, unknown>;
  readonly view: LiveViewData | null;
  readonly log: LogEntryData[];
  readonly lastOwnEntry: number;
  /** what happened at the table besides moves */
  readonly notices: NoticeData[];
  readonly chat: ChatLineData[];
  readonly result: ResultData | null;
  /** one's seat at the rematch */
  readonly rematchSeat: SeatTokenData | null;
  /** null where nothing can be done: the game is a replay */
  readonly actions: TableActions | null;
  /** Hear of changes, until the function that is returned is called. */
  watch(watcher: Watcher): () => void;
  /** Have the state in words with every view, until the function that is returned is called. */
  requestSections(): () => void;
}
