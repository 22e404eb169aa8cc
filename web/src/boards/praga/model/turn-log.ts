/** The log by turns: one line for each action, with what it cost and gave. */
import type { Who } from '../draw/seats';
import type { LogEntryData, PragaEventData, Sentence, TransferData } from '../../../app/api/types';

export interface LogItem {
  key: string;
  sentence: Sentence;
  icon: string;
  changes: Record<string, number>;
}

/** What happened in a turn; with turn 0, before the first one. */
export interface TurnGroup {
  key: string;
  /** whose turn it is; the opponent of a solo game has no seat */
  seat: Who;
  turn: number;
  deeds: LogItem[];
}

const eventOf = ({ event }: LogEntryData): PragaEventData => event as PragaEventData;
const seatOf = (entry: LogEntryData): number | null => {
  const event = eventOf(entry);
  return 'seat' in event ? event.seat : null;
};

/** What these transfers add to the amounts of a seat. */
function amountsOf(moves: TransferData[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { what, from, to, count } of moves) {
    const change = to?.kind === 'amount' ? count : from?.kind === 'amount' ? -count : 0;
    if (change) sums[what] = (sums[what] ?? 0) + change;
  }
  return sums;
}

/** Begin a chapter for the turn that an entry opens, or for what comes before the first turn. */
function chapterOf(entry: LogEntryData, place: number): TurnGroup {
  const event = eventOf(entry);
  return { key: `${place}`, seat: seatOf(entry) ?? 0, turn: 'turn' in event ? event.turn : 0, deeds: [] };
}

export function turnGroups(log: LogEntryData[]): TurnGroup[] {
  const found: TurnGroup[] = [];
  let last: { entry: LogEntryData; item: LogItem } | null = null;
  for (const [place, entry] of log.entries()) {
    const { sentence, icon, shown_as, moves } = entry;
    if (shown_as === 'heading' || !found.length) {
      found.push(chapterOf(entry, place));
      last = null;
    } else if (shown_as === 'opponent' && found.at(-1)!.seat !== 'bot') {
      found.push({ key: `${place}`, seat: 'bot', turn: found.at(-1)!.turn, deeds: [] });
      last = null;
    }
    if (shown_as === 'heading' || shown_as === 'silent') continue;
    const { seat, deeds } = found.at(-1)!;
    const changes = shown_as === 'amount' ? amountsOf(moves) : {};
    if (
      shown_as === 'amount' &&
      last?.entry.entry === entry.entry &&
      seatOf(entry) === (seatOf(last.entry) ?? seat)
    ) {
      const sums = last.item.changes;
      for (const [bonus, n] of Object.entries(changes)) sums[bonus] = (sums[bonus] ?? 0) + n;
    } else {
      last = { entry, item: { key: `${entry.entry}-${place}`, sentence, icon, changes } };
      deeds.push(last.item);
    }
  }
  return found.filter((each) => each.deeds.length);
}

/** How many turns a seat had begun when the second era began; nothing until then. */
export function turnsBeforeEra(log: LogEntryData[], seat: number): number | null {
  const change = log.findIndex((entry) => 'era' in eventOf(entry));
  if (change < 0) return null;
  return log.slice(0, change).filter((entry) => entry.shown_as === 'heading' && seatOf(entry) === seat)
    .length;
}
