/** What every board shows of a table: the view as it is shown now, the log, names, and requests to the server. */
import { getContext, setContext } from 'svelte';
import type { LiveViewData, LogEntryData, PieceData } from '../../app/api/types';
import { Refused, type RequestBody } from '../../app/connection/connection';
import { t } from '../../app/i18n/i18n.svelte';
import { referenceOf } from '../../app/stores/reference.svelte';
import type { TableActions, TableSource } from '../../app/stores/source';
import { logWithNotices } from './notices';
import { plain } from './options';

/** What the state data of every game has. */
export interface SharedStateData {
  over: boolean;
  seats: readonly unknown[];
}

export class BoardUi<State extends SharedStateData = SharedStateData> {
  /** behind `store.view` only while things are still moving */
  view = $state.raw<LiveViewData | null>(null);
  /** the log as it is shown now, without notices */
  entries = $state.raw<LogEntryData[]>([]);
  /** what the server said to the last click that it refused */
  error = $state('');
  /** for screen readers */
  announced = $state('');
  /** how many moves are still to be shown */
  behind = $state(0);
  /** counts the banners, so that each one starts again */
  banner = $state(0);
  /** the entry of the own last move, as far as it was made here */
  lastMove = $state(0);

  readonly state = $derived.by(() => ({ ...this.view?.state, setup: this.store.setup }) as unknown as State);
  readonly me = $derived.by(() => this.store.seat);
  /** the log with the notices about the table */
  readonly log = $derived.by(() => logWithNotices(this.entries, this.store.notices));
  readonly current = $derived.by(() => this.view === this.store.view);
  readonly paused = $derived.by(() => this.store.table?.status === 'paused');
  /** a bot plays for the person of this device */
  readonly standIn = $derived.by(
    () => this.me !== null && this.store.actions !== null && this.store.table?.seats[this.me]?.level !== '',
  );
  readonly yours = $derived(
    this.current && (this.view?.your_decision ?? false) && !this.paused && !this.standIn,
  );
  /** a person is asked, who can answer: in a replay nobody can */
  readonly asks = $derived.by(() => this.yours && this.store.actions !== null);
  readonly offline = $derived.by(() => this.store.connectionStatus !== 'open');

  constructor(readonly store: TableSource) {}

  // ---- names

  private readonly reference = $derived.by(() =>
    referenceOf(this.store.table?.game ?? '', this.store.table?.edition ?? ''),
  );

  piece(vocabulary: string, id: string): PieceData | undefined {
    return this.reference?.piece(vocabulary, id);
  }

  pieces(vocabulary: string): PieceData[] {
    return this.reference?.data.pieces.filter((piece) => piece.vocabulary === vocabulary) ?? [];
  }

  name(vocabulary: string, id: string): string {
    return this.reference?.name(vocabulary, id) ?? '';
  }

  /** A word of the game that is no piece. */
  term(id: string): string {
    return this.name('term', id);
  }

  seatName(seat: number): string {
    return this.store.table?.seats[seat]?.name ?? '';
  }

  who(seat: number): string {
    return seat === this.me ? t('table-you') : this.seatName(seat);
  }

  /** Whether a bot plays this seat now, perhaps for a person. */
  isBot(seat: number): boolean {
    const found = this.store.table?.seats[seat];
    return found !== undefined && (found.player === 'bot' || found.level !== '');
  }

  get question(): string {
    return plain(this.view?.question ?? []);
  }

  // ---- requests

  /** Choose these moves of the open decision. */
  go(moves: number[]): void {
    void this.play(moves);
  }

  async play(moves: number[]): Promise<void> {
    const decision = this.view?.decision;
    if (decision === undefined || !this.yours) return;
    await this.act((actions) => actions.play(decision, moves));
  }

  async undo(whole = false): Promise<void> {
    await this.act((actions) => actions.undo(whole));
  }

  /** Ask the table for something; nothing happens in a replay. */
  async ask(request: RequestBody): Promise<void> {
    await this.act((actions) => actions.ask(request));
  }

  async act(action: (actions: TableActions) => Promise<unknown>): Promise<void> {
    const { actions } = this.store;
    if (actions) await this.send(() => action(actions));
  }

  /** What the server refuses is said, and changes nothing. */
  async send(request: () => Promise<unknown>): Promise<void> {
    this.error = '';
    try {
      await request();
    } catch (error) {
      this.error = error instanceof Refused ? error.message : t('table-offline');
    }
  }

  /** Another decision: what was being chosen is void. */
  reset(): void {
    this.error = '';
  }

  announce(sentence: string): void {
    this.announced = sentence;
  }
}

const KEY = Symbol('board');

/** Give the components of a board what they show. */
export function provideBoardUi<T extends BoardUi>(ui: T): T {
  setContext(KEY, ui);
  return ui;
}

export function boardUi(): BoardUi {
  return getContext(KEY);
}
