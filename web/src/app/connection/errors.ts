/** What went wrong, as errors that a page can show. */
import type { ErrorData } from '../api/types';
import { Offline, Refused } from './connection';
import { t } from '../i18n/i18n.svelte';

export function errorsOf(error: unknown): ErrorData[] {
  if (error instanceof Refused) return error.errors;
  if (error instanceof Offline) return [{ code: 'offline', message: t('server-away') }];
  throw error;
}
