/** The table of Praga as it is shown: what is on stage, what is being chosen, and what it would change. */
import { getContext, setContext } from 'svelte';
import type {
  ChoiceData,
  PlaceData,
  PragaBoardData,
  PragaPlaceData,
  PragaPlayerData,
  PragaStateData,
  PromptData,
} from '../../app/api/types';
import { board } from '../../app/api/http';
import { settings } from '../../app/stores/settings.svelte';
import { load, save } from '../../app/stores/storage';
import { t } from '../../app/i18n/i18n.svelte';
import { plain } from '../shared/options';
import { placeKey, placeOf } from '../shared/places';
import type { BoardUi } from '../shared/board-ui.svelte';
import type { Targets } from './draw/hit';
import type { Who } from './draw/seats';
import {
  type Placing,
  type Spot,
  type Way,
  bestRotation,
  distinctRotations,
  placingOf,
} from './model/placing';
import { bundleSays, formatAmount } from './model/format';
import { type Mode, type Page, modeOf, pageOf } from './model/stage';

export type Tab = 'turn' | 'log' | 'forecast' | 'chat';

/** A piece, a plaza or a word that lies open before the reader. */
export interface PiecePopoverData {
  vocabulary: string;
  id: string;
  at: DOMRect;
  /** it came because the pointer rested there, and goes with it */
  hovered: boolean;
}

/** Where a tile in hand is held at a table, and how it is turned. */
interface HeldTile {
  table: string;
  decision: number;
  place: string;
  rotation: number;
}
const HELD = 'praga.held-tile';

function choicesByPlace(choices: ChoiceData[]): Map<string, ChoiceData[]> {
  const found = new Map<string, ChoiceData[]>();
  for (const choice of choices) {
    const place = placeOf(choice.move);
    if (!place) continue;
    const key = placeKey(place);
    found.set(key, [...(found.get(key) ?? []), choice]);
  }
  return found;
}

export class PragaUi {
  board = $state.raw<PragaBoardData | null>(null);
  /** what the reader has called on stage; the next decision takes it back */
  called = $state<Mode | null>(null);
  /** whose board is looked at */
  shownSeat = $state<number | null>(null);
  tab = $state<Tab>('turn');
  /** phone */
  page = $state<Page | null>(null);
  lens = $state<string | null>(null);
  sheet = $state(false);
  /** the move that is chosen but not made, and the one that is pointed at */
  selected = $state<string | null>(null);
  pointed = $state<string | null>(null);
  /** the key of the place of the tile in hand, and how it is turned */
  place = $state<string | null>(null);
  rotation = $state(0);
  /** the legend of all symbols is open */
  legend = $state(false);
  popover = $state.raw<PiecePopoverData | null>(null);

  readonly state = $derived.by(() => this.table.state as unknown as PragaStateData);
  readonly me = $derived.by(() => this.table.me);
  /** whose board is shown as the own one; spectators see the first seat's */
  readonly seat = $derived(this.me ?? 0);
  readonly mine = $derived<PragaPlayerData>(this.state.seats[this.seat]!);
  readonly yours = $derived.by(() => this.table.yours);
  /** the turn of the reader; before it begins, the first one that is to come */
  readonly turnNumber = $derived(Math.max(1, this.mine.turns));
  /** what is asked of the reader, if anything is */
  readonly prompt = $derived.by<PromptData | undefined>(() =>
    this.yours ? this.table.view?.prompt : undefined,
  );
  readonly choices = $derived<ChoiceData[]>(this.prompt?.choices ?? []);
  readonly byText = $derived(new Map(this.choices.map((choice) => [choice.move.text, choice])));
  /** by the key of their place */
  private readonly byPlace = $derived(choicesByPlace(this.choices));
  /** a place can be chosen if exactly one choice lies there */
  readonly targets = $derived.by<Targets>(() => {
    const { byPlace } = this;
    return (place) => {
      const [choice, another] = byPlace.get(placeKey(place)) ?? [];
      return choice && !another ? { move: choice.move.text, label: this.said(choice) } : undefined;
    };
  });
  readonly placing = $derived<Placing | null>(placingOf(this.prompt));
  /** the tile in hand is Parler's */
  readonly forParler = $derived(this.state.phase === 'opponent');
  /** where the tile in hand is held, and what it would do there */
  readonly spot = $derived.by<Spot | undefined>(() => this.placing?.spots.get(this.place ?? ''));
  readonly way = $derived<Way | undefined>(this.spot?.ways.get(this.rotation));
  /** a tile of the crane has to be taken before anything else */
  readonly taking = $derived(this.prompt?.pattern === 'turn' && this.prompt.focus?.kind === 'crane');
  readonly mode = $derived<Mode>(
    this.shownSeat !== null ? 'peek' : (this.called ?? modeOf(this.state, this.prompt)),
  );
  readonly shownPage = $derived<Page>(this.page ?? pageOf(this.state, this.prompt));

  constructor(readonly table: BoardUi) {
    board<PragaBoardData>(table.store.path).then(
      (printed) => (this.board = printed),
      () => (table.error = t('table-offline')),
    );
  }

  /** Another decision: what was being chosen is void, and what lies open before the reader closes. */
  reset(): void {
    this.called = this.page = this.selected = this.pointed = this.popover = this.lens = null;
    const held = this.heldTile();
    this.place = this.placing?.fixed ?? held?.place ?? null;
    if (this.spot) this.lens = this.plazaOf(this.spot.place);
    if (this.yours) this.tab = 'turn';
    this.sheet = false;
    this.rotation = held?.rotation ?? (this.spot ? bestRotation(this.spot) : 0);
  }

  /** Where the tile in hand was held before the page was loaded again. */
  private heldTile(): HeldTile | null {
    const held = load<HeldTile | null>(HELD, null);
    const same = held?.table === this.table.store.id && held.decision === this.table.view?.decision;
    return same && this.placing?.spots.get(held.place)?.ways.has(held.rotation) ? held : null;
  }

  private remember(): void {
    const { place, rotation } = this;
    const decision = this.table.view?.decision ?? -1;
    if (place) save(HELD, { table: this.table.store.id, decision, place, rotation } satisfies HeldTile);
  }

  // ---- words

  name(vocabulary: string, id: string): string {
    return this.table.name(vocabulary, id);
  }

  /** At the head of something. */
  title(vocabulary: string, id: string): string {
    return this.name(vocabulary, id).replace(/^./, (letter) => letter.toLocaleUpperCase());
  }

  /** A player, or the opponent of a solo game. */
  who(seat: Who): string {
    if (seat !== 'bot') return this.table.who(seat);
    return t(this.state.opponent?.kind === 'parler' ? 'praga-parler' : 'praga-opponent');
  }

  /** The card that Parler played last. */
  readonly lastCard = $derived.by<number | null>(() => {
    const played = this.table.log.findLast(({ event }) => 'card' in event)?.event;
    return played && 'card' in played ? Number(played.card) : null;
  });

  amount(bonus: string, n: number): string {
    return formatAmount(bonus, n);
  }

  /** What a wealth bonus gives, and whether it is gained. */
  wealthSays(id: string): string {
    const bundle = bundleSays(this.board!.wealth[id]!.bonus);
    const text = t('praga-wealth-says', { wealth: this.name('wealth', id), bundle });
    return `${text} ${t(this.mine.wealth.includes(id) ? 'praga-wealth-open' : 'praga-wealth-gained')}`;
  }

  said(choice: ChoiceData): string {
    return [plain(choice.label), plain(choice.note)].filter(Boolean).join(': ');
  }

  // ---- what would change

  /** What the thing chosen or pointed at would change for the reader. */
  readonly changes = $derived.by<Record<string, number>>(() => {
    if (this.spot && !this.pointed) return this.way?.changes ?? {};
    const move = this.pointed ?? this.selected;
    return (move && this.byText.get(move)?.changes) || {};
  });

  /** The plaza that the phone's map shows large: the one that the reader went to, else the one that is decided about. */
  readonly plaza = $derived.by<string>(() => {
    if (this.lens) return this.lens;
    const offered = this.choices.map(({ move }) => this.plazaOf(placeOf(move))).find((id) => id !== null);
    return (
      this.state.decision?.plaza ?? offered ?? this.state.opponent?.pawn ?? this.board!.map.plaza_loop[0]!
    );
  });

  /** The plaza that a place is, or belongs to. */
  plazaOf(place: PlaceData | null): string | null {
    if (place?.kind === 'plaza') return place.plaza;
    return place?.kind === 'plot' ? (this.board!.map.hexes[place.plot]?.plaza ?? null) : null;
  }

  // ---- choosing

  /** What can be chosen at exactly this place. */
  choicesAt(place: PragaPlaceData): ChoiceData[] {
    return this.byPlace.get(placeKey(place)) ?? [];
  }

  /** The choice that is chosen or pointed at, but not made. */
  readonly considered = $derived(this.byText.get(this.pointed ?? this.selected ?? ''));
  /** the tile of the crane that is chosen, but not taken */
  readonly chosenTile = $derived.by<string | null>(() => {
    const place = placeOf(this.byText.get(this.selected ?? '')?.move);
    return place?.kind === 'crane' ? (place.action_tile ?? null) : null;
  });

  choose(text: string): void {
    const choice = this.byText.get(text);
    if (!choice) return;
    const place = placeOf(choice.move);
    if (place?.kind === 'crane' && this.selected !== text) this.selected = text;
    else if (place && this.placing?.spots.has(placeKey(place))) this.put(placeKey(place));
    else void this.table.play([choice.move.move]);
  }

  /** Choose what lies at a place. */
  chooseAt(place: PragaPlaceData): void {
    const target = this.targets(place);
    if (target) this.choose(target.move);
  }

  /** Put the tile in hand somewhere, turned so that it brings the most there. */
  put(place: string): void {
    if (this.place === place) return this.turn(1);
    this.place = place;
    if (!this.spot) return;
    this.rotation = bestRotation(this.spot);
    this.lens = this.plazaOf(this.spot.place) ?? this.lens;
    this.remember();
  }

  /** The rotations of the tile in hand that differ. */
  readonly rotations = $derived<number[]>(
    this.placing && this.board ? distinctRotations(this.board.tiles[this.placing.tile]!) : [],
  );

  /** To the next rotation that is possible. */
  turn(step: number): void {
    const { spot, rotations } = this;
    const possible = rotations.filter((rotation) => spot?.ways.has(rotation));
    const at = possible.indexOf(this.rotation);
    if (possible.length) this.turnTo(possible[(at + step + possible.length) % possible.length]!);
  }

  turnTo(rotation: number): void {
    this.rotation = rotation;
    this.remember();
  }

  async build(): Promise<void> {
    if (this.way) await this.table.play(this.way.moves);
  }

  /** Whether the tile in hand can be given back for another one. */
  readonly canSwap = $derived.by(
    () => this.yours && this.state.turn?.performing != null && (this.table.view?.can_undo ?? false),
  );

  /** One step back: first what was not played, then what was. */
  back(): void {
    if (this.legend) this.legend = false;
    else if (this.popover) this.popover = null;
    else if (this.shownSeat !== null) this.shownSeat = null;
    else if (this.called) this.called = null;
    else if (this.place && !this.placing?.fixed) this.place = null;
    else if (this.selected) this.selected = null;
    else if (this.canSwap) void this.table.undo();
  }

  // ---- looking

  call(mode: Mode): void {
    const own = modeOf(this.state, this.prompt);
    this.shownSeat = null;
    this.called = this.mode === mode || mode === own ? null : mode;
  }

  showSeat(seat: number): void {
    this.shownSeat = this.shownSeat === seat || seat === this.me ? null : seat;
  }

  openPopover(vocabulary: string, id: string, beside: Element, hovered = false): void {
    const same = this.popover?.vocabulary === vocabulary && this.popover.id === id;
    if (same && !hovered && this.popover?.hovered) this.popover = { ...this.popover, hovered: false };
    else if (!same || !hovered)
      this.popover = same ? null : { vocabulary, id, at: beside.getBoundingClientRect(), hovered };
  }

  get moving(): boolean {
    return settings.motion;
  }
}

const KEY = Symbol('praga');

export function providePragaUi(ui: PragaUi): PragaUi {
  return setContext(KEY, ui);
}

export function pragaUi(): PragaUi {
  return getContext(KEY);
}
