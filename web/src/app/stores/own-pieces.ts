/** The file with pieces that a person has entered, kept in this browser. */
import { load, save } from './storage';

export interface StoredPieces {
  file: unknown;
  /** steps that can be undone, and done again */
  past: unknown[];
  future: unknown[];
}

const keyOf = (game: string): string => `pieces-${game}`;

export function loadPieces(game: string): StoredPieces | null {
  const found = load<Partial<StoredPieces> | null>(keyOf(game), null);
  if (!found || typeof found.file !== 'object' || found.file === null) return null;
  const steps = (each: unknown): unknown[] => (Array.isArray(each) ? each : []);
  return { file: found.file, past: steps(found.past), future: steps(found.future) };
}

export const savePieces = (game: string, pieces: StoredPieces): void => save(keyOf(game), pieces);

/** The text of the file, as it goes along with a table; none if nothing was entered. */
export function piecesText(game: string): string | null {
  const found = loadPieces(game);
  return found && JSON.stringify(found.file, null, 1);
}

/** Whether new tables are played with the pieces of this person. */
export const usesOwnPieces = (game: string): boolean =>
  load(`own-pieces-${game}`, false) && loadPieces(game) !== null;
export const setUsesOwnPieces = (game: string, uses: boolean): void => save(`own-pieces-${game}`, uses);

/** Call back when another window of this browser has changed the file; the returned function ends that. */
export function onPiecesChanged(game: string, changed: (stored: StoredPieces | null) => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key?.endsWith(`.${keyOf(game)}`)) changed(loadPieces(game));
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
