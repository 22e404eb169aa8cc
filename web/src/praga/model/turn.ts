/** What can still be done in a turn, in the groups in which it is shown. */
import type { ChoiceData, PragaFacts, PragaTurn } from '../../api';
import type { SymbolId } from '../draw/symbol';

export interface Groups {
  /** one of these has to be done */
  actions: ChoiceData[];
  extra: ChoiceData[];
  /** waits, and comes by itself at the end where it can */
  waiting: ChoiceData[];
  /** is lost at the end of the turn */
  wanted: ChoiceData[];
  also: ChoiceData[];
  refresh: ChoiceData[];
}

const ALSO = ['use', 'climb', 'seal', 'buy action for two gold windows', 'buy action for gold and silver'];

function isOptional(choice: ChoiceData, turn: PragaTurn): boolean {
  const { verb, objects } = choice.move;
  if (verb === 'road egg effect') return true;
  if (verb === 'wheel bonus') return turn.wheel_bonus?.bonus === 'buy_egg';
  if (verb === 'sideways') {
    const project = objects[0]?.id as 'hunger_wall' | 'cathedral';
    return turn.optional_sideways[project] >= turn.sideways[project];
  }
  return verb === 'road effect' && Object.values(choice.changes).some((n) => n < 0);
}

export function grouped(choices: ChoiceData[], turn: PragaTurn): Groups {
  const of = (...verbs: string[]) => choices.filter((choice) => verbs.includes(choice.move.verb));
  const pending = of('wheel bonus', 'bonus', 'road effect', 'road egg effect', 'sideways');
  return {
    actions: of('action'),
    extra: of('extra'),
    waiting: pending.filter((choice) => !isOptional(choice, turn)),
    wanted: pending.filter((choice) => isOptional(choice, turn)),
    also: ALSO.flatMap((verb) => of(verb)),
    refresh: of('refresh for gold', 'refresh for stone'),
  };
}

/** What ending the turn now would lose. */
export function lostBy(facts: PragaFacts, choices: ChoiceData[]): SymbolId[] {
  const turn = facts.turn;
  if (!turn) return [];
  const { wanted } = grouped(choices, turn);
  const signs = wanted.map(({ move }): SymbolId => {
    if (move.verb === 'sideways') return move.objects[0]?.id === 'cathedral' ? 'cathedral' : 'hunger';
    return move.verb === 'wheel bonus' ? 'buy_egg' : move.verb === 'road egg effect' ? 'egg' : 'figure';
  });
  return [...signs, ...Array.from({ length: turn.extra_actions }, (): SymbolId => 'extra_action')];
}
