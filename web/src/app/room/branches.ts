/** The games of this device that branch off a game, and their win chances for its chart. */
import type { LanguageId, MyTableData } from '../api/types';
import { myTables, review } from '../api/http';
import { mySeats } from '../stores/my-seats.svelte';
import type { ChartBranch } from '../review/review-model.svelte';

const LATEST = 200; // as many as one request may ask for

export async function listBranches(parent: string, language: LanguageId): Promise<MyTableData[]> {
  const tokens = mySeats()
    .slice(0, LATEST)
    .map(({ token }) => token);
  if (!tokens.length) return [];
  return (await myTables(tokens, language)).filter(({ table }) => table.parent?.table === parent);
}

/** The chances of one's seat from the beginning of a branch on; none as long as they are being made. */
export async function branchChances(branch: MyTableData, language: LanguageId): Promise<ChartBranch | null> {
  const { parent, id, title } = branch.table;
  if (!parent || branch.seat === null) return null;
  const { seat } = branch;
  const data = await review(id, { tokens: [branch.token], viewer: seat, start: true, language });
  if (data.state === 'queued' || data.state === 'thinking') return null;
  const chances = data.curve
    .filter(({ entry }) => entry >= parent.entry)
    .map((point) => point.chances[seat]!);
  return { id, name: title, entry: parent.entry, seat, chances };
}
