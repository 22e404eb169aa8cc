/** What is asked over HTTP. Addresses are relative, so that the client works below any path. */
import type {
  BranchData,
  BranchRequest,
  BuiltInFileData,
  ChapterRequest,
  ChapterScriptData,
  ChapterStateData,
  ClientErrorReport,
  DecisionReviewData,
  FileCheckData,
  GameData,
  JoinRequest,
  LanguageId,
  LessonSummaryData,
  ReferenceData,
  MergeData,
  MergeFilesRequest,
  MyGamesData,
  MyGamesRequest,
  MyTableData,
  NewTableRequest,
  NextPuzzleData,
  NextPuzzleRequest,
  PuzzleData,
  PuzzleTryRequest,
  PuzzleVerdictData,
  ErrorResponseData,
  ReplayRequest,
  ReviewData,
  ReviewRequest,
  SeatTokenData,
  TableData,
  TablePiecesFileData,
  TableReplayData,
  UploadedRecordData,
} from './types';
import { Offline, Refused } from '../connection/connection';

async function call(
  path: string,
  query: Record<string, string>,
  body?: unknown,
  isFile = false,
): Promise<Response> {
  const address = new URL('api/' + path, document.baseURI);
  address.hash = '';
  for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value);
  const sent = isFile ? (body as string | Blob) : JSON.stringify(body);
  const posted = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: sent };
  let answer: Response;
  try {
    answer = await fetch(address, body === undefined ? undefined : posted);
  } catch {
    throw new Offline();
  }
  if (answer.ok) return answer;
  const refusal = (await answer.json().catch(() => null)) as ErrorResponseData | null;
  if (refusal?.errors) throw new Refused(refusal.errors);
  throw new Offline();
}

async function json<T>(path: string, query: Record<string, string>, body?: unknown): Promise<T> {
  return (await (await call(path, query, body)).json()) as T;
}

export const games = (language: LanguageId) => json<GameData[]>('games', { language });
export const checkOptions = (game: string, options: Record<string, unknown>, language: LanguageId) =>
  json<{ options: Record<string, unknown> }>(`games/${game}/check-options`, {}, { options, language });
export const reference = (game: string, edition: string, language: LanguageId) =>
  json<ReferenceData>(`games/${game}/reference`, { language, edition });
export const tables = (language: LanguageId) => json<TableData[]>('tables', { language });
export const table = (id: string, language: LanguageId) => json<TableData>(`tables/${id}`, { language });
/** What is printed on the board of a table or of a chapter of a lesson. */
export const board = <T>(path: string) => json<T>(`${path}/board`, {});
export const createTable = (table: Partial<NewTableRequest> & Pick<NewTableRequest, 'game' | 'seats'>) =>
  json<SeatTokenData>('tables', {}, table);
export const join = (id: string, join: Partial<JoinRequest>) =>
  json<SeatTokenData>(`tables/${id}/join`, {}, join);
export const myTables = (tokens: string[], language: LanguageId) =>
  json<MyTableData[]>('my-tables', {}, { tokens, language });
/** A page of the ended games of this device, and figures over all of them. */
export const myGames = (request: Partial<MyGamesRequest> & Pick<MyGamesRequest, 'tokens'>) =>
  json<MyGamesData>('my-games', {}, request);
/** The records of these games as a ZIP file. */
export const myRecords = async (
  request: Partial<MyGamesRequest> & Pick<MyGamesRequest, 'tokens'>,
): Promise<Blob> => (await call('my-records', {}, request)).blob();
export const record = async (id: string, tokens: string[]): Promise<string> =>
  (await call(`tables/${id}/record`, {}, { tokens })).text();
/** Steps of a game: `tables/ID`, or `records/KEY` for a record from a file. */
export const replay = (path: string, request: Partial<ReplayRequest> & Pick<ReplayRequest, 'tokens'>) =>
  json<TableReplayData>(`${path}/replay`, {}, request);
export const review = (id: string, request: Partial<ReviewRequest> & Pick<ReviewRequest, 'tokens'>) =>
  json<ReviewData>(`tables/${id}/review`, {}, request);
/** The review of the decision that made an entry of the record. */
export const decisionReview = (
  id: string,
  entry: number,
  request: Partial<ReviewRequest> & Pick<ReviewRequest, 'tokens'>,
) => json<DecisionReviewData>(`tables/${id}/review/${entry}`, {}, request);
export const branch = (
  id: string,
  request: Partial<BranchRequest> & Pick<BranchRequest, 'tokens' | 'entry' | 'seat'>,
) => json<BranchData>(`tables/${id}/branch`, {}, request);
/** Keep a branch, or not any more. */
export const keepBranch = async (id: string, tokens: string[], keep: boolean): Promise<void> =>
  void (await call(`tables/${id}/keep`, {}, { tokens, keep }));
export const uploadRecord = async (text: string | Blob, language: LanguageId) =>
  (await (await call('records', { language }, text, true)).json()) as UploadedRecordData;
export const uploadedRecord = (key: string, language: LanguageId) =>
  json<UploadedRecordData>(`records/${key}`, { language });
export const lessons = (language: LanguageId) => json<LessonSummaryData[]>('lessons', { language });
/** Everything that the coach says in a chapter: `lessons/LESSON/CHAPTER`. */
export const chapterScript = (path: string, language: LanguageId) =>
  json<ChapterScriptData>(path, { language });
/** The table of a chapter after some moves. */
export const chapterState = (path: string, request: ChapterRequest) =>
  json<ChapterStateData>(path, {}, request);
export const nextPuzzle = (request: NextPuzzleRequest) => json<NextPuzzleData>('puzzles', {}, request);
export const puzzle = (id: string, language: LanguageId, sections: boolean) =>
  json<PuzzleData>(`puzzles/${id}`, { language, sections: String(sections) });
export const tryPuzzle = (id: string, request: PuzzleTryRequest) =>
  json<PuzzleVerdictData>(`puzzles/${id}`, {}, request);
export const sendErrorReport = async (report: ClientErrorReport): Promise<void> =>
  void (await call('client-errors', {}, report));

export const componentFile = (game: string) => json<BuiltInFileData>(`games/${game}/component-file`, {});
/** The text of a file is the body: the server sees it exactly as it was written. */
export const checkComponentFile = async (
  game: string,
  text: string | Blob,
  language: LanguageId,
  name = '',
) =>
  (await (
    await call(`games/${game}/component-file/check`, { language, name }, text, true)
  ).json()) as FileCheckData;
export const mergeComponentFiles = (game: string, files: MergeFilesRequest) =>
  json<MergeData>(`games/${game}/component-file/merge`, {}, files);
export const tablePieces = (id: string) => json<TablePiecesFileData>(`tables/${id}/component-file`, {});

/** 128 random bits of this seat for the shuffle. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
