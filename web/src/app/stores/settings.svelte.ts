/** What a person has chosen for this device; kept in the browser and sent to nobody. */
import { negotiateLanguages } from '@fluent/langneg';
import languages from '../../../../src/burgrave/i18n/locales/languages.json';
import type { LanguageId } from '../api/types';
import { save, load } from './storage';

export const LANGUAGES: Record<LanguageId, string> = languages;

export interface Choices {
  /** null: as the browser asks for */
  language: LanguageId | null;
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'full' | 'none';
  sound: boolean;
  /** notifications of the system when it is one's turn */
  notify: boolean;
  /** single letters and digits as keys (WCAG 2.1.4: they can be switched off) */
  keys: boolean;
  /** the table as numbered lists instead of pictures */
  list: boolean;
  /** the end of a turn has to be pressed twice */
  confirm: boolean;
  /** what this person is called at new tables */
  name: string;
}

const DEFAULTS: Choices = {
  language: null,
  theme: 'system',
  motion: 'system',
  sound: false,
  notify: false,
  keys: true,
  list: false,
  confirm: true,
  name: '',
};

const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

const THEMES = { day: 'light', night: 'dark' } as const;

/** The stored choices; release 0.1 called the themes day and night. */
function storedChoices(): Partial<Choices> {
  const { theme, ...others } = load<
    Partial<Omit<Choices, 'theme'>> & { theme?: Choices['theme'] | keyof typeof THEMES }
  >('settings', {});
  if (theme === undefined) return others;
  return { ...others, theme: theme === 'day' || theme === 'night' ? THEMES[theme] : theme };
}

class Settings {
  private choices = $state<Choices>({ ...DEFAULTS, ...storedChoices() });
  private dark = $state(dark?.matches ?? false);
  private still = $state(still?.matches ?? false);

  constructor() {
    dark?.addEventListener('change', (event) => (this.dark = event.matches));
    still?.addEventListener('change', (event) => (this.still = event.matches));
  }

  get all(): Readonly<Choices> {
    return this.choices;
  }

  set<K extends keyof Choices>(key: K, value: Choices[K]): void {
    this.choices[key] = value;
    save('settings', this.choices);
  }

  get language(): LanguageId {
    if (this.choices.language) return this.choices.language;
    const asked = globalThis.navigator?.languages ?? [];
    return negotiateLanguages(asked, Object.keys(LANGUAGES), { defaultLocale: 'en' })[0] as LanguageId;
  }

  get isDark(): boolean {
    return this.choices.theme === 'system' ? this.dark : this.choices.theme === 'dark';
  }

  /** Whether things may move. */
  get motion(): boolean {
    return this.choices.motion === 'system' ? !this.still : this.choices.motion === 'full';
  }
}

export const settings = new Settings();
