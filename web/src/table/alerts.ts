/** Your turn, so that nobody misses it: the title, the icon of the tab, a notification, a sound. */
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/words.svelte';

export async function askToNotify(wanted: boolean): Promise<void> {
  const allowed = wanted && 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';
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
  if (!settings.all.notify || document.visibilityState === 'visible' || !('Notification' in globalThis)) return;
  const note = new Notification(t('table-your-turn'), { body: question, tag: 'burgrave-turn', icon: './icon.svg' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

function chime(): void {
  const audio = new AudioContext();
  [523.25, 659.25].forEach((pitch, i) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const from = audio.currentTime + i * 0.14;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(0.09, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + 0.55);
  });
  setTimeout(() => void audio.close(), 1000);
}
