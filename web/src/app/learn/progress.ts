/** Which chapters were finished in this browser. */
import { load, save } from '../stores/storage';

const KEY = 'lessons';

export function finished(lesson: string): string[] {
  return load<Record<string, string[]>>(KEY, {})[lesson] ?? [];
}

export function finish(lesson: string, chapter: string): void {
  const known = load<Record<string, string[]>>(KEY, {});
  save(KEY, { ...known, [lesson]: [...new Set([...(known[lesson] ?? []), chapter])] });
}
