/** Every kind of decision is shown in one of six patterns. */
export type Pattern = 'fan' | 'turn' | 'cards' | 'place' | 'answers' | 'types';

const KINDS: Record<Exclude<Pattern, 'place'>, string[]> = {
  fan: ['pick', 'put-away', 'theater-card'],
  turn: ['turn'],
  cards: ['keep', 'scholar', 'wagon', 'wizard-card', 'fortune-card', 'lighthouse-card'],
  answers: [
    'confiscate',
    'threat',
    'threat-reveal',
    'graveyard',
    'hospital',
    'rasputin',
    'acrobat',
    'lighthouse',
    'bell-tower',
    'emperor-resource',
    'wagon-collect',
    'wizard-use',
    'copy',
  ],
  types: ['spy', 'haunted-quarter'],
};

/** What is not listed is chosen where it lies. */
export function patternOf(kind: string): Pattern {
  const found = Object.entries(KINDS).find(([, kinds]) => kinds.includes(kind));
  return (found?.[0] as Pattern | undefined) ?? 'place';
}

/** The icon of a move in the bar. */
const ICONS: Record<string, string> = {
  'take gold': 'gold',
  'take cards': 'card',
  'take income': 'income',
  'take income cards': 'income',
  'take bonus': 'card',
  build: 'build',
  use: 'use',
  target: 'aim',
  'end turn': 'end',
  confiscate: 'seal',
  pass: 'close',
  bribe: 'income',
  refuse: 'close',
  reveal: 'seal',
  'swap hand': 'swap',
  redraw: 'discard',
  name: 'aim',
  'collect tax': 'income',
  study: 'study',
  divine: 'divine',
  'navigate gold': 'gold',
  'navigate cards': 'card',
  crown: 'crown',
  beautify: 'beautify',
  sign: 'warrant',
  flower: 'threat',
  play: 'action',
  'use wagon': 'wagon',
  'collect wagon': 'income',
  done: 'check',
  recover: 'grave',
  'come forward': 'person',
  look: 'eye',
  'declare early': 'bell',
  'declare normal': 'end',
  'demand gold': 'gold',
  'demand card': 'card',
};

export const iconOf = (verb: string): string => ICONS[verb] ?? 'check';
