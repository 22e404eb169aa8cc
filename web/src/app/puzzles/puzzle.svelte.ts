/** A puzzle as a source of a table: its choices can be tried, and nothing else happens. The server keeps nothing of it. */
import type {
  HintMessage,
  LanguageId,
  LiveViewData,
  LogEntryData,
  PuzzleData,
  PuzzleVerdictData,
  ResultData,
  TableData,
} from '../api/types';
import { puzzle, tryPuzzle } from '../api/http';
import type { Answer, ConnectionStatus } from '../connection/connection';
import { errorsOf } from '../connection/errors';
import { practiceTable } from '../stores/practice-table';
import type { TableActions, TableSource, Watcher } from '../stores/source';
import { remember } from './solved';

export class PuzzleSource implements TableSource, TableActions {
  connectionStatus = $state<ConnectionStatus>('connecting');
  closedReason = $state('');
  table = $state.raw<TableData | null>(null);
  setup = $state.raw<Record<string, unknown>>({});
  view = $state.raw<LiveViewData | null>(null);
  log = $state.raw<LogEntryData[]>([]);
  seat = $state<number | null>(null);
  readonly path: string;
  readonly token = null;
  readonly host = false;
  readonly lastOwnEntry = 0;
  readonly chat = [];
  readonly notices = [];
  readonly result: ResultData | null = null;
  readonly rematchSeat = null;
  readonly actions: TableActions = this;

  puzzle = $state.raw<PuzzleData | null>(null);
  /** what became of each choice that was tried */
  tried = $state.raw<Record<string, PuzzleVerdictData>>({});
  /** the last choice */
  last = $state('');
  busy = $state(false);

  readonly isSolved = $derived.by(() => Object.values(this.tried).some(({ right }) => right));
  readonly misses = $derived.by(() => Object.values(this.tried).filter(({ right }) => !right).length);
  readonly verdict = $derived.by((): PuzzleVerdictData | null => this.tried[this.last] ?? null);

  private readers = 0;
  private readonly watchers = new Set<Watcher>();

  constructor(
    readonly id: string,
    private readonly language: LanguageId,
  ) {
    this.path = `puzzles/${id}`;
  }

  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  requestSections(): () => void {
    if (++this.readers === 1 && this.view && !this.view.sections) void this.start();
    return () => void --this.readers;
  }

  async start(): Promise<void> {
    await this.guard(async () => {
      const found = await puzzle(this.id, this.language, this.readers > 0);
      const { setup, ...state } = found.view.state as { setup: Record<string, unknown> };
      this.table = practiceTable(found.id, found.game, found);
      this.setup = setup;
      this.seat = found.seat;
      this.log = found.view.log;
      const { question, prompt } = found.view;
      const isMove = found.kind !== 'who';
      this.view = {
        entries: found.entries,
        decision: found.entries - 1,
        state,
        question,
        your_decision: isMove && prompt !== undefined,
        can_undo: false,
        auto_answers: {},
        ...(isMove && prompt && { prompt }),
        ...(found.sections && { sections: found.sections }),
      };
      this.puzzle = found;
      for (const watcher of this.watchers) watcher({ type: 'welcome', view: this.view, log: this.log }, null);
    });
  }

  /** Try a choice. The table stays as it is. */
  async attempt(choice: string): Promise<void> {
    if (this.busy || this.tried[choice]) {
      this.last = this.tried[choice] ? choice : this.last;
      return;
    }
    await this.guard(async () => {
      const verdict = await tryPuzzle(this.id, { choice, language: this.language });
      if (verdict.right && !this.isSolved) remember(this.id, this.misses === 0 ? 'first' : 'later');
      this.tried = { ...this.tried, [choice]: verdict };
      this.last = choice;
    });
  }

  // ---- what a board asks

  async play(_decision: number, moves: number[]): Promise<boolean> {
    const choice = this.puzzle?.choices.find(({ move }) => move?.move === moves[0]);
    if (!choice || this.isSolved) return false;
    await this.attempt(choice.choice);
    return true;
  }

  undo(): Promise<boolean> {
    return Promise.resolve(false);
  }

  hint(): Promise<HintMessage> {
    return new Promise(() => {}); // a puzzle has no hints but the answers to tries
  }

  ask(): Promise<Answer> {
    return new Promise(() => {}); // a puzzle has no chat and no host
  }

  private async guard(action: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    try {
      await action();
      this.connectionStatus = 'open';
    } catch (error) {
      this.connectionStatus = this.view ? 'offline' : 'closed';
      this.closedReason = errorsOf(error)
        .map(({ message }) => message)
        .join(' ');
    } finally {
      this.busy = false;
    }
  }
}
