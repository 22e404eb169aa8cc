/** Where on the table the thing that a move names is to be found, so that a click on it finds the move. */
import type { CitadelsStateData, MoveData } from '../../api';
import { type Option, after, isPossible } from './options';

/** `hand:castle`, `city:2:castle`, `arch:king`, `seat:2`, `type:noble`, `wagon:0`, `bar:castle`, or none for a plain button. */
export type Spot = string;

const IN_HAND = new Set(['build', 'play', 'discard', 'put']);
const IN_OWN_CITY = new Set(['sacrifice', 'beautify']);
const FROM_A_CITY = new Set(['seize', 'exchange-other', 'turn']);
const BESIDE_THE_HAND = new Set(['wizard-use', 'keep', 'scholar', 'wagon']);

/** The spot of the step of a row; the steps before it may have chosen a city. */
export function spotOf(steps: MoveData[], at: number, facts: CitadelsStateData): Spot | null {
  const step = steps[at];
  const thing = step?.objects[0];
  if (!step || !thing) return null;
  const me = facts.viewer as number;
  switch (thing.vocabulary) {
    case 'seat':
      return `seat:${thing.id}`;
    case 'character':
      return `arch:${thing.id}`;
    case 'type':
      return `type:${thing.id}`;
    case 'wagon':
      return `wagon:${thing.id}`;
    case 'card':
      return cardSpot(step, thing.id, chosenSeat(steps, at, facts), facts.decision?.kind ?? '', me, facts);
    default:
      return null;
  }
}

function chosenSeat(steps: MoveData[], at: number, facts: CitadelsStateData): string {
  const before = steps
    .slice(0, at)
    .flatMap((step) => step.objects)
    .filter((thing) => thing.vocabulary === 'seat');
  return before.at(-1)?.id ?? String(facts.decision?.other ?? '');
}

function cardSpot(step: MoveData, card: string, seat: string, kind: string, me: number, facts: CitadelsStateData): Spot {
  if (BESIDE_THE_HAND.has(kind)) return `bar:${card}`;
  if (IN_HAND.has(step.verb)) return `hand:${card}`;
  if (IN_OWN_CITY.has(step.verb)) return `city:${me}:${card}`;
  if (step.verb === 'destroy') return `city:${seat}:${card}`;
  if (step.verb === 'take') return FROM_A_CITY.has(kind) ? `city:${seat}:${card}` : `bar:${card}`;
  if (step.verb === 'give') return kind === 'turn' || kind === 'exchange-own' ? `city:${me}:${card}` : `hand:${card}`;
  if (step.verb === 'use') {
    const stands = facts.seats[me]?.city.some((district) => district.card === card);
    return stands ? `city:${me}:${card}` : `hand:${card}`;
  }
  return `bar:${card}`;
}

/** What one spot stands for now: the options through it, and how many steps a click there takes. */
export interface Aim {
  options: Option[];
  steps: number;
}

/**
 * Every spot that the open options name. A city is not chosen for its own sake: where the next step chooses a seat
 * and the one after it something in that seat's city, the district itself is the spot.
 */
export function aims(options: Option[], prefix: number[], facts: CitadelsStateData): Map<Spot, Aim> {
  const found = new Map<Spot, Aim>();
  const add = (spot: Spot | null, option: Option, steps: number) => {
    if (!spot) return;
    const aim = found.get(spot) ?? { options: [], steps };
    aim.options.push(option);
    found.set(spot, aim);
  };
  for (const option of after(options, prefix)) {
    const at = prefix.length;
    const next = spotOf(option.steps, at, facts);
    add(next, option, 1);
    if (next?.startsWith('seat:')) {
      const inside = spotOf(option.steps, at + 1, facts);
      if (inside?.startsWith(`city:${next.slice(5)}:`)) add(inside, option, 2);
    }
  }
  return found;
}

export const possible = (aim: Aim | undefined): Option[] => aim?.options.filter(isPossible) ?? [];
