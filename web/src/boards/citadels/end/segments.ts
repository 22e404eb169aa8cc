/** How an item of the score is drawn: a colour, and a picture so that the colour is never alone. */
const KNOWN: Record<string, [string, string]> = {
  districts: ['#7d5f33', 'town'],
  'all-types': ['#2f6fb5', 'types'],
  'first-completed': ['#7a1f2b', 'end'],
  completed: ['#8f4650', 'end'],
  action_cards: ['#9a4f28', 'action'],
};

export interface Look {
  colour: string;
  /** an icon, or else the picture of the district that brings the points */
  icon: string | null;
  kind: string;
}

export function lookOf(item: string): Look {
  const known = KNOWN[item];
  return known
    ? { colour: known[0], icon: known[1], kind: item }
    : { colour: '#6d4aa3', icon: null, kind: 'unique' };
}
