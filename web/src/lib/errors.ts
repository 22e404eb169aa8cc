/** What went wrong, as mistakes that a page can show. */
import type { Mistake } from '../api';
import { Offline, Refused } from './connection';
import { t } from './words.svelte';

export function mistakesOf(error: unknown): Mistake[] {
  if (error instanceof Refused) return error.mistakes;
  if (error instanceof Offline) return [{ key: 'offline', sentence: t('server-away') }];
  throw error;
}
