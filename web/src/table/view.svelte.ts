/** The table as it is shown: what is seen now, what can be chosen where, and what a click does. */
import { getContext, setContext } from 'svelte';
import type { CitadelsStateData, CitadelsPlayerData, PieceData, Sentence, LiveViewData, LogEntryData } from '../api';
import { Refused } from '../lib/connection';
import { libraryOf } from '../lib/library.svelte';
import type { TableStore } from '../lib/table.svelte';
import { t } from '../lib/words.svelte';
import { type Option, after, isPossible, optionsOf, plain } from './model/options';
import { type Pattern, patternOf } from './model/patterns';
import { type Aim, type Spot, aims, possible } from './model/places';

/** A card or character that lies open before the reader. */
export interface Peeked {
  vocabulary: 'card' | 'character';
  id: string;
  at: DOMRect;
  /** stays until it is closed, and can be scrolled */
  pinned: boolean;
  /** why it cannot be chosen, if somebody has tried */
  why: string;
}

export type Tab = 'log' | 'know' | 'chat';

export class TableView {
  /** behind `store.sight` only while things are still moving */
  sight = $state.raw<LiveViewData | null>(null);
  told = $state.raw<LogEntryData[]>([]);
  /** the moves chosen so far of a row */
  prefix = $state.raw<number[]>([]);
  /** in a turn: the set of choices that is being aimed, by its verb */
  aiming = $state<string | null>(null);
  peeked = $state.raw<Peeked | null>(null);
  /** phone: whose city is open */
  opened = $state<number | null>(null);
  /** what the log points at */
  flashed = $state<string | null>(null);
  tab = $state<Tab>('log');
  sideOpen = $state(false);
  /** what the server said to the last click that it refused */
  mistake = $state('');
  /** for screen readers */
  announced = $state('');
  /** how many moves are still to be shown */
  behind = $state(0);
  /** counts the banners, so that each one starts anew */
  banner = $state(0);
  /** the entry of the own last move, as far as it was made here */
  lastMove = $state(0);

  readonly facts = $derived.by(() => ({ ...this.sight?.state, setup: this.store.setup }) as unknown as CitadelsStateData);
  readonly me = $derived.by(() => this.store.seat);
  readonly mine = $derived<CitadelsPlayerData | null>(this.me === null ? null : (this.facts.seats[this.me] ?? null));
  readonly current = $derived.by(() => this.sight === this.store.sight);
  readonly yours = $derived(this.current && (this.sight?.your_decision ?? false));
  readonly options = $derived(this.yours ? optionsOf(this.sight?.prompt) : []);
  readonly pattern = $derived<Pattern>(patternOf(this.facts.decision?.kind ?? ''));
  /** an ordinary turn in which nothing is being aimed */
  readonly idle = $derived(this.pattern === 'turn' && !this.aiming && this.prefix.length === 0);
  readonly scope = $derived(
    this.aiming && !this.prefix.length ? this.options.filter((option) => option.steps[0]?.verb === this.aiming) : this.options,
  );
  readonly aims = $derived(this.sight ? aims(this.scope, this.prefix, this.facts) : new Map<Spot, Aim>());
  readonly offline = $derived.by(() => this.store.wire !== 'open');

  constructor(readonly store: TableStore) {}

  // ---- names

  private readonly library = $derived.by(() => libraryOf(this.store.table?.game ?? 'citadels', this.store.table?.edition ?? ''));

  /** A sentence as this game's table has it. */
  worded: (sentence: Sentence) => Sentence = (sentence) => sentence;

  piece(vocabulary: string, id: string): PieceData | undefined {
    return this.library?.piece(vocabulary, id);
  }

  name(vocabulary: string, id: string): string {
    return this.library?.name(vocabulary, id) ?? '';
  }

  /** A word of the game that is no piece. */
  term(id: string): string {
    return this.name('term', id);
  }

  typeName(type: string): string {
    return type === 'action' ? this.term('action_card') : this.name('type', type).replace(/ \(.*/, '');
  }

  card(id: string): { type: string; cost: number | null } {
    const card = this.facts.setup.catalogue[id];
    return { type: card?.type ?? 'action', cost: card?.cost ?? null };
  }

  rank(id: string): number {
    return this.facts.setup.characters[id]?.rank ?? 0;
  }

  seatName(seat: number): string {
    return this.store.table?.seats[seat]?.name ?? '';
  }

  who(seat: number): string {
    return seat === this.me ? t('table-you') : this.seatName(seat);
  }

  isBot(seat: number): boolean {
    return this.store.table?.seats[seat]?.player === 'bot';
  }

  // ---- choosing

  /** Every possible or refused choice at a spot. In an ordinary turn rows begin with a click, prices come after it. */
  at(spot: Spot): Aim | undefined {
    const aim = this.aims.get(spot);
    return aim && this.idle && aim.steps > 1 ? undefined : aim;
  }

  /** A click on something that lies on the table; false if there is nothing to choose. */
  choose(spot: Spot): boolean {
    const aim = this.at(spot);
    const open = possible(aim);
    if (!aim || !open.length) return false;
    this.go(open[0]!.moves.slice(0, this.prefix.length + aim.steps));
    return true;
  }

  /** Choose these moves: play them if that is a whole choice, else go on aiming. */
  go(moves: number[]): void {
    const rest = after(this.options, moves).filter(isPossible);
    if (!rest.length) return void this.play(moves);
    if (rest.length === 1 && rest[0]!.moves.length === moves.length) return void this.play(moves);
    this.prefix = moves;
  }

  pick(option: Option): void {
    if (isPossible(option)) void this.play(option.moves);
  }

  aim(verb: string): void {
    this.aiming = verb;
    this.prefix = [];
  }

  /** One step back, without asking the server: nothing was played yet. */
  back(): void {
    if (this.prefix.length) this.prefix = this.prefix.slice(0, -1);
    else this.aiming = null;
  }

  async play(moves: number[]): Promise<void> {
    const decision = this.sight?.decision;
    if (decision === undefined || !this.yours) return;
    await this.tell(() => this.store.play(decision, moves));
  }

  async undo(whole = false): Promise<void> {
    await this.tell(() => this.store.undo(whole));
  }

  /** What the server refuses is said, and changes nothing. */
  async tell(request: () => Promise<unknown>): Promise<void> {
    this.mistake = '';
    try {
      await request();
    } catch (error) {
      this.mistake = error instanceof Refused ? error.message : t('table-offline');
    }
  }

  /** Another decision: what was being aimed is void. */
  fresh(): void {
    this.prefix = [];
    this.aiming = null;
    this.mistake = '';
  }

  // ---- pointing

  peek(vocabulary: Peeked['vocabulary'], id: string, beside: Element, pinned: boolean, why = ''): void {
    if (id !== 'unknown') this.peeked = { vocabulary, id, at: beside.getBoundingClientRect(), pinned, why };
  }

  unpeek(): void {
    this.peeked = null;
  }

  flash(spot: string): void {
    this.flashed = null;
    requestAnimationFrame(() => (this.flashed = spot));
    setTimeout(() => this.flashed === spot && (this.flashed = null), 1600);
  }

  say(sentence: string): void {
    this.announced = sentence;
  }

  get question(): string {
    return plain(this.sight?.question ?? []);
  }
}

const KEY = Symbol('table');

export function provide(view: TableView): TableView {
  return setContext(KEY, view);
}

export function table(): TableView {
  return getContext(KEY);
}
