/** Where one can stop in a game. A position is an entry of the record: what is shown is the table after it. */
import type { RoundData } from '../api/types';

export type StepBy = 'event' | 'decision' | 'turn' | 'round';
export const STEP_BY: StepBy[] = ['event', 'decision', 'turn', 'round'];

export interface Course {
  /** the last position */
  last: number;
  /** the entries of the decisions at which one stops */
  decisions: number[];
  turns: number[];
  rounds: RoundData[];
}

/** A position, and how many sentences of its entry are shown. */
export interface Position {
  entry: number;
  events: number;
}

export const hasEras = (rounds: RoundData[]): boolean => rounds.some(({ era }) => era > 0);

/** The positions at which one stops, besides the beginning and the end. */
function stops(course: Course, by: Exclude<StepBy, 'event'>): number[] {
  if (by === 'decision') return course.decisions.map((entry) => entry - 1);
  if (by === 'turn') return course.turns;
  const isEra = hasEras(course.rounds);
  return course.rounds
    .filter(({ era }, i) => !isEra || era !== course.rounds[i - 1]?.era)
    .map(({ entry }) => entry);
}

export function stepFrom(
  course: Course,
  at: number,
  by: Exclude<StepBy, 'event'>,
  direction: 1 | -1,
): number {
  const all = [0, ...stops(course, by), course.last];
  const beyond = all.filter((stop) => (direction > 0 ? stop > at : stop < at));
  if (!beyond.length) return at;
  return direction > 0 ? Math.min(...beyond) : Math.max(...beyond);
}

/** The next position that says something new. `counts` has the sentences of each entry, as far as it is needed. */
export function stepEvent(counts: number[], at: Position, direction: 1 | -1): Position {
  const shown = Math.min(at.events, counts[at.entry] ?? 0);
  if (direction > 0) {
    if (shown < (counts[at.entry] ?? 0)) return { entry: at.entry, events: shown + 1 };
    let entry = at.entry + 1;
    while (entry < counts.length - 1 && !counts[entry]) entry++;
    return entry < counts.length ? { entry, events: 1 } : at;
  }
  if (shown > 1) return { entry: at.entry, events: shown - 1 };
  let entry = at.entry - 1;
  while (entry > 0 && !counts[entry]) entry--;
  return { entry: Math.max(0, entry), events: Infinity };
}

/** The round of a position. */
export function roundAt(rounds: RoundData[], at: number): RoundData | undefined {
  return rounds.findLast(({ entry }) => entry <= at);
}

/** The position before the nearest decision, if it is close; else this position. */
export function snap(decisions: number[], at: number, within = 3): number {
  let best = at;
  let distance = within;
  for (const entry of decisions) {
    const away = Math.abs(entry - 1 - at);
    if (away < distance) [best, distance] = [entry - 1, away];
  }
  return best;
}

export const readPosition = (text: string | undefined): Position => {
  const [entry = '', events] = (text ?? '').split('.');
  return {
    entry: Math.max(0, Math.trunc(Number(entry)) || 0),
    events: events === undefined ? Infinity : Math.max(1, Math.trunc(Number(events)) || 1),
  };
};
export const writePosition = ({ entry, events }: Position): string =>
  events === Infinity ? String(entry) : `${entry}.${events}`;
