/** "Your turn" that cannot be missed: the title, the tab's icon, a soft sound and a notice of the system. */
import { chime } from './chime';
import { settings } from './settings.svelte';
import type { TableStore } from './table.svelte';
import { t } from './words.svelte';

const REMIND = 60_000;
const CALM = './icon.svg';
const CALLING = './icon-turn.svg';

/** Call for the person while it is their turn; to be used while a component is made. */
export function attend(store: () => TableStore): void {
  const table = $derived(store());
  const calling = $derived(table.yours && table.result === null);

  $effect(() => {
    const name = table.table?.title ?? t('title');
    document.title = calling ? `● ${t('your-turn')} · ${name}` : `${name} · ${t('title')}`;
    setIcon(calling ? CALLING : CALM);
  });

  $effect(() => {
    if (!calling) return;
    call();
    const timer = setInterval(() => document.hidden && call(), REMIND);
    return () => clearInterval(timer);
  });

  $effect(() => () => setIcon(CALM));

  function call(): void {
    if (settings.all.sound) chime();
    if (settings.all.notify && document.hidden && globalThis.Notification?.permission === 'granted') {
      const notice = new Notification(t('your-turn'), { body: table.table?.title, icon: CALLING, tag: table.id });
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
    }
  }
}

function setIcon(address: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && link.getAttribute('href') !== address) link.setAttribute('href', address);
}
