/** A game that is shown step by step: a source like a live table, in which nothing can be done. */
import { untrack } from 'svelte';
import type {
  LanguageId,
  LiveViewData,
  LogEntryData,
  ReplayRequest,
  ResultData,
  RoundData,
  Sentence,
  TableData,
  TableReplayData,
} from '../api/types';
import { replay } from '../api/http';
import type { ConnectionStatus } from '../connection/connection';
import { errorsOf } from '../connection/errors';
import type { TableSource, Watcher } from './source';

/** A seat, a spectator, or a viewer who sees everything. */
export type ReplayViewer = NonNullable<ReplayRequest['viewer']>;
type Frame = TableReplayData['frames'][number];

const AT_ONCE = 100; // frames of one request
const TRIES = 8; // of a request while the server is busy with others
const BUSY = 300; // milliseconds until the second try; more until the next ones
const AHEAD = 10; // frames that are asked for before they are needed

/** What is replayed: `tables/ID`, or `records/KEY` for a record from a file. */
export interface ReplayedGame {
  path: string;
  table: TableData;
  tokens: string[];
  /** of a spectator who looks at the game together with people who sat there */
  roomPass?: string;
}

export class ReplaySource implements TableSource {
  connectionStatus = $state<ConnectionStatus>('connecting');
  closedReason = $state('');
  setup = $state.raw<Record<string, unknown>>({});
  view = $state.raw<LiveViewData | null>(null);
  log = $state.raw<LogEntryData[]>([]);
  result = $state.raw<ResultData | null>(null);
  /** the number of the frame that is shown, from 0 on */
  step = $state(0);
  steps = $state(0);
  /** how many sentences of its log are shown; all, unless one steps from event to event */
  events = $state(Infinity);
  /** the seat that made each entry; none for the setup */
  deciders = $state.raw<(number | null)[]>([]);
  /** the entries with which a turn begins */
  turns = $state.raw<number[]>([]);
  rounds = $state.raw<RoundData[]>([]);
  /** why the game cannot be shown to its end */
  differs = $state.raw<Sentence[]>([]);
  /** the result of the game, whatever step is shown */
  finalResult = $state.raw<ResultData | null>(null);
  readonly table: TableData;
  readonly seat: number | null;
  readonly token: string | null;
  readonly host = false;
  readonly id: string;
  readonly path: string;
  readonly lastOwnEntry = 0;
  readonly notices = [];
  readonly chat = [];
  readonly rematchSeat = null;
  readonly actions = null;

  private frames: Frame[] = [];
  private readers = 0;
  /** the last step that was asked for: answers to earlier ones are not shown */
  private wanted = '';
  private readonly watchers = new Set<Watcher>();

  constructor(
    private readonly game: ReplayedGame,
    readonly viewer: ReplayViewer,
    private readonly language: LanguageId,
  ) {
    this.table = game.table;
    this.id = game.table.id;
    this.path = game.path;
    this.seat = typeof viewer === 'number' ? viewer : null;
    this.token = game.tokens[0] ?? null;
  }

  get last(): number {
    return Math.max(0, this.steps - 1);
  }

  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  requestSections(): () => void {
    if (++this.readers === 1) {
      this.frames = this.frames.filter((frame) => frame.sections);
      untrack(() => void this.goTo(this.step, this.events));
    }
    return () => void --this.readers;
  }

  /** Show this step. The next one is shown with its motion, any other at once. */
  async goTo(step: number, events = Infinity): Promise<void> {
    const wanted = (this.wanted = `${step} ${events}`);
    try {
      await this.loadUpTo(step);
    } catch (error) {
      this.connectionStatus = 'closed';
      this.closedReason = errorsOf(error)
        .map(({ message }) => message)
        .join(' ');
      return;
    }
    if (wanted !== this.wanted) return;
    this.connectionStatus = 'open';
    this.show(Math.max(0, Math.min(step, this.last)), events);
    if (this.frames.length < Math.min(step + AHEAD, this.steps)) await this.load().catch(() => {}); // asked for again when needed
  }

  /** How many sentences each step has, up to this one. */
  async countEvents(step: number): Promise<number[]> {
    await this.loadUpTo(step);
    return this.frames.slice(0, step + 1).map(({ log }) => log.length);
  }

  private async loadUpTo(step: number): Promise<void> {
    while (this.frames.length <= step && (this.frames.length < this.steps || !this.steps)) await this.load();
  }

  private async load(): Promise<void> {
    const first = this.frames.length;
    const data = await this.request({
      tokens: this.game.tokens,
      ...(this.game.roomPass && { room_pass: this.game.roomPass }),
      viewer: this.viewer,
      step_by: 'move',
      first,
      count: AT_ONCE,
      sections: this.readers > 0,
      prompts: true,
      language: this.language,
    });
    if (first !== this.frames.length) return; // another call has fetched the same frames
    this.frames = [...this.frames, ...data.frames];
    [this.setup, this.steps, this.finalResult] = [data.setup, data.steps, data.result];
    [this.deciders, this.turns, this.rounds] = [data.deciders, data.turns, data.rounds];
    this.differs = data.differs;
  }

  /** Ask for frames; again after a moment if people of one network ask for many at once. */
  private async request(request: Parameters<typeof replay>[1]): Promise<TableReplayData> {
    for (let tries = 1; ; tries++) {
      try {
        return await replay(this.path, request);
      } catch (error) {
        const isBusy = errorsOf(error).some(({ code }) => code === 'server-message-fast');
        if (!isBusy || tries === TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, tries * BUSY));
      }
    }
  }

  private show(step: number, events: number): void {
    const frame = this.frames[step];
    if (!frame) return;
    const before = this.view;
    const isNext =
      before !== null &&
      ((step === this.step + 1 && this.events >= (this.frames[this.step]?.log.length ?? 0)) ||
        (step === this.step && events === this.events + 1));
    const fresh = step === this.step ? frame.log.slice(events - 1, events) : frame.log.slice(0, events);
    this.step = step;
    this.events = events;
    this.view = viewOf(frame, this.drawable(step));
    this.log = this.frames.slice(0, step).flatMap(({ log }) => log);
    this.log = [...this.log, ...frame.log.slice(0, events)];
    this.result = step === this.last ? this.finalResult : null;
    const { view, log } = this;
    const truncate = step === this.step && events > 1 && events < Infinity ? frame.entry + 1 : frame.entry;
    for (const watcher of this.watchers)
      if (isNext) watcher({ type: 'update', view, log: fresh, log_truncate_at: truncate }, before);
      else watcher({ type: 'welcome', view, log }, before);
  }

  /** The last frame up to this step that the current rules can draw. */
  private drawable(step: number): Frame {
    for (let at = step; at >= 0; at--) {
      const frame = this.frames[at]!;
      if (Object.keys(frame.state).length) return frame;
    }
    return this.frames[step]!;
  }
}

function viewOf(frame: Frame, drawn: Frame): LiveViewData {
  const isDrawn = frame === drawn;
  return {
    entries: frame.entry + 1,
    decision: frame.entry,
    state: drawn.state,
    question: isDrawn ? frame.question : [],
    your_decision: isDrawn && frame.prompt !== undefined,
    can_undo: false,
    auto_answers: {},
    ...(isDrawn && frame.prompt && { prompt: frame.prompt }),
    ...(drawn.sections && { sections: drawn.sections }),
  };
}
