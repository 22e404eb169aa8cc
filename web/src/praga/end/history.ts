/** What somebody reached alone, kept in this browser and sent to nobody. */
import { keep, kept } from '../../lib/storage';

export interface Reached {
  table: string;
  solo: string;
  points: number;
  /** the day it ended */
  on: string;
}

const KEY = 'praga.solo';
const MOST = 50;

/** This game among the earlier ones, the best first. */
export function remembered(now: Reached): Reached[] {
  const before = kept<Reached[]>(KEY, []).filter((each) => each.table !== now.table);
  const known = kept<Reached[]>(KEY, []).find((each) => each.table === now.table);
  const all = [known ?? now, ...before].slice(0, MOST);
  keep(KEY, all);
  return all.filter((each) => each.solo === now.solo).sort((a, b) => b.points - a.points);
}
