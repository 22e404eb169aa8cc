/** The choices of a turn in groups; those that differ only in a seat or a character form one set. */
import type { ChoiceData, OfferData } from '../../api';

export interface Group {
  key: string;
  name: string;
  /** the verb that all of them share, if it is a set */
  set: string | null;
  /** the choices of the set go on: a district after the city */
  rows: boolean;
  choices: ChoiceData[];
}

const SETS = new Set(['target', 'swap hand', 'crown', 'name', 'sign', 'flower']);

export function grouped(offer: OfferData | undefined): Group[] {
  const groups = new Map<string, Group>();
  const begun = new Set(offer?.ways.map((way) => way.moves[0]));
  for (const choice of offer?.choices ?? []) {
    const { verb } = choice.move;
    if (verb === 'end turn') continue;
    const set = SETS.has(verb) ? verb : null;
    const key = set ? `set ${set}` : `group ${choice.group}`;
    const group = groups.get(key) ?? { key, name: choice.group, set, rows: false, choices: [] };
    group.rows ||= begun.has(choice.move.move) && verb === 'target';
    group.choices.push(choice);
    groups.set(key, group);
  }
  const all = [...groups.values()];
  return [...all.filter((group) => !group.set), ...all.filter((group) => group.set)];
}
