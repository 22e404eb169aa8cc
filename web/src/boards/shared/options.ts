/**
 * What can be chosen, in one shape: a row of moves with what it changes, or why it is not possible.
 *
 * The server offers moves, and ways that begin with them. To the eye a way is one choice, so a move that begins ways
 * gives place to them.
 */
import type { MoveData, PromptData, Sentence } from '../../app/api/types';

export interface Option {
  moves: number[];
  steps: MoveData[];
  /** of each step */
  labels: Sentence[];
  /** of the last step */
  label: Sentence;
  note: Sentence;
  group: string;
  changes: Record<string, number>;
  /** why it is not possible; empty if it is */
  why: Sentence;
  /** nobody would ask why not */
  obvious: boolean;
  /** possible, but it can hardly be meant; the note says why */
  pointless: boolean;
}

export function optionsOf(offer: PromptData | undefined): Option[] {
  if (!offer) return [];
  const groups = new Map(offer.choices.map((choice) => [choice.move.move, choice.group]));
  const pointless = new Set(
    offer.choices.filter((choice) => choice.pointless).map((choice) => choice.move.move),
  );
  const notes = new Map(offer.choices.map((choice) => [choice.move.move, choice.note]));
  const begun = new Set(offer.sequences.map((way) => way.moves[0]));
  const single = offer.choices.filter((choice) => !begun.has(choice.move.move));
  return [
    ...single.map(({ move, label, note, group, changes, pointless = false }) => ({
      moves: [move.move],
      steps: [move],
      labels: [label],
      label,
      note,
      group,
      changes,
      why: [],
      obvious: false,
      pointless,
    })),
    ...offer.sequences.map(({ moves, steps: indexes, changes, reason: why }) => {
      const steps = indexes.map((index) => offer.sequence_moves[index]!);
      return {
        moves,
        steps: steps.map(({ move }) => move),
        labels: steps.map(({ label }) => label),
        label: steps.at(-1)!.label,
        note: notes.get(moves[0]!) ?? [],
        group: groups.get(moves[0]!) ?? '',
        changes,
        why,
        obvious: false,
        pointless: pointless.has(moves[0]!),
      };
    }),
    ...offer.refused.map(({ move, label, reason: why, obvious }) => ({
      moves: [move.move],
      steps: [move],
      labels: [label],
      label,
      note: [],
      group: '',
      changes: {},
      why,
      obvious,
      pointless: false,
    })),
  ];
}

export const isPossible = (option: Option): boolean => option.why.length === 0;

/** What it costs in gold. */
export const price = (option: Option): number => Math.max(0, -(option.changes.gold ?? 0));

export const plain = (sentence: Sentence): string => sentence.map((segment) => segment.text).join('');

/** What all of these texts say: it is shown once. */
export const sharedText = (texts: string[]): string =>
  texts.length > 1 && texts.every((text) => text === texts[0]) ? texts[0]! : '';

/** The options that begin with these moves. */
export function after(options: Option[], prefix: number[]): Option[] {
  return options.filter(
    (option) => prefix.every((move, i) => option.moves[i] === move) && option.moves.length > prefix.length,
  );
}

/** What a choice says: a row of moves says all of its steps. */
export const optionText = (option: Option): string => option.labels.map(plain).join(' → ');

export interface OptionGroup {
  id: string;
  name: string;
  options: Option[];
}

/** The choices in the groups and the order of the prompt. */
export function choiceGroups(prompt: PromptData | undefined, options: Option[]): OptionGroup[] {
  const groups = new Map(prompt?.groups.map(({ id, name }) => [id, { id, name, options: [] as Option[] }]));
  for (const option of options) {
    const group = groups.get(option.group) ?? { id: option.group, name: '', options: [] };
    group.options.push(option);
    groups.set(option.group, group);
  }
  return [...groups.values()].filter((group) => group.options.length > 0);
}
