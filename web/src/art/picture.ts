/** The address of a drawing: `card-castle`, `tile-castle`, `bust-king`, `shield-0`, `back-district`, `crown`. */
const files = import.meta.glob<string>('./pictures/*.svg', { eager: true, query: '?url', import: 'default' });

export function picture(name: string): string {
  return files[`./pictures/${name}.svg`] ?? '';
}
