/** The log as people read it: by round and called character, with what concerns the reader marked. */
import type { LogEntryData } from '../../../app/api/types';

export interface LogLine {
  entry: LogEntryData;
  key: string;
  /** a loss or a blow */
  loud: boolean;
  /** something was done to the reader */
  tome: boolean;
  /** newer than the reader's last move */
  fresh: boolean;
}

export interface Chapter {
  key: string;
  round: number | null;
  character: string | null;
  /** who has answered; none if nobody has, or not yet */
  seat: number | null;
  unanswered: boolean;
  lines: LogLine[];
}

/** What an event says of a round, a character, a seat; none if it says nothing of it. */
function argument<T>({ event }: LogEntryData, name: 'round' | 'character' | 'seat'): T | null {
  return ((event as Record<string, unknown>)[name] as T | undefined) ?? null;
}

/** Chapters of the log, oldest first; a heading opens one, and an answer completes it. */
export function logChapters(log: LogEntryData[], me: number | null, since: number): Chapter[] {
  const found: Chapter[] = [];
  const open = (heading?: LogEntryData): Chapter => {
    const character = heading ? argument<string>(heading, 'character') : null;
    const round = heading ? argument<number>(heading, 'round') : null;
    const chapter: Chapter = {
      key: `${found.length}`,
      round,
      character,
      seat: null,
      unanswered: false,
      lines: [],
    };
    found.push(chapter);
    return chapter;
  };
  log.forEach((each, place) => {
    if (each.shown_as === 'silent') return;
    const last = found.at(-1);
    const chapter = each.shown_as === 'heading' ? open(each) : (last ?? open());
    if (each.shown_as === 'heading' && chapter.character) return;
    if (each.shown_as === 'answer' && answer(chapter, each)) return;
    chapter.lines.push({
      entry: each,
      key: `${each.entry}-${place}`,
      loud: each.important ?? false,
      tome: me !== null && (each.affected?.includes(me) ?? false),
      fresh: since > 0 && each.entry > since,
    });
  });
  return found;
}

/** Complete a heading with who has answered, or that nobody has; false if it is not the answer to this heading. */
function answer(chapter: Chapter, entry: LogEntryData): boolean {
  if (!chapter.character || argument<string>(entry, 'character') !== chapter.character) return false;
  chapter.seat = argument<number>(entry, 'seat');
  chapter.unanswered = chapter.seat === null;
  return true;
}
