import { beforeEach, expect, it } from 'vitest';
import type { LogEntryData, NoticeData } from '../../../src/app/api/types';
import { loadLanguage } from '../../../src/app/i18n/i18n.svelte';
import { isNotice, logWithNotices } from '../../../src/boards/shared/notices';
import { plain } from '../../../src/boards/shared/options';

const line = (entry: number, text: string, more: Partial<LogEntryData> = {}): LogEntryData =>
  ({
    entry,
    sentence: [{ text }],
    event: { event: 'x' },
    moves: [],
    icon: '',
    shown_as: 'line',
    ...more,
  }) as never;
const notice = (entry: number, text: string): NoticeData => ({ kind: 'paused', entry, text: [{ text }] });
const read = (lines: LogEntryData[]) => lines.map(({ sentence }) => plain(sentence));

beforeEach(() => loadLanguage('en'));

it('puts a notice after the entries that there were before it', () => {
  const log = [line(0, 'a'), line(1, 'b'), line(1, 'c'), line(2, 'd')];
  const notices = [notice(1, 'one'), notice(2, 'two'), notice(2, 'three'), notice(9, 'late')];
  expect(read(logWithNotices(log, notices))).toEqual(['a', 'one', 'b', 'c', 'two', 'three', 'd', 'late']);
  expect(logWithNotices(log, notices).filter(isNotice)).toHaveLength(4);
});

it('says once for each move who made it for a person', () => {
  const log = [
    line(1, 'silent', { by: 'bot', shown_as: 'silent' }),
    line(1, 'b', { by: 'bot' }),
    line(1, 'c', { by: 'bot' }),
    line(2, 'd', { by: 'time' }),
    line(3, 'e'),
  ];
  expect(read(logWithNotices(log, []))).toEqual([
    'silent',
    'b (a bot played)',
    'c',
    'd (the time was over)',
    'e',
  ]);
});
