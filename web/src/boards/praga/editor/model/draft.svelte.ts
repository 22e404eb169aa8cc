/** The file that a person enters: every change is kept in the browser, can be undone, and is checked by the server. */
import { checkComponentFile, componentFile } from '../../../../app/api/http';
import type {
  BuiltInFileData,
  FileCheckData,
  FilePartData,
  LanguageId,
  MistakeData,
} from '../../../../app/api/types';
import { t } from '../../../../app/i18n/i18n.svelte';
import {
  type StoredPieces,
  loadPieces,
  onPiecesChanged,
  savePieces,
} from '../../../../app/stores/own-pieces';
import { type Field, writeField } from './fields';
import { type Json, type JsonObject, type Path, fileText, object, same, valueAt, withValue } from './json';

const GAME = 'praga';
const PAUSE = 250; // milliseconds after the last change
export const PRINTED = 'printed';
const MOST_STEPS = 300;
const MOST_LETTERS = 1_000_000; // of all steps that can be undone

export type CheckState = 'checking' | 'checked' | 'offline';
type Origin = FileCheckData['origins'][string];

export class Draft {
  file = $state.raw<JsonObject>({});
  builtIn: JsonObject;
  parts: FilePartData[];
  /** bytes of the largest file */
  most: number;
  check = $state.raw<FileCheckData | null>(null);
  checkState = $state<CheckState>('checking');
  past = $state.raw<Step[]>([]);
  future = $state.raw<Step[]>([]);
  /** Origins of parts that were confirmed since the last check. */
  private marked = $state.raw<Record<string, Origin>>({});
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    built: BuiltInFileData,
    private language: LanguageId,
  ) {
    this.builtIn = built.data as JsonObject;
    this.parts = built.parts;
    this.most = built.most;
    this.restore(loadPieces(GAME));
  }

  static async load(language: LanguageId): Promise<Draft> {
    return new Draft(await componentFile(GAME), language);
  }

  /** Follow another window of this browser; the returned function ends that. */
  follow(): () => void {
    const stop = onPiecesChanged(GAME, (stored) => {
      this.restore(stored);
      this.look();
    });
    globalThis.addEventListener('online', this.look);
    this.look();
    return () => {
      stop();
      globalThis.removeEventListener('online', this.look);
      clearTimeout(this.timer);
    };
  }

  private restore(stored: StoredPieces | null): void {
    const fits = stored && this.parts.every(({ path }) => valueAt(stored.file as Json, path) !== undefined);
    this.file = fits ? (stored.file as JsonObject) : this.builtIn;
    this.past = fits ? (stored.past as Step[]) : [];
    this.future = fits ? (stored.future as Step[]) : [];
  }

  get isChanged(): boolean {
    return !same(this.file, this.builtIn);
  }

  get mistakes(): MistakeData[] {
    return this.check?.mistakes ?? [];
  }

  origin(part: FilePartData): Origin {
    return this.marked[part.id] ?? this.check?.origins[part.id] ?? 'reconstructed';
  }

  isConfirmed(part: FilePartData): boolean {
    return this.origin(part).startsWith(PRINTED);
  }

  /** What the mark of a part says about where its values come from. */
  mark(part: FilePartData): string {
    return String(valueAt(this.file, [...part.path, part.mark]) ?? '');
  }

  mistakesOf(part: FilePartData): MistakeData[] {
    return this.mistakes.filter((mistake) => mistake.part === part.id);
  }

  /** What is wrong with the whole section of a part, such as a count. */
  mistakesOfSection(part: FilePartData): MistakeData[] {
    return this.mistakes.filter((mistake) => !mistake.part && mistake.section === part.section);
  }

  // -- changes

  set(field: Field, chosen: Json, also: Change[] = []): void {
    this.apply([[field.path, writeField(this.file, field, chosen)], ...also]);
  }

  /** The values of a part are as printed. */
  confirm(part: FilePartData): void {
    this.apply([[[...part.path, part.mark], PRINTED]]);
    this.marked = { ...this.marked, [part.id]: 'printed' };
  }

  /** Take back that a part is confirmed. */
  unconfirm(part: FilePartData): void {
    const mark = String(valueAt(this.builtIn, [...part.path, part.mark]));
    this.apply([[[...part.path, part.mark], mark]]);
    const { [part.id]: _, ...others } = this.marked;
    this.marked = { ...others, ...(this.check ? { [part.id]: 'reconstructed' as Origin } : {}) };
  }

  /** Values and mark of a part as in the built-in file. */
  reset(part: FilePartData): void {
    const names = part.fields.length ? [...part.fields, part.mark] : null;
    const changes: Change[] = names
      ? names.map((name) => [[...part.path, name], valueAt(this.builtIn, [...part.path, name])!])
      : [[part.path, valueAt(this.builtIn, part.path)!]];
    this.apply(changes);
  }

  /** Two pieces exchange everything but their ids. */
  exchange(one: string, other: string): void {
    const [a, b] = [one, other].map((id) => this.parts.find((part) => part.id === id));
    if (!a || !b) return;
    const [first, second] = [a, b].map((part) => object(valueAt(this.file, part.path)));
    this.apply([
      [a.path, { ...second!, id: first!.id! }],
      [b.path, { ...first!, id: second!.id! }],
    ]);
  }

  replace(file: JsonObject): void {
    this.apply([[[], file]]);
  }

  private apply(changes: Change[]): void {
    const step: Step = [];
    let file: Json = this.file;
    for (const [path, value] of changes) {
      const before = valueAt(file, path) ?? null;
      if (same(before, value)) continue;
      step.push([path, before, value]);
      file = withValue(file, path, value);
    }
    if (!step.length) return;
    this.past = shortened([...this.past, step]);
    this.future = [];
    this.changed(file as JsonObject);
  }

  undo(): void {
    const step = this.past.at(-1);
    if (!step) return;
    const file = step
      .toReversed()
      .reduce<Json>((data, [path, before]) => withValue(data, path, before), this.file);
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, step];
    this.changed(file as JsonObject);
  }

  redo(): void {
    const step = this.future.at(-1);
    if (!step) return;
    const file = step.reduce<Json>((data, [path, , after]) => withValue(data, path, after), this.file);
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, step];
    this.changed(file as JsonObject);
  }

  private changed(file: JsonObject): void {
    this.file = file;
    savePieces(GAME, { file, past: this.past, future: this.future });
    this.look();
  }

  // -- the check

  speak(language: LanguageId): void {
    if (language === this.language) return;
    this.language = language;
    this.look();
  }

  /** Ask the server, a moment after the last change. */
  private readonly look = (): void => {
    const asked = ++this.asked;
    this.checkState = 'checking';
    clearTimeout(this.timer);
    this.timer = setTimeout(
      async () => {
        try {
          const check = await checkComponentFile(GAME, fileText(this.file), this.language, t('nav-pieces'));
          if (asked === this.asked) [this.check, this.checkState, this.marked] = [check, 'checked', {}];
        } catch {
          if (asked === this.asked) this.checkState = 'offline';
        }
      },
      this.check ? PAUSE : 0,
    );
  };
}

export type Change = [path: Path, value: Json];
type Step = [path: Path, before: Json, after: Json][];

/** The latest steps, as many as the browser can keep. */
function shortened(steps: Step[]): Step[] {
  const kept = steps.slice(-MOST_STEPS);
  let letters = 0;
  const first = kept.findLastIndex((step) => (letters += JSON.stringify(step).length) > MOST_LETTERS);
  return first < 0 ? kept : kept.slice(Math.min(first + 1, kept.length - 1));
}
