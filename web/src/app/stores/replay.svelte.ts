/** A game that has ended, shown step by step: a source like a live table, in which nothing can be done. */
import { untrack } from 'svelte';
import type {
  LanguageId,
  LiveViewData,
  LogEntryData,
  ReplayRequest,
  ResultData,
  TableData,
  TableReplayData,
} from '../api/types';
import { replay, table } from '../api/http';
import type { ConnectionStatus } from '../connection/connection';
import { errorsOf } from '../connection/errors';
import type { TableSource, Watcher } from './source';

/** A seat, a spectator, or a viewer who sees everything. */
export type ReplayViewer = NonNullable<ReplayRequest['viewer']>;
type Frame = TableReplayData['frames'][number];

const AT_ONCE = 100; // frames of one request
const AHEAD = 10; // frames that are asked for before they are needed

export class ReplaySource implements TableSource {
  connectionStatus = $state<ConnectionStatus>('connecting');
  closedReason = $state('');
  table = $state.raw<TableData | null>(null);
  setup = $state.raw<Record<string, unknown>>({});
  view = $state.raw<LiveViewData | null>(null);
  log = $state.raw<LogEntryData[]>([]);
  result = $state.raw<ResultData | null>(null);
  /** the number of the frame that is shown, from 0 on */
  step = $state(0);
  steps = $state(0);
  readonly seat: number | null;
  readonly token: string | null;
  readonly host = false;
  readonly path: string;
  readonly lastOwnEntry = 0;
  readonly notices = [];
  readonly chat = [];
  readonly rematchSeat = null;
  readonly actions = null;

  private frames: Frame[] = [];
  private finalResult: ResultData | null = null;
  private readers = 0;
  /** the last step that was asked for: answers to earlier ones are not shown */
  private wanted = 0;
  private readonly watchers = new Set<Watcher>();

  constructor(
    readonly id: string,
    private readonly viewer: ReplayViewer,
    private readonly tokens: string[],
    private readonly language: LanguageId,
  ) {
    this.path = `tables/${id}`;
    this.seat = typeof viewer === 'number' ? viewer : null;
    this.token = tokens[0] ?? null;
  }

  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  requestSections(): () => void {
    if (++this.readers === 1) {
      this.frames = this.frames.filter((frame) => frame.sections);
      untrack(() => void this.goTo(this.step));
    }
    return () => void --this.readers;
  }

  /** Show this step. The next one is shown with its motion, any other at once. */
  async goTo(step: number): Promise<void> {
    this.wanted = step;
    try {
      this.table ??= await table(this.id, this.language);
      while (this.frames.length <= step && (this.frames.length < this.steps || !this.steps))
        await this.load();
    } catch (error) {
      this.connectionStatus = 'closed';
      this.closedReason = errorsOf(error)
        .map(({ message }) => message)
        .join(' ');
      return;
    }
    if (step !== this.wanted) return;
    this.connectionStatus = 'open';
    this.show(Math.max(0, Math.min(step, this.steps - 1)));
    if (this.frames.length < Math.min(step + AHEAD, this.steps)) await this.load().catch(() => {}); // asked for again when needed
  }

  private async load(): Promise<void> {
    const first = this.frames.length;
    const data = await replay(this.id, {
      tokens: this.tokens,
      viewer: this.viewer,
      step_by: 'move',
      first,
      count: AT_ONCE,
      sections: this.readers > 0,
      language: this.language,
    });
    if (first !== this.frames.length) return; // another call has fetched the same frames
    this.frames = [...this.frames, ...data.frames];
    [this.setup, this.steps, this.finalResult] = [data.setup, data.steps, data.result];
  }

  private show(step: number): void {
    const frame = this.frames[step];
    if (!frame) return;
    const before = this.view;
    const isNext = before !== null && step === this.step + 1;
    this.step = step;
    this.view = viewOf(frame);
    this.log = this.frames.slice(0, step + 1).flatMap(({ log }) => log);
    this.result = step === this.steps - 1 ? this.finalResult : null;
    const { view, log } = this;
    for (const watcher of this.watchers)
      if (isNext) watcher({ type: 'update', view, log: frame.log, log_truncate_at: frame.entry }, before);
      else watcher({ type: 'welcome', view, log }, before);
  }
}

function viewOf({ entry, state, question, sections }: Frame): LiveViewData {
  return {
    entries: entry + 1,
    decision: entry,
    state,
    question,
    your_decision: false,
    can_undo: false,
    auto_answers: {},
    ...(sections && { sections }),
  };
}
