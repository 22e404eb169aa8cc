/** Time that runs down from what the server said last. */
import { receivedAt } from '../../app/stores/received';

export function countdown(said: () => { seconds_left: number; running?: boolean } | null | undefined): {
  readonly value: number;
} {
  let left = $state(0);
  $effect(() => {
    const start = said();
    left = start?.seconds_left ?? 0;
    if (!start || start.running === false) return;
    const from = receivedAt(start);
    const count = () => (left = start.seconds_left - (performance.now() - from) / 1000);
    count();
    const timer = setInterval(count, 250);
    return () => clearInterval(timer);
  });
  return {
    get value() {
      return left;
    },
  };
}
