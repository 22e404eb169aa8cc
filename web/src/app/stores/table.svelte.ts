/** One table as one viewer sees it: what the server has said so far, and the ways to answer. */
import type {
  ChatLineData,
  HintMessage,
  LanguageId,
  SeatLinkMessage,
  ResultData,
  SeatTokenData,
  ServerMessage,
  LiveViewData,
  TableData,
  LogEntryData,
  NoticeData,
} from '../api/types';
import { received } from './received';
import type { TableActions, TableSource, Watcher } from './source';
import {
  type Answer,
  type RequestBody,
  Connection,
  Offline,
  type ConnectionStatus,
} from '../connection/connection';

/** A live table: the source of what is drawn, and of what can be done. */
export class TableStore implements TableSource, TableActions {
  readonly actions: TableActions = this;
  readonly path: string;
  connectionStatus = $state<ConnectionStatus>('connecting');
  /** why the server hung up, in a sentence */
  closedReason = $state('');
  table = $state.raw<TableData | null>(null);
  seat = $state<number | null>(null);
  host = $state(false);
  language = $state('en');
  /** the facts that never change */
  setup = $state.raw<Record<string, unknown>>({});
  view = $state.raw<LiveViewData | null>(null);
  log = $state.raw<LogEntryData[]>([]);
  lastOwnEntry = $state(0);
  chat = $state.raw<ChatLineData[]>([]);
  result = $state.raw<ResultData | null>(null);
  /** what happened at the table besides moves, during the game */
  notices = $state.raw<NoticeData[]>([]);
  /** the last of it, also before the game */
  notice = $state.raw<NoticeData | null>(null);
  /** one's seat at the rematch */
  rematchSeat = $state.raw<SeatTokenData | null>(null);
  /** the decision that a move on its way answers: another click would answer it again */
  private answering: number | null = null;
  /** how many parts of the page show the state in words */
  private readers = 0;

  private readonly watchers = new Set<Watcher>();
  private readonly connection: Connection;

  constructor(
    readonly id: string,
    readonly token: string | null,
    language: LanguageId,
    dial?: ConstructorParameters<typeof Connection>[2],
  ) {
    this.path = `tables/${id}`;
    this.connection = new Connection(
      { table: id, token, language, sections: false },
      {
        message: (message) => this.receive(message),
        status: (status, why) => {
          this.connectionStatus = status;
          this.closedReason = why;
        },
      },
      dial,
    );
  }

  get yourDecision(): boolean {
    return this.view?.your_decision ?? false;
  }

  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  setLanguage(language: LanguageId): void {
    this.connection.setLanguage(language);
  }

  /** Have the state in words with every view, until the function that is returned is called. */
  requestSections(): () => void {
    this.connection.setSections(++this.readers > 0);
    return () => this.connection.setSections(--this.readers > 0);
  }

  close(): void {
    this.connection.close();
  }

  ask(asked: RequestBody): Promise<Answer> {
    return this.connection.request(asked);
  }

  /** Play moves of the decision that the person saw. If another one is open by now, nothing is played. */
  async play(decision: number, moves: number[]): Promise<boolean> {
    return this.answer(decision, { type: 'play', decision, moves });
  }

  async undo(whole = false): Promise<boolean> {
    const decision = this.view?.decision ?? -1;
    return this.answer(decision, { type: 'undo', decision, whole });
  }

  async hint(): Promise<HintMessage> {
    return (await this.ask({ type: 'hint', decision: this.view?.decision ?? 0 })) as HintMessage;
  }

  async link(seat: number): Promise<SeatLinkMessage> {
    return (await this.ask({ type: 'new-link', seat })) as SeatLinkMessage;
  }

  private async answer(decision: number, asked: RequestBody): Promise<boolean> {
    if (decision === this.answering || this.connectionStatus !== 'open' || decision !== this.view?.decision)
      return false;
    this.answering = decision;
    try {
      await this.ask(asked);
      return true;
    } catch (error) {
      if (error instanceof Offline) return false;
      throw error;
    } finally {
      if (this.answering === decision) this.answering = null;
    }
  }

  private receive(message: ServerMessage): void {
    const before = this.view;
    switch (message.type) {
      case 'welcome':
        this.table = message.table;
        this.seat = message.seat;
        this.host = message.host;
        this.language = message.language;
        this.setup = message.setup;
        this.view = message.view;
        this.log = message.log;
        this.lastOwnEntry = message.last_own_entry;
        this.notices = message.notices;
        this.chat = message.chat;
        this.result = message.result;
        received(message.table.clock);
        received(message.view?.reaction_window);
        break;
      case 'update':
        received(message.clock);
        received(message.view.reaction_window);
        if (this.table) this.table = { ...this.table, clock: message.clock };
        this.view = message.view;
        this.log = [...this.log.filter((log) => log.entry < message.log_truncate_at), ...message.log];
        this.result = message.result;
        break;
      case 'table':
        received(message.table.clock);
        this.table = message.table;
        if (!message.notice) return;
        this.notice = message.notice;
        if (this.view) this.notices = [...this.notices, message.notice];
        return;
      case 'chat':
        this.chat = [...this.chat, message.line];
        return;
      case 'rematch-seat':
        this.rematchSeat = message.seated;
        return;
      default:
        return;
    }
    for (const watcher of this.watchers) watcher(message, before);
  }
}
