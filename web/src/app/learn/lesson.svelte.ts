/**
 * A chapter of a lesson: a source like a live table, and the coach. The server keeps nothing of it: each request has
 * all moves of the chapter, so a step back is a request with fewer moves.
 */
import type {
  LessonStepData,
  ChapterScriptData,
  ChapterStateData,
  HintMessage,
  LanguageId,
  LiveViewData,
  LogEntryData,
  ReplyData,
  ResultData,
  TableData,
} from '../api/types';
import { chapterScript, chapterState } from '../api/http';
import type { Answer, ConnectionStatus } from '../connection/connection';
import { errorsOf } from '../connection/errors';
import { practiceTable } from '../stores/practice-table';
import type { TableActions, TableSource, Watcher } from '../stores/source';

const WALK = 1100; // milliseconds between two moves of the other seats
const SHOW = 1600; // for which a move is shown that is then undone

export class LessonSource implements TableSource, TableActions {
  connectionStatus = $state<ConnectionStatus>('connecting');
  closedReason = $state('');
  table = $state.raw<TableData | null>(null);
  setup = $state.raw<Record<string, unknown>>({});
  view = $state.raw<LiveViewData | null>(null);
  log = $state.raw<LogEntryData[]>([]);
  result = $state.raw<ResultData | null>(null);
  seat = $state<number | null>(null);
  readonly id: string;
  readonly path: string;
  readonly token = null;
  readonly host = false;
  readonly lastOwnEntry = 0;
  readonly chat = [];
  readonly notices = [];
  readonly rematchSeat = null;
  readonly actions: TableActions = this;

  script = $state.raw<ChapterScriptData | null>(null);
  /** the number of the step, from 0 on */
  at = $state(0);
  /** what became of the last try */
  reply = $state.raw<ReplyData | null>(null);
  /** the task of the step is done, or cannot be done any more */
  done = $state(false);
  /** tries of this step that did not help */
  misses = $state(0);
  /** other seats play, or a move is being shown */
  busy = $state(false);
  ended = $state(false);
  /** pieces that were opened for the task */
  private viewed = new Set<string>();

  readonly step = $derived.by((): LessonStepData | null => this.script?.steps[this.at] ?? null);
  readonly asks = $derived.by(() => !!this.step?.task);

  private moves: number[] = [];
  /** the moves at the beginning of each step */
  private readonly starts: number[][] = [[]];
  private readers = 0;
  /** counts what was begun, so that an answer to something older is dropped */
  private turn = 0;
  private readonly watchers = new Set<Watcher>();

  constructor(
    readonly lesson: string,
    readonly chapter: string,
    private readonly language: LanguageId,
    private readonly quick: () => boolean = () => false,
  ) {
    this.id = `${lesson}/${chapter}`;
    this.path = `lessons/${lesson}/${chapter}`;
  }

  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  requestSections(): () => void {
    if (++this.readers === 1 && this.view)
      void this.guard(async (turn) => this.take(await this.post(this.moves), turn));
    return () => void --this.readers;
  }

  // ---- the way through the chapter

  async start(at = 0): Promise<void> {
    await this.guard(async () => {
      this.script ??= await chapterScript(this.path, this.language);
      await this.enter(at);
    });
  }

  async next(): Promise<void> {
    if (!this.script) return;
    if (this.at + 1 >= this.script.steps.length) {
      this.ended = true;
      return;
    }
    this.starts[this.at + 1] = this.moves;
    await this.guard(() => this.enter(this.at + 1));
  }

  async back(): Promise<void> {
    const at = this.ended ? this.at : this.at - 1;
    this.ended = false;
    if (at < 0) return;
    this.moves = this.starts[at] ?? [];
    await this.guard(() => this.enter(at));
  }

  /** Play the moves that do the task, at walking pace. */
  async showWay(): Promise<void> {
    await this.guard(async (turn) => {
      const answer = await this.post(this.moves, { shows_way: true });
      this.busy = true;
      for (const move of answer.way ?? []) {
        const next = await this.post(this.moves, { tried: [move] });
        if (!this.take(next, turn)) return;
        await this.pause(WALK);
      }
      if (!answer.way?.length) this.done = true;
    });
  }

  /** Something of the table was opened: it may be what the task asks for. */
  opened(what: 'tab' | 'piece', id: string): void {
    const step = this.step;
    if (!step || this.done) return;
    if (what === 'tab' && step.opened === id) this.done = true;
    if (what !== 'piece' || !step.viewed) return;
    this.viewed.add(id);
    const wanted = Number(step.viewed);
    this.done = Number.isNaN(wanted) ? this.viewed.has(step.viewed) : this.viewed.size >= wanted;
  }

  /** Try moves, also those that are not possible: the coach answers. */
  async attempt(moves: number[]): Promise<void> {
    if (this.busy || this.done || !this.asks) return;
    await this.guard(async (turn) => {
      const before = this.view;
      const answer = await this.post(this.moves, { tried: moves });
      if (turn !== this.turn) return;
      this.reply = answer.reply ?? null;
      const kind = answer.reply?.kind;
      if (kind === 'undone' || kind === 'refused') this.misses += 1;
      if (kind === 'done') this.done = true;
      if (answer.tried && before) {
        this.busy = true;
        this.show(
          { ...before, state: answer.tried.state, question: answer.tried.question, your_decision: false },
          [],
        );
        await this.pause(SHOW);
        if (turn === this.turn) this.show(before, []);
        return;
      }
      if (kind !== 'refused') this.take(answer, turn);
      if (!answer.possible) this.done = true;
    });
  }

  // ---- what a board asks

  async play(decision: number, moves: number[]): Promise<boolean> {
    if (decision !== this.view?.decision || this.busy || this.done) return false;
    await this.attempt(moves);
    return true;
  }

  async undo(): Promise<boolean> {
    this.moves = this.starts[this.at] ?? [];
    await this.guard(() => this.enter(this.at));
    return true;
  }

  hint(): Promise<HintMessage> {
    void this.showWay();
    return new Promise(() => {}); // the coach answers
  }

  ask(): Promise<Answer> {
    return new Promise(() => {}); // a lesson has no chat and no host
  }

  // ---- requests

  private async enter(at: number): Promise<void> {
    const turn = this.turn;
    this.at = at;
    [this.reply, this.done, this.misses] = [null, false, 0];
    this.viewed.clear();
    const first = await this.post(this.moves);
    if (!this.take(first, turn)) return;
    this.busy = first.upcoming.length > 0;
    for (const move of first.upcoming) {
      await this.pause(WALK);
      const answer = await this.post([...this.moves, move]);
      if (!this.take(answer, turn)) return;
    }
    if (first.upcoming.length) this.starts[at] = this.moves;
    this.done = this.asks && !first.possible;
  }

  private post(
    moves: number[],
    extra: { tried?: number[]; shows_way?: boolean } = {},
  ): Promise<ChapterStateData> {
    const step = this.step?.id ?? '';
    return chapterState(this.path, {
      step,
      moves,
      sections: this.readers > 0,
      language: this.language,
      ...extra,
    });
  }

  /** Do something, unless something newer was begun meanwhile; say it if the server is away. */
  private async guard(action: (turn: number) => Promise<unknown>): Promise<void> {
    const turn = ++this.turn;
    try {
      await action(turn);
      if (turn === this.turn) this.connectionStatus = 'open';
    } catch (error) {
      this.connectionStatus = this.view ? 'offline' : 'closed';
      this.closedReason = errorsOf(error)
        .map(({ message }) => message)
        .join(' ');
    } finally {
      if (turn === this.turn) this.busy = false;
    }
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.quick() ? 0 : milliseconds));
  }

  private take(answer: ChapterStateData, turn: number): boolean {
    if (turn !== this.turn) return false;
    this.table = practiceTable(this.id, this.script!.game, answer, answer.result !== null);
    const { setup, ...state } = answer.view.state as { setup: Record<string, unknown> };
    this.setup = setup;
    this.seat = answer.seat;
    this.moves = answer.moves;
    if (answer.reply) this.reply = answer.reply;
    if (answer.reply?.kind === 'done') this.done = true;
    this.result = answer.result ? { ...answer.result, proof: NO_PROOF } : null;
    this.show(viewOf(answer, state, this.starts[this.at] ?? []), answer.view.log);
    this.connectionStatus = 'open';
    return true;
  }

  /** Show a view: as an update if it follows what was shown, so that it is animated. */
  private show(view: LiveViewData, log: LogEntryData[]): void {
    const before = this.view;
    const follows = before !== null && view.entries > before.entries;
    this.view = view;
    if (log.length || !follows) this.log = log.length ? log : this.log;
    const fresh = follows ? log.filter(({ entry }) => entry >= before.entries) : [];
    for (const watcher of this.watchers)
      if (follows) watcher({ type: 'update', view, log: fresh, log_truncate_at: before.entries }, before);
      else watcher({ type: 'welcome', view, log: this.log }, before);
  }
}

const NO_PROOF = { commitment: '', secret: '', nonces: [], seed: '' };

function viewOf(answer: ChapterStateData, state: Record<string, unknown>, start: number[]): LiveViewData {
  const { question, prompt } = answer.view;
  return {
    entries: answer.moves.length + 1,
    decision: answer.moves.length,
    state,
    question,
    your_decision: prompt !== undefined,
    can_undo: answer.moves.length > start.length,
    auto_answers: {},
    ...(prompt && { prompt }),
    ...(answer.sections && { sections: answer.sections }),
  };
}
