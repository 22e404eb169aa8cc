/** The log as people read it: with the notices about the table between its lines, and who moved for whom. */
import type { LogEntryData, NoticeData } from '../../app/api/types';
import { t } from '../../app/i18n/i18n.svelte';

const NOTICE = 'notice';

export const isNotice = (entry: LogEntryData): boolean => (entry.event.event as string) === NOTICE;

/** A notice stands after the entries that there were before it. */
export function logWithNotices(log: LogEntryData[], notices: NoticeData[]): LogEntryData[] {
  const lines: LogEntryData[] = [];
  let next = 0;
  const insertBefore = (entry: number) => {
    for (; next < notices.length && notices[next]!.entry <= entry; next++)
      lines.push(noticeLine(notices[next]!));
  };
  let said = -1; // the entry of the last line that says who moved
  for (const line of log) {
    insertBefore(line.entry);
    const marked = line.by !== undefined && line.entry !== said && line.shown_as !== 'silent';
    if (marked) said = line.entry;
    lines.push(
      marked ? { ...line, sentence: [...line.sentence, { text: ` (${t(`table-by-${line.by}`)})` }] } : line,
    );
  }
  insertBefore(Infinity);
  return lines;
}

function noticeLine({ entry, text, kind }: NoticeData): LogEntryData {
  return {
    entry,
    sentence: text,
    event: { event: NOTICE, kind } as unknown as LogEntryData['event'],
    moves: [],
    icon: 'person',
    shown_as: 'line',
  };
}
