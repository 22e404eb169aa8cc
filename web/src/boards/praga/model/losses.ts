/** The symbol of something that the end of a turn would lose. */
import type { LossData } from '../../../app/api/types';
import type { SymbolId } from '../draw/symbol';

const SIGNS: Record<string, SymbolId> = {
  'project hunger_wall': 'hunger',
  'project cathedral': 'cathedral',
  'term extra_action': 'extra_action',
  'term main_action': 'choose',
  'term window': 'silver',
};

export function signOf({ object: { vocabulary, id } }: LossData): SymbolId {
  return vocabulary === 'bonus' ? (id as SymbolId) : (SIGNS[`${vocabulary} ${id}`] ?? 'figure');
}
