/** The form of a new table. The server checks it after every change. */
import type {
  GameData,
  LanguageId,
  TableSettings,
  ErrorData,
  NewTableRequest,
  OptionData,
  NewSeat,
} from '../api/types';
import { gameEntry } from '../../boards';
import { checkOptions } from '../api/http';
import { errorsOf } from '../connection/errors';
import { save, load } from './storage';

export type CastMode = 'preset' | 'own' | 'lot';

interface Choices {
  options: Record<string, unknown>;
  cast: CastMode;
  seats: NewSeat[];
  settings: TableSettings;
}

/** Options that the picture of the cast stands for; each mode uses some of them. */
const CAST_OPTIONS: Record<CastMode, string[]> = {
  preset: ['preset'],
  own: ['characters', 'districts'],
  lot: ['random_cast'],
};
export const PICTURED = new Set(['edition', 'players', ...Object.values(CAST_OPTIONS).flat()]);
/** What only changes a prepared or drawn cast. */
const NOT_WITH_OWN = new Set(['nine', 'ninth', 'instead_of_emperor', 'instead_of_queen']);
const PAUSE = 200;

function defaults(game: string): Choices {
  return {
    ...structuredClone(
      gameEntry(game).newTable ?? { options: {}, seats: [{ player: 'you' }, { player: 'bot' }] },
    ),
    cast: 'preset',
    settings: {
      listed: false,
      spectators: true,
      chat: true,
      hints: null,
      clock: null,
      takeover_seconds: null,
      reaction_seconds: 8,
    },
  };
}

/** Choices of release 0.1, in its words. */
interface OldChoices {
  options?: Record<string, unknown>;
  cast?: CastMode;
  seats?: { plays: NewSeat['player']; level?: string }[];
  manners?: Omit<TableSettings, 'takeover_seconds' | 'takeover_level'> & {
    stand_in?: number | null;
    stand_in_level?: string;
  };
}

/** What was chosen for the last table of this game: `new-table-GAME`, or `draft-GAME` of release 0.1. */
function storedChoices(game: string): Partial<Choices> {
  const found = load<Partial<Choices> | null>(`new-table-${game}`, null);
  if (found) return found;
  const { seats, manners, ...others } = load<OldChoices>(`draft-${game}`, {});
  const choices: Partial<Choices> = others;
  if (seats) choices.seats = seats.map(({ plays, ...more }) => ({ player: plays, ...more }));
  if (manners) {
    const { stand_in = null, stand_in_level = '', ...more } = manners;
    choices.settings = { ...more, takeover_seconds: stand_in, takeover_level: stand_in_level };
  }
  return choices;
}

export class NewTableForm {
  choices: Choices;
  errors = $state.raw<ErrorData[]>([]);
  /** the options as they would be played; what was not chosen follows from the rest */
  resolved = $state.raw<Record<string, unknown>>({});
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: string) {
    this.choices = $state({ ...defaults(game), ...storedChoices(game) });
  }

  /** What stands for an option now: chosen, or its default beside what is chosen. */
  value(game: GameData, name: string): unknown {
    if (name === 'players') return this.choices.seats.length;
    const chosen = this.choices.options[name];
    if (chosen !== undefined) return chosen;
    const option = game.options.find((each) => each.name === name);
    return this.by(game, option?.default);
  }

  /** A value that depends on another option is written `{by, values}`. */
  by(game: GameData, value: unknown): unknown {
    if (value === null || typeof value !== 'object' || !('by' in value)) return value ?? null;
    const { by, values } = value as { by: string; values: Record<string, unknown> };
    return values[String(this.value(game, by))] ?? null;
  }

  /** Whether an option makes sense beside what is chosen. */
  applies(game: GameData, option: OptionData): boolean {
    if (option.kind === 'seat' && this.choices.seats.length < 2) return false; // there is nothing to choose
    if (this.choices.cast === 'own' && NOT_WITH_OWN.has(option.name)) return false;
    return option.when.every(({ option: other, values }) => values.includes(this.value(game, other)));
  }

  range(game: GameData, name: string): [low: number, high: number] {
    const option = game.options.find((each) => each.name === name);
    return [option?.low ?? 0, Number(this.by(game, option?.high) ?? 8)];
  }

  set(name: string, value: unknown): void {
    if (value === null) delete this.choices.options[name];
    else this.choices.options[name] = value;
  }

  /** The options that are sent: those that apply, and of the cast those of its mode. */
  options(game: GameData): Record<string, unknown> {
    const { options, cast, seats } = this.choices;
    const other = new Set(
      Object.entries(CAST_OPTIONS).flatMap(([mode, names]) => (mode === cast ? [] : names)),
    );
    const chosen = game.options.filter(
      (option) => this.applies(game, option) && !other.has(option.name) && options[option.name] !== undefined,
    );
    return { ...Object.fromEntries(chosen.map(({ name }) => [name, options[name]])), players: seats.length };
  }

  /** Ask the server, a moment after the last change. */
  look(game: GameData, language: LanguageId): void {
    const options = this.options(game);
    const asked = ++this.asked;
    save(`new-table-${game.id}`, this.choices);
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      let errors: ErrorData[] = [];
      let resolved = this.resolved;
      try {
        resolved = (await checkOptions(game.id, options, language)).options;
      } catch (error) {
        errors = errorsOf(error);
      }
      if (asked === this.asked) [this.errors, this.resolved] = [errors, resolved];
    }, PAUSE);
  }

  table(game: GameData): Pick<NewTableRequest, 'game' | 'options' | 'seats' | 'settings'> {
    const { seats, settings } = this.choices;
    return {
      game: game.id,
      options: this.options(game),
      seats: $state.snapshot(seats),
      settings: $state.snapshot(settings),
    };
  }
}
