/** The browser's own drawer. Where there is none (a private window may refuse it) things are kept until the page closes. */
const PREFIX = 'burgrave.';
const meanwhile = new Map<string, string>();

export function load<T>(key: string, otherwise: T): T {
  let text: string | null = null;
  try {
    text = localStorage.getItem(PREFIX + key);
  } catch {
    text = meanwhile.get(key) ?? null;
  }
  if (text === null) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch {
    return otherwise;
  }
}

export function save(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  meanwhile.set(key, text);
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    // kept in `meanwhile`
  }
}

export function forgetAll(): void {
  meanwhile.clear();
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}
