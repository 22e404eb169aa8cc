/** The board of Citadels: what is selected and open on it, what can be chosen where, and what a click does. */
import { getContext, setContext } from 'svelte';
import type { CitadelsStateData, CitadelsPlayerData, PlaceData, PromptData } from '../../app/api/types';
import { t } from '../../app/i18n/i18n.svelte';
import { BoardUi, provideBoardUi } from '../shared/board-ui.svelte';
import { type Option, after, isPossible, optionsOf } from '../shared/options';
import { placeKey } from '../shared/places';
import { type TargetOptions, clickTargets, possible } from './model/click-targets';

/** A card or character that lies open before the reader. */
export interface CardPopoverData {
  vocabulary: 'card' | 'character';
  id: string;
  at: DOMRect;
  /** the cards among which it lies, which should stay visible */
  among: DOMRect;
  /** stays until it is closed, and can be scrolled */
  pinned: boolean;
  /** why it cannot be chosen, after a click on it */
  why: string;
}

export type Tab = 'log' | 'know' | 'chat';

export class CitadelsUi extends BoardUi<CitadelsStateData> {
  /** the moves chosen so far of a row */
  prefix = $state.raw<number[]>([]);
  /** in a turn: the set of choices that is being aimed, by its verb */
  aimedVerb = $state<string | null>(null);
  popover = $state.raw<CardPopoverData | null>(null);
  /** phone: whose city is open */
  opened = $state<number | null>(null);
  /** what the log points at */
  flashed = $state<string | null>(null);
  tab = $state<Tab>('log');
  sideOpen = $state(false);

  readonly mine = $derived<CitadelsPlayerData | null>(
    this.me === null ? null : (this.state.seats[this.me] ?? null),
  );
  /** every hand is seen: a replay with open cards */
  readonly openCards = $derived(
    this.me === null &&
      this.state.seats.some(({ hand }) => hand.length > 0) &&
      this.state.seats.every(({ hand }) => !hand.includes('unknown')),
  );
  readonly options = $derived(this.yours ? optionsOf(this.view?.prompt) : []);
  /** how the open decision is asked; none while another seat decides */
  readonly pattern = $derived<PromptData['pattern'] | null>(
    this.yours ? (this.view?.prompt?.pattern ?? null) : null,
  );
  /** an ordinary turn in which nothing is being aimed */
  readonly idle = $derived(this.pattern === 'turn' && !this.aimedVerb && this.prefix.length === 0);
  readonly scope = $derived(
    this.aimedVerb && !this.prefix.length
      ? this.options.filter((option) => option.steps[0]?.verb === this.aimedVerb)
      : this.options,
  );
  readonly targets = $derived(clickTargets(this.scope, this.prefix));

  // ---- names

  typeName(type: string): string {
    return type === 'action' ? this.term('action_card') : this.name('type_name', type);
  }

  /** The character as which one decides. */
  get role(): string | null {
    return this.view?.prompt?.role?.id ?? null;
  }

  /** What a move with this verb does, in a word or two. */
  verbText(verb: string): string {
    return this.view?.prompt?.verbs[verb] ?? t('table-choose');
  }

  card(id: string): { type: string; cost: number | null } {
    const card = this.state.setup.catalogue[id];
    return { type: card?.type ?? 'action', cost: card?.cost ?? null };
  }

  rank(id: string): number {
    return this.state.setup.characters[id]?.rank ?? 0;
  }

  // ---- choosing

  /** Every possible or refused choice at a place. In an ordinary turn rows begin with a click, prices come after it. */
  at(place: PlaceData): TargetOptions | undefined {
    const found = this.targets.get(placeKey(place));
    return found && this.idle && found.steps > 1 ? undefined : found;
  }

  /** A click on something that lies on the table; false if there is nothing to choose. */
  choose(place: PlaceData): boolean {
    const found = this.at(place);
    const open = possible(found);
    if (!found || !open.length) return false;
    this.go(open[0]!.moves.slice(0, this.prefix.length + found.steps));
    return true;
  }

  /** Choose these moves: play them if that is a whole choice, else go on aiming. */
  override go(moves: number[]): void {
    const rest = after(this.options, moves).filter(isPossible);
    if (!rest.length) return void this.play(moves);
    if (rest.length === 1 && rest[0]!.moves.length === moves.length) return void this.play(moves);
    this.prefix = moves;
  }

  pick(option: Option): void {
    if (isPossible(option)) void this.play(option.moves);
  }

  aim(verb: string): void {
    this.aimedVerb = verb;
    this.prefix = [];
  }

  /** One step back, without asking the server: nothing was played yet. */
  back(): void {
    if (this.prefix.length) this.prefix = this.prefix.slice(0, -1);
    else this.aimedVerb = null;
  }

  /** Another decision: what was being aimed is void. */
  override reset(): void {
    super.reset();
    this.prefix = [];
    this.aimedVerb = null;
  }

  // ---- pointing

  openPopover(
    vocabulary: CardPopoverData['vocabulary'],
    id: string,
    beside: Element,
    pinned: boolean,
    why = '',
  ): void {
    if (id === 'unknown') return;
    const row = beside.closest('.fan, .hand, .d-cards, .city, .arcade ol') ?? beside;
    const at = beside.getBoundingClientRect();
    this.popover = { vocabulary, id, at, among: row.getBoundingClientRect(), pinned, why };
  }

  closePopover(): void {
    this.popover = null;
  }

  flash(spot: string): void {
    this.flashed = null;
    requestAnimationFrame(() => (this.flashed = spot));
    setTimeout(() => this.flashed === spot && (this.flashed = null), 1600);
  }
}

const KEY = Symbol('citadels');

export function provideCitadelsUi(ui: CitadelsUi): CitadelsUi {
  return setContext(KEY, provideBoardUi(ui));
}

export function citadelsUi(): CitadelsUi {
  return getContext(KEY);
}
