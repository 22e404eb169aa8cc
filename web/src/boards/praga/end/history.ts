/** The results of solo games. They stay in this browser. */
import { save, load } from '../../../app/stores/storage';

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
  const before = load<Reached[]>(KEY, []).filter((each) => each.table !== now.table);
  const known = load<Reached[]>(KEY, []).find((each) => each.table === now.table);
  const all = [known ?? now, ...before].slice(0, MOST);
  save(KEY, all);
  return all.filter((each) => each.solo === now.solo).sort((a, b) => b.points - a.points);
}
