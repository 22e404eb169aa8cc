/** The table of Praga as it is shown: what is on stage, what is being chosen, and what it would change. */
import { getContext, setContext } from 'svelte';
import type { ChoiceData, PragaBoardData, PragaStateData, PragaPlayerData, Sentence } from '../api';
import { board } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/words.svelte';
import { plain } from '../table/model/options';
import type { TableView } from '../table/view.svelte';
import type { May } from './draw/hit';
import { type Placing, placingOf } from './model/placing';
import { amountSays } from './model/says';
import { type Mode, type Page, modeOf, pageOf } from './model/stage';
import { worded } from './model/wording';

export type Tab = 'turn' | 'log' | 'forecast' | 'chat';

/** A piece, a plaza or a word that lies open before the reader. */
export interface Looked {
  vocabulary: string;
  id: string;
  at: DOMRect;
}

export class PragaView {
  board = $state.raw<PragaBoardData | null>(null);
  /** what the reader has called on stage; the next decision takes it back */
  called = $state<Mode | null>(null);
  /** whose board is looked at */
  peeked = $state<number | null>(null);
  tab = $state<Tab>('turn');
  /** phone */
  page = $state<Page | null>(null);
  lens = $state<string | null>(null);
  sheet = $state(false);
  /** the move that is chosen but not made, and the one that is pointed at */
  selected = $state<string | null>(null);
  pointed = $state<string | null>(null);
  /** the place of the tile in hand (a move text), and how it is turned */
  place = $state<string | null>(null);
  rotation = $state(0);
  /** the legend of all symbols is open */
  legend = $state(false);
  looked = $state.raw<Looked | null>(null);
  /** the plot of the opponent's building, while its rotation is chosen */
  botPlot = $state<string | null>(null);

  readonly facts = $derived.by(() => this.table.facts as unknown as PragaStateData);
  readonly me = $derived.by(() => this.table.me);
  /** whose board is shown as the own one; spectators see the first seat's */
  readonly seat = $derived(this.me ?? 0);
  readonly mine = $derived<PragaPlayerData>(this.facts.seats[this.seat]!);
  readonly yours = $derived.by(() => this.table.yours);
  readonly kind = $derived(this.facts.decision?.kind ?? '');
  readonly choices = $derived.by<ChoiceData[]>(() => (this.yours ? (this.table.sight?.prompt?.choices ?? []) : []));
  readonly byText = $derived(new Map(this.choices.map((choice) => [choice.move.text, choice])));
  readonly may = $derived<May>(new Map(this.choices.map((choice) => [choice.move.text, this.said(choice)])));
  readonly placing = $derived.by<Placing | null>(() =>
    this.yours ? placingOf(this.facts, this.table.sight?.prompt, this.board, this.botPlot) : null,
  );
  readonly mode = $derived<Mode>(this.peeked !== null ? 'peek' : (this.called ?? modeOf(this.facts, this.yours)));
  readonly shownPage = $derived<Page>(this.page ?? pageOf(this.facts, this.yours, this.selected));

  constructor(readonly table: TableView) {
    table.worded = (sentence) => (this.board ? worded(sentence, this.board, (vocabulary, id) => table.piece(vocabulary, id)?.text ?? '') : sentence);
    board<PragaBoardData>(table.store.id).then(
      (printed) => (this.board = printed),
      () => (table.mistake = t('table-offline')),
    );
  }

  /** Another decision: what was being chosen is void. */
  fresh(): void {
    this.called = this.page = this.selected = this.pointed = null;
    this.place = this.placing?.fixed ?? null;
    if (this.kind !== 'bot-rotation') this.botPlot = null;
    if (this.yours) this.tab = 'turn';
    this.sheet = false;
    this.rotation = this.place ? this.best(this.place) : 0;
  }

  // ---- words

  name(vocabulary: string, id: string): string {
    return this.table.name(vocabulary, id);
  }

  /** At the head of something. */
  title(vocabulary: string, id: string): string {
    return this.name(vocabulary, id).replace(/^./, (letter) => letter.toLocaleUpperCase());
  }

  amount(bonus: string, n: number): string {
    return amountSays(bonus, n);
  }

  plain(sentence: Sentence): string {
    return plain(this.table.worded(sentence));
  }

  said(choice: ChoiceData): string {
    return [this.plain(choice.label), this.plain(choice.note)].filter(Boolean).join(': ');
  }

  // ---- what would change

  /** What the thing chosen or pointed at would change for the reader. */
  readonly changes = $derived.by<Record<string, number>>(() => {
    if (this.placing && this.place && !this.pointed) return this.placing.ways.get(this.place)?.get(this.rotation)?.changes ?? {};
    const move = this.pointed ?? this.selected;
    return (move && this.byText.get(move)?.changes) || {};
  });

  /** The plaza that the phone's map shows large: the one asked for, else one where something can be done now. */
  readonly plaza = $derived.by<string>(() => {
    const { hexes, plaza_loop } = this.board!.map;
    const plots = [...this.may.keys()].filter((move) => move.startsWith('plot ')).map((move) => hexes[move.slice(5)]?.plaza);
    const plazas = [...this.may.keys()].filter((move) => move.startsWith('plaza ')).map((move) => move.slice(6));
    const offered = [...plots, ...plazas].filter((id) => id != null);
    if (this.lens && (!offered.length || offered.includes(this.lens))) return this.lens;
    return this.facts.decision?.plaza ?? offered[0] ?? this.facts.opponent?.pawn ?? plaza_loop[0]!;
  });

  // ---- choosing

  choose(move: string): void {
    const choice = this.byText.get(move);
    if (!choice) return;
    if (choice.move.verb === 'take' && this.selected !== move) this.selected = move;
    else if (this.placing?.ways.has(move)) this.put(move);
    else void this.play(choice);
  }

  async play(choice: ChoiceData): Promise<void> {
    if (this.kind === 'bot-plot') this.botPlot = choice.move.text.replace(/^plot /, '');
    await this.table.play([choice.move.move]);
  }

  /** Put the tile in hand somewhere, turned so that it brings the most there. */
  put(place: string): void {
    if (this.place === place) return this.turn(1);
    this.place = place;
    this.rotation = this.best(place);
    const plaza = this.board?.map.hexes[place.replace(/^plot /, '')]?.plaza;
    if (plaza) this.lens = plaza;
  }

  /** To the next rotation that is possible. */
  turn(step: number): void {
    const ways = this.place && this.placing?.ways.get(this.place);
    if (!ways) return;
    do this.rotation = (this.rotation + step + 6) % 6;
    while (!ways.has(this.rotation));
  }

  async build(): Promise<void> {
    const way = this.place && this.placing?.ways.get(this.place)?.get(this.rotation);
    if (way) await this.table.play(way.moves);
  }

  private best(place: string): number {
    const ways = [...(this.placing?.ways.get(place) ?? [])];
    const worth = (changes: Record<string, number>) => Object.values(changes).reduce((sum, n) => sum + n, 0);
    return ways.sort((a, b) => worth(b[1].changes) - worth(a[1].changes) || a[0] - b[0])[0]?.[0] ?? 0;
  }

  /** One step back: first what was not played, then what was. */
  back(): void {
    if (this.legend) this.legend = false;
    else if (this.looked) this.looked = null;
    else if (this.peeked !== null) this.peeked = null;
    else if (this.called) this.called = null;
    else if (this.place && !this.placing?.fixed) this.place = null;
    else if (this.selected) this.selected = null;
    else if (this.kind.startsWith('choose') && this.table.sight?.can_undo) void this.table.undo();
  }

  // ---- looking

  call(mode: Mode): void {
    const own = modeOf(this.facts, this.yours);
    this.peeked = null;
    this.called = this.mode === mode || mode === own ? null : mode;
  }

  peek(seat: number): void {
    this.peeked = this.peeked === seat || seat === this.me ? null : seat;
  }

  look(vocabulary: string, id: string, beside: Element): void {
    const same = this.looked?.vocabulary === vocabulary && this.looked.id === id;
    this.looked = same ? null : { vocabulary, id, at: beside.getBoundingClientRect() };
  }

  get moving(): boolean {
    return settings.motion;
  }
}

const KEY = Symbol('praga');

export function provide(view: PragaView): PragaView {
  return setContext(KEY, view);
}

export function praga(): PragaView {
  return getContext(KEY);
}
