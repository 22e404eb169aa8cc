/** When data came from the server: times that it names are counted from then, whenever they are shown. */
const times = new WeakMap<object, number>();

export function received(data: object | null | undefined): void {
  if (data) times.set(data, performance.now());
}

export function receivedAt(data: object): number {
  return times.get(data) ?? performance.now();
}
