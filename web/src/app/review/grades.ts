/** Grades of decisions: each has a sign, a shape, a colour and a word. */
import type { GradedDecisionData } from '../api/types';

export type Grade = NonNullable<GradedDecisionData['grade']>;
export const GRADES: Grade[] = ['best', 'good', 'doubtful', 'mistake'];
export const SIGNS: Record<Grade, string> = { best: '✓', good: '·', doubtful: '?!', mistake: '?' };
export const isDoubted = (grade: Grade | null): boolean => grade === 'doubtful' || grade === 'mistake';

/** A share as whole per cent. */
export const percent = (share: number): number => Math.round(100 * share);
