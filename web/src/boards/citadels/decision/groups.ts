/** The choices of a turn in groups; those that differ only in a seat or a character form one set. */
import type { ChoiceData, PromptData } from '../../../app/api/types';

/** One button: a choice, or a set that is aimed on the table because it goes on there (a district after the city). */
export interface Entry {
  choice: ChoiceData;
  aims: string | null;
}

export interface Group {
  key: string;
  name: string;
  /** the verb that all of them share, if it is a set of people or characters */
  set: string | null;
  entries: Entry[];
}

/** Whether a choice names a seat or a character. */
const namesSomebody = ({ move }: ChoiceData): boolean =>
  move.objects.some(({ vocabulary }) => vocabulary === 'seat' || vocabulary === 'character');

export function grouped(offer: PromptData | undefined): Group[] {
  const groups = new Map<string, Group>();
  const names = new Map(offer?.groups.map(({ id, name }) => [id, name]));
  const begun = new Set(offer?.sequences.map((way) => way.moves[0]));
  /** if one of the choices with a verb goes on, all of them are aimed together */
  const goOn = new Set(
    offer?.choices.filter((choice) => begun.has(choice.move.move)).map((choice) => choice.move.verb),
  );
  const aimed = new Set<string>();
  for (const choice of offer?.choices ?? []) {
    const { verb, finishes } = choice.move;
    if (finishes) continue;
    const aims = goOn.has(verb) && namesSomebody(choice) ? verb : null;
    if (aims && aimed.has(aims)) continue;
    if (aims) aimed.add(aims);
    const set = namesSomebody(choice) && !aims ? verb : null;
    const key = set ? `set ${set}` : `group ${choice.group}`;
    const group = groups.get(key) ?? { key, name: names.get(choice.group) ?? '', set, entries: [] };
    group.entries.push({ choice, aims });
    groups.set(key, group);
  }
  const all = [...groups.values()];
  return [...all.filter((group) => !group.set), ...all.filter((group) => group.set)];
}

/** Whether the choices need more than one line, so that the hand has to give way a little. */
export function crowded(offer: PromptData | undefined): boolean {
  const groups = grouped(offer);
  const single = groups.filter((group) => !group.set).flatMap((group) => group.entries).length;
  return single + (groups.some((group) => group.set) ? 3 : 0) > 3;
}
