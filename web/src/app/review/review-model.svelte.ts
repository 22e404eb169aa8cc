/** What the page of a review shows: the game, who looks at it, where one is, and the review as far as it is made. */
import type {
  DecisionReviewData,
  ReviewData,
  RoomMessage,
  TableData,
  UploadedRecordData,
} from '../api/types';
import { decisionReview, myTables, review, table, uploadedRecord } from '../api/http';
import { errorsOf } from '../connection/errors';
import { language, t } from '../i18n/i18n.svelte';
import { replace, route } from '../routes.svelte';
import { mySeats } from '../stores/my-seats.svelte';
import { type ReplayedGame, ReplaySource, type ReplayViewer } from '../stores/replay.svelte';
import { smooth } from './chart';
import { isDoubted } from './grades';
import {
  type Course,
  type Position,
  readPosition,
  roundAt,
  snap,
  stepEvent,
  stepFrom,
  type StepBy,
  writePosition,
} from './steps';

export const PACE = 1_400; // milliseconds that each step is shown while the game plays by itself
const POLL = 1_000; // milliseconds between two looks at a review that is being made

/** A branch of the game that is hung on the chart: its chances from an entry on. */
export interface ChartBranch {
  id: string;
  name: string;
  entry: number;
  seat: number;
  chances: number[];
}

export class ReviewModel {
  /** why the game cannot be shown */
  problem = $state('');
  game = $state.raw<ReplayedGame | null>(null);
  data = $state.raw<ReviewData | null>(null);
  decision = $state.raw<DecisionReviewData | null>(null);
  /** the seat of this device */
  own = $state<number | null>(null);
  stepBy = $state<StepBy>('decision');
  isPlaying = $state(false);
  isStacked = $state(false);
  /** of the choices in the panel: the one that is shown on the stage besides the chosen and the best one */
  pointedAt = $state<number | null>(null);
  branches = $state.raw<ChartBranch[]>([]);
  /** where the leader of a room is, if this page looks around by itself */
  ghost = $state<number | null>(null);

  private readonly decisions = new Map<string, DecisionReviewData>();
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private player: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly page: 'review' | 'record',
    readonly id: string,
  ) {}

  readonly view = $derived<'summary' | 'moves'>(
    route().parts[1] === undefined && this.hasSummary ? 'summary' : 'moves',
  );
  readonly viewer = $derived<ReplayViewer>(this.readViewer(route().parts[1]));
  readonly position = $derived<Position>(readPosition(route().parts[2]));
  readonly source = $derived(this.game ? new ReplaySource(this.game, this.viewer, language()) : null);
  readonly isRunning = $derived(
    this.game?.table.status === 'playing' || this.game?.table.status === 'paused',
  );
  readonly last = $derived(this.source?.last ?? 0);
  /** where one is, within the game */
  readonly at = $derived(Math.min(this.position.entry, this.last || this.position.entry));
  readonly rounds = $derived(this.source?.rounds.length ? this.source.rounds : (this.data?.rounds ?? []));
  readonly round = $derived(roundAt(this.rounds, this.at));
  readonly chances = $derived(smooth(this.data?.curve ?? []));
  /** the seat whose line is thick and whose decisions are on the strip */
  readonly focus = $derived<number>(
    typeof this.viewer === 'number' ? this.viewer : (this.own ?? this.winner ?? 0),
  );
  readonly graded = $derived((this.data?.decisions ?? []).filter(({ seat }) => seat === this.focus));
  readonly course = $derived<Course>({
    last: this.last,
    decisions: this.stops(),
    turns: this.source?.turns ?? [],
    rounds: this.rounds,
  });
  /** the seat that decides next, at the position that is shown */
  readonly decider = $derived(this.source?.deciders[this.at + 1] ?? null);

  /** A review of a whole game has a summary; a game that runs and a record from a file have not. */
  get hasSummary(): boolean {
    return this.page === 'review' && !this.isRunning;
  }

  get seats(): number {
    return this.game?.table.seats.length ?? 0;
  }

  get winner(): number | null {
    return this.source?.finalResult?.rows[0]?.seat ?? null;
  }

  name(seat: number): string {
    return this.game?.table.seats[seat]?.name ?? '';
  }

  /** A seat in words: `You`, or its name. */
  who(seat: number): string {
    return seat === this.own ? t('table-you') : this.name(seat);
  }

  viewerText(viewer: ReplayViewer): string {
    if (viewer === 'all') return t('review-open-cards-long');
    if (viewer === 'spectator') return t('review-as-spectator');
    return viewer === this.own ? t('review-as-you') : t('review-as', { name: this.name(viewer) });
  }

  get viewers(): ReplayViewer[] {
    if (this.isRunning) return this.own === null ? [] : [this.own];
    return [...Array(this.seats).keys(), 'all'];
  }

  // ---- loading

  async start(): Promise<void> {
    try {
      this.game = this.page === 'record' ? await this.loadRecord() : await this.loadTable();
    } catch (error) {
      this.problem = errorsOf(error)
        .map(({ message }) => message)
        .join(' ');
      return;
    }
    await this.source?.goTo(0);
    if (this.hasSummary) void this.poll();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.player);
  }

  private async loadTable(): Promise<ReplayedGame> {
    const tokens = mySeats()
      .filter((seated) => seated.table === this.id)
      .map(({ token }) => token);
    const [found, mine] = await Promise.all([
      table(this.id, language()),
      tokens.length ? myTables(tokens, language()) : [],
    ]);
    this.own = mine[0]?.seat ?? null;
    return { path: `tables/${this.id}`, table: found, tokens };
  }

  private async loadRecord(): Promise<ReplayedGame> {
    const found = await uploadedRecord(this.id, language());
    return { path: `records/${this.id}`, table: tableOf(found), tokens: [] };
  }

  private async poll(): Promise<void> {
    if (this.closed || !this.game) return;
    try {
      const tokens = this.game.tokens;
      this.data = await review(this.id, { tokens, viewer: this.own ?? 'all', language: language() });
    } catch {
      // the server is away: the stage says it, and the next look may succeed
    }
    const state = this.data?.state;
    if (this.closed || (this.data && state !== 'queued' && state !== 'thinking')) return;
    this.timer = setTimeout(() => void this.poll(), POLL);
  }

  /** Have the review of the decision that follows the position; again while it is being made. */
  async loadDecision(): Promise<void> {
    const entry = this.at + 1;
    const key = `${entry} ${this.viewer} ${language()}`;
    const known = this.decisions.get(key);
    if (known) return void (this.decision = known);
    if (this.decision?.entry !== entry) this.decision = null;
    if (!this.game || !this.hasSummary || !this.last || this.at >= this.last || !this.data) return;
    const asked = { tokens: this.game.tokens, viewer: this.viewer, start: false, language: language() };
    try {
      const found = await decisionReview(this.id, entry, asked);
      if (['ready', 'forced', 'small'].includes(found.state)) this.decisions.set(key, found);
      if (entry === this.at + 1 && key.includes(` ${this.viewer} `)) this.decision = found;
    } catch {
      // asked for again at the next step
    }
  }

  // ---- stepping

  goTo(entry: number, events = Infinity): void {
    this.show(this.viewer, { entry: Math.max(0, Math.min(entry, this.last)), events });
  }

  /** Go where one clicked on the chart: to a decision if one is near. */
  seek(entry: number): void {
    this.pause();
    this.goTo(snap(this.course.decisions, entry));
  }

  async step(direction: 1 | -1): Promise<void> {
    const { source } = this;
    if (!source) return;
    if (this.stepBy !== 'event') {
      const at = stepFrom(this.course, this.at, this.stepBy, direction);
      if (at === this.at) this.pause();
      return this.goTo(at);
    }
    const counts = await source.countEvents(Math.min(this.last, this.at + 20));
    const next = stepEvent(counts, { ...this.position, entry: this.at }, direction);
    if (next.entry === this.at && next.events === this.position.events) this.pause();
    this.goTo(next.entry, next.events >= (counts[next.entry] ?? 0) ? Infinity : next.events);
  }

  play(): void {
    if (this.isPlaying) return this.pause();
    if (this.at >= this.last) this.goTo(0);
    this.isPlaying = true;
    this.player = setInterval(() => void this.step(1), PACE);
  }

  pause(): void {
    clearInterval(this.player);
    this.isPlaying = false;
  }

  setViewer(viewer: ReplayViewer): void {
    this.show(viewer, this.position);
  }

  nextViewer(): void {
    const all = this.viewers;
    const next = all[(all.indexOf(this.viewer) + 1) % all.length];
    if (next !== undefined) this.setViewer(next);
  }

  toggleOpen(): void {
    if (!this.viewers.includes('all')) return;
    this.setViewer(this.viewer === 'all' ? (this.own ?? this.focus) : 'all');
  }

  /** Look at a game of others through the eyes of the leader of their room. */
  useRoomPass(roomPass: string | null): void {
    if (roomPass && this.game && !this.game.tokens.length && this.game.roomPass !== roomPass)
      this.game = { ...this.game, roomPass };
  }

  /** Go where the leader of a room is. */
  goWithLeader({ entry, viewer, summary }: NonNullable<RoomMessage['position']>): void {
    this.pause();
    if (summary && this.hasSummary) replace('review', this.id);
    else replace('review', this.id, String(viewer), writePosition({ entry, events: Infinity }));
  }

  showSummary(): void {
    this.pause();
    if (this.hasSummary) replace('review', this.id);
  }

  showMoves(entry = this.at): void {
    this.show(this.viewer, { entry, events: Infinity });
  }

  /** The next or the last key moment, around from the end to the beginning. */
  goToMoment(direction: 1 | -1): void {
    const entries = (this.data?.moments ?? []).map(({ entry }) => entry - 1).toSorted((a, b) => a - b);
    const ordered = direction > 0 ? entries : entries.reverse();
    const next = ordered.find((entry) => (direction > 0 ? entry > this.at : entry < this.at)) ?? ordered[0];
    if (next !== undefined) this.showMoves(next);
  }

  goToMistake(): void {
    const entries = this.graded.filter(({ grade }) => isDoubted(grade)).map(({ entry }) => entry - 1);
    const next = entries.find((entry) => entry > this.at) ?? entries[0];
    if (next !== undefined) this.showMoves(next);
  }

  private show(viewer: ReplayViewer, position: Position): void {
    replace(this.page, this.id, String(viewer), writePosition(position));
  }

  /** The entries of the focused seat's decisions: the graded ones, or without a review all of its moves. */
  private stops(): number[] {
    if (this.graded.length) return this.graded.map(({ entry }) => entry);
    const made = this.source?.deciders ?? [];
    return [...made.keys()].filter((entry) => made[entry] === this.focus);
  }

  private readViewer(text: string | undefined): ReplayViewer {
    if (text === 'all' || text === 'spectator') return text;
    const seat = Number(text);
    if (text !== undefined && Number.isInteger(seat) && seat >= 0 && (!this.game || seat < this.seats))
      return seat;
    return this.own ?? 'all';
  }
}

/** A record from a file has no table: this is what the boards need of one. */
function tableOf(data: UploadedRecordData): TableData {
  const seat = {
    player: 'person' as const,
    has_custom_name: true,
    level: '',
    host: false,
    connected: true,
    away_since: null,
    agrees_to_end: false,
    muted: false,
  };
  return {
    id: data.key,
    game: data.game,
    edition: data.edition,
    title: data.title,
    options: data.options,
    status: 'over',
    seats: data.names.map((name) => ({ ...seat, name })),
  } as unknown as TableData;
}
