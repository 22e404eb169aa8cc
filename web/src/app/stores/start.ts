/** The tables that shall begin as soon as one sits at them: nobody else is awaited there. */
const eager = new Set<string>();

export function startWhenSeated(table: string): void {
  eager.add(table);
}

/** The tables at which this device has asked for a rematch. */
const asking = new Set<string>();

export function askRematch(table: string): void {
  asking.add(table);
}

export function asksRematch(table: string): boolean {
  return asking.has(table);
}

export function startsNow(table: string): boolean {
  return eager.delete(table);
}
