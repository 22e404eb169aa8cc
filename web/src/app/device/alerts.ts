/** Your turn, so that nobody misses it: the title, the icon of the tab, a notification, a sound. */
import { chime } from './chime';
import { settings } from '../stores/settings.svelte';
import { t } from '../i18n/i18n.svelte';

export async function askToNotify(wanted: boolean): Promise<void> {
  const allowed =
    wanted && 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';
  settings.set('notify', allowed);
}

/** The title and icon of the tab say at all times whether it is one's turn. */
export function showInTab(yours: boolean, question: string): void {
  document.title = `${yours ? `● ${t('table-your-turn')}` : question || t('table-waiting')} · Burgrave`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = yours ? './icon-turn.svg' : './icon.svg';
}

/** Once, when it becomes one's turn or a question is asked out of turn. */
export function ring(question: string): void {
  if (settings.all.sound) chime();
  if (!settings.all.notify || document.visibilityState === 'visible' || !('Notification' in globalThis))
    return;
  const note = new Notification(t('table-your-turn'), {
    body: question,
    tag: 'burgrave-turn',
    icon: './icon.svg',
  });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
