/** When a game was: today, yesterday, a day of the week, or the date. */
const DAY = 86_400_000;

export function dayOf(when: string, language: string, now = new Date()): string {
  const then = new Date(when);
  const midnight = (moment: Date) => new Date(moment).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(now) - midnight(then)) / DAY);
  if (days < 2)
    return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.max(0, days), 'day');
  if (days < 7) return then.toLocaleDateString(language, { weekday: 'long' });
  const year = then.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return then.toLocaleDateString(language, { day: 'numeric', month: 'long', year });
}
