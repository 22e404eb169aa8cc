/** What a choice is called in a list, and what is said below it. */
import type { ChoiceData, MoveData, Sentence } from '../../../app/api/types';
import { t } from '../../../app/i18n/i18n.svelte';
import { plain } from '../../shared/options';
import { ROMAN } from '../draw/technology';
import type { PragaUi } from '../praga-ui.svelte';

const capital = (text: string): string => text.replace(/^./, (letter) => letter.toLocaleUpperCase());

/** A piece that is chosen is called by its name: what is done with it stands in the question. */
export function pieceTitle(ui: PragaUi, label: Sentence, move: MoveData): string {
  const [thing] = move.objects;
  const named = label.find(
    ({ vocabulary, id }) => thing && vocabulary === thing.vocabulary && id === thing.id,
  );
  const title = thing && named ? nameAlone(ui, thing.vocabulary, thing.id) : null;
  // in a sentence the name has the form that the verb asks for; what follows in brackets has not
  if (title) return [title, /\(.*/.exec(named!.text)?.[0]].filter(Boolean).join(' ');
  return capital(named?.text ?? plain(label));
}

export function titleOf(ui: PragaUi, choice: ChoiceData): [title: string, note: string] {
  const { label, note, move } = choice;
  const title = ui.prompt?.pattern === 'cards' ? pieceTitle(ui, label, move) : capital(plain(label));
  return [title, capital(plain(note))];
}

/** The name of a piece whose name in sentences depends on the verb; none for other pieces. */
export function nameAlone(ui: PragaUi, vocabulary: string, id: string): string | null {
  const { technologies, bridge_tiles } = ui.board!;
  if (vocabulary === 'tile') return kindOf(ui, id);
  if (vocabulary === 'technology') return t('praga-technology', { level: ROMAN[technologies[id]!.level]! });
  if (vocabulary === 'bridge_tile') return t('praga-bridge-tile', { numeral: bridge_tiles[id]!.numeral });
  return null;
}

/** The kind of a hex tile: a wall, a building or an upgrade. */
export const kindOf = (ui: PragaUi, tile: string): string =>
  ui.title('kind', String(ui.table.piece('tile', tile)?.printed.kind ?? ''));
