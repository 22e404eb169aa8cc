/** Time that runs down from what the server said last. */
export function countdown(said: () => { seconds: number; running: boolean } | null): { readonly value: number } {
  let left = $state(0);
  $effect(() => {
    const start = said();
    left = start?.seconds ?? 0;
    if (!start?.running) return;
    const from = performance.now();
    const timer = setInterval(() => (left = start.seconds - (performance.now() - from) / 1000), 250);
    return () => clearInterval(timer);
  });
  return {
    get value() {
      return left;
    },
  };
}
