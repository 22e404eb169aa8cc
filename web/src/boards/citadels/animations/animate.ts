/** How the things of Citadels move: coins and cards fly, districts go from the hand to a city, or fall. */
import { picture } from '../../../art/picture';
import { type Drawing, type Token, animations } from '../../shared/animations/animate';

function coin(): Token {
  const element = document.createElement('span');
  element.className = 'coin';
  return { element };
}

function back(of: 'district' | 'character'): Token {
  const element = document.createElement('img');
  element.className = 'back';
  element.alt = '';
  element.src = picture(`back-${of}`);
  return { element };
}

const DRAWINGS: Record<string, Drawing> = {
  gold: { token: coin },
  card: { token: () => back('district') },
  character: { token: () => back('character'), arrives: true },
  crown: { arrives: true },
  mark: { arrives: true },
};

export const animate = animations({
  draw: ({ what, to }) =>
    what === 'district'
      ? to?.kind === 'city'
        ? { arrives: true }
        : { falls: true }
      : (DRAWINGS[what] ?? null),
});
