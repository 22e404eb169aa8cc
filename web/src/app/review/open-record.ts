/** Opens a record from a file: the server checks it and shows it, and stores nothing. */
import { uploadRecord } from '../api/http';
import { errorsOf } from '../connection/errors';
import { language } from '../i18n/i18n.svelte';
import { go } from '../routes.svelte';

/** Go to the record's page; return why the file cannot be shown. */
export async function openRecord(file: Blob): Promise<string> {
  try {
    const { key } = await uploadRecord(file, language());
    go('record', key, 'all', '0');
    return '';
  } catch (error) {
    return errorsOf(error)
      .map(({ message }) => message)
      .join(' ');
  }
}
