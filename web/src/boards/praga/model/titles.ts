/** What a choice is called in a list, and what is said below it. */
import type { ChoiceData, MoveData, Sentence } from '../../../app/api/types';
import { plain } from '../../shared/options';
import type { PragaUi } from '../praga-ui.svelte';

const capital = (text: string): string => text.replace(/^./, (letter) => letter.toLocaleUpperCase());

/** A piece that is chosen is called by its name: what is done with it stands in the question. */
export function pieceTitle(label: Sentence, move: MoveData): string {
  const [thing] = move.objects;
  const named = label.find(
    ({ vocabulary, id }) => thing && vocabulary === thing.vocabulary && id === thing.id,
  );
  return capital(named?.text ?? plain(label));
}

export function titleOf(ui: PragaUi, choice: ChoiceData): [title: string, note: string] {
  const { label, note, move } = choice;
  const title = ui.prompt?.pattern === 'cards' ? pieceTitle(label, move) : capital(plain(label));
  return [title, capital(plain(note))];
}

/** The kind of a hex tile: a wall, a building or an upgrade. */
export const kindOf = (ui: PragaUi, tile: string): string =>
  ui.title('kind', String(ui.table.piece('tile', tile)?.printed.kind ?? ''));
