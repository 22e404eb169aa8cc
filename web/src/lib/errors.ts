/** What went wrong, as mistakes that a page can show. */
import type { ErrorData } from '../api';
import { Offline, Refused } from './connection';
import { t } from './words.svelte';

export function mistakesOf(error: unknown): ErrorData[] {
  if (error instanceof Refused) return error.mistakes;
  if (error instanceof Offline) return [{ code: 'offline', message: t('server-away') }];
  throw error;
}
