/** What happened, by turns: one line for each thing somebody did, with what it cost and gave. */
import type { Sentence, LogEntryData } from '../../api';

export interface Deed {
  key: string;
  event: string;
  /** what the event names, for its picture */
  data: Record<string, unknown>;
  sentence: Sentence;
  entry: number;
  changes: Record<string, number>;
}

export interface Chapter {
  key: string;
  seat: number;
  turn: number;
  deeds: Deed[];
}

/** These only say what a deed brings: they become amounts at its end. */
const AMOUNTS = new Set(['gained', 'paid']);
const SILENT = new Set(['turn-started', 'turn-ended', 'action-performed', 'tile-revealed', 'tile-returned', 'cube-placed', 'cube-returned']);

export function chaptersOf(told: LogEntryData[]): Chapter[] {
  const found: Chapter[] = [];
  let chapter: Chapter | null = null;
  for (const [place, { entry, event, sentence }] of told.entries()) {
    const name = String(event.event);
    if (name === 'turn-started' || !chapter) {
      chapter = { key: `${place}`, seat: Number(event.seat ?? 0), turn: Number(event.turn ?? 0), deeds: [] };
      found.push(chapter);
    }
    const last: Deed | undefined = chapter.deeds.at(-1);
    if (AMOUNTS.has(name) && last?.entry === entry && event.seat === (last.data.seat ?? chapter.seat)) {
      const sign = name === 'paid' ? -1 : 1;
      const bonus = String(event.bonus);
      last.changes[bonus] = (last.changes[bonus] ?? 0) + sign * Number(event.amount);
    } else if (!SILENT.has(name)) {
      const amount: Record<string, number> = AMOUNTS.has(name) ? { [String(event.bonus)]: (name === 'paid' ? -1 : 1) * Number(event.amount) } : {};
      chapter.deeds.push({ key: `${entry}-${place}`, event: name, data: event, sentence, entry, changes: amount });
    }
  }
  return found.filter((each) => each.deeds.length);
}

/** How many turns a seat had begun when the era changed; nothing until then. */
export function turnsBeforeEra(told: LogEntryData[], seat: number): number | null {
  const change = told.findIndex(({ event }) => event.event === 'era-changed');
  if (change < 0) return null;
  return told.slice(0, change).filter(({ event }) => event.event === 'turn-started' && event.seat === seat).length;
}
