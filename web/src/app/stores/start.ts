/** The tables that shall begin as soon as one sits at them: nobody else is awaited there. */
const eager = new Set<string>();

export function startWhenSeated(table: string): void {
  eager.add(table);
}

export function startsNow(table: string): boolean {
  return eager.delete(table);
}
