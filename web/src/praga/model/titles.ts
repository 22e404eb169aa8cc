/** What a move is called in the list: by what it does, not by the number printed on a piece. */
import type { ChoiceData } from '../../api';
import { t } from '../../lib/words.svelte';
import { ROMAN } from '../draw/technology';
import type { PragaView } from '../view.svelte';

const big = (text: string): string => text.replace(/^./, (letter) => letter.toLocaleUpperCase());

/** A title, and what is said below it. */
export function titleOf(view: PragaView, choice: ChoiceData): [title: string, note: string] {
  const { move } = choice;
  const thing = move.objects[0];
  const note = big(view.plain(choice.note));
  const label = view.plain(choice.label);
  const text = thing ? (view.table.piece(thing.vocabulary, thing.id)?.text ?? '') : '';
  switch (move.verb) {
    case 'tile': return [big(kindOf(view, thing!.id)), note || text];
    case 'bonus': return [t('praga-upgrade-of', { action: view.name('action', view.board!.tiles[thing!.id]!.action!) }), ''];
    case 'keep': case 'use': {
      const level = ROMAN[view.board!.technologies[thing!.id]!.level]!;
      return [t('praga-technology', { level }), text || note];
    }
    case 'pick': return [t('praga-bridge-tile', { numeral: view.board!.bridge_tiles[thing!.id]!.numeral }), text || note];
    case 'token': return [view.title('kind', 'token'), text || note];
    case 'seal': return [view.title('kind', 'seal'), text];
    case 'buy action for two gold windows': case 'buy action for gold and silver': return [view.name('term', 'extra_action'), ''];
    case 'wheel bonus': return [t('praga-step-bonus'), note || label];
    default: return [label, note];
  }
}

export const kindOf = (view: PragaView, tile: string): string => view.name('kind', view.board!.tiles[tile]!.row.slice(0, -1));
