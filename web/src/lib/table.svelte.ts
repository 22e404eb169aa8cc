/** One table as one pair of eyes sees it: what the server has said so far, and the ways to answer. */
import type {
  ChatLineData,
  HintMessage,
  LanguageId,
  SeatLinkMessage,
  UpdateMessage,
  ResultData,
  SeatTokenData,
  Sentence,
  ServerMessage,
  LiveViewData,
  TableData,
  LogEntryData,
  WelcomeMessage,
} from '../api';
import { type Answer, type Asked, Connection, Offline, type Wire } from './connection';

export type News = WelcomeMessage | UpdateMessage;
/** Hears of every change of the game with what was seen before it: here motion and announcements begin. */
export type Watcher = (news: News, before: LiveViewData | null) => void;

export class TableStore {
  wire = $state<Wire>('connecting');
  /** why the server hung up, in a sentence */
  why = $state('');
  table = $state.raw<TableData | null>(null);
  seat = $state<number | null>(null);
  host = $state(false);
  language = $state('en');
  /** the facts that never change */
  setup = $state.raw<Record<string, unknown>>({});
  sight = $state.raw<LiveViewData | null>(null);
  told = $state.raw<LogEntryData[]>([]);
  since = $state(0);
  chat = $state.raw<ChatLineData[]>([]);
  result = $state.raw<ResultData | null>(null);
  /** the last thing said about the table itself */
  notice = $state.raw<Sentence>([]);
  /** one's seat at the rematch */
  moved = $state.raw<SeatTokenData | null>(null);
  /** the decision that a move on its way answers: another click would answer it again */
  private answering: number | null = null;

  private readonly watchers = new Set<Watcher>();
  private readonly connection: Connection;

  constructor(
    readonly id: string,
    readonly token: string | null,
    language: LanguageId,
    dial?: ConstructorParameters<typeof Connection>[2],
  ) {
    this.connection = new Connection(
      { table: id, token, language },
      {
        message: (message) => this.hear(message),
        wire: (wire, why) => {
          this.wire = wire;
          this.why = why;
        },
      },
      dial,
    );
  }

  get yours(): boolean {
    return this.sight?.your_decision ?? false;
  }

  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  speak(language: LanguageId): void {
    this.connection.speak(language);
  }

  close(): void {
    this.connection.close();
  }

  ask(asked: Asked): Promise<Answer> {
    return this.connection.request(asked);
  }

  /** Play moves of the decision that the person saw. If another one is open by now, nothing is played. */
  async play(decision: number, moves: number[]): Promise<boolean> {
    return this.answer(decision, { type: 'play', decision, moves });
  }

  async undo(whole = false): Promise<boolean> {
    const decision = this.sight?.decision ?? -1;
    return this.answer(decision, { type: 'undo', decision, whole });
  }

  async hint(): Promise<HintMessage> {
    return (await this.ask({ type: 'hint', decision: this.sight?.decision ?? 0 })) as HintMessage;
  }

  async link(seat: number): Promise<SeatLinkMessage> {
    return (await this.ask({ type: 'new-link', seat })) as SeatLinkMessage;
  }

  private async answer(decision: number, asked: Asked): Promise<boolean> {
    if (decision === this.answering || this.wire !== 'open' || decision !== this.sight?.decision) return false;
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

  private hear(message: ServerMessage): void {
    const before = this.sight;
    switch (message.type) {
      case 'welcome':
        this.table = message.table;
        this.seat = message.seat;
        this.host = message.host;
        this.language = message.language;
        this.setup = message.setup;
        this.sight = message.view;
        this.told = message.log;
        this.since = message.last_own_entry;
        this.chat = message.chat;
        this.result = message.result;
        break;
      case 'update':
        this.sight = message.view;
        this.told = [...this.told.filter((told) => told.entry < message.log_truncate_at), ...message.log];
        this.result = message.result;
        break;
      case 'table':
        this.table = message.table;
        this.notice = message.notice;
        return;
      case 'chat':
        this.chat = [...this.chat, message.line];
        return;
      case 'rematch-seat':
        this.moved = message.seated;
        return;
      default:
        return;
    }
    for (const watcher of this.watchers) watcher(message, before);
  }
}
