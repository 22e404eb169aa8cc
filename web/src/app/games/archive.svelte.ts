/** The ended games of this device: a page after another, with a filter. */
import type { ErrorData, LanguageId, MyGameData, MyGamesRequest, MyStatsData } from '../api/types';
import { myGames, myRecords } from '../api/http';
import { errorsOf } from '../connection/errors';

export const PAGE = 20;
/** records of one file: the server makes it in one go */
const RECORDS = 200;

export type GamesFilter = Pick<
  MyGamesRequest,
  'game' | 'edition' | 'level' | 'against' | 'result' | 'mistakes' | 'branches'
>;

export class Archive {
  filter = $state.raw<GamesFilter>({});
  rows = $state.raw<MyGameData[]>([]);
  total = $state(0);
  /** games of earlier releases that the server has still to count */
  unread = $state(0);
  /** of all games, whatever the filter */
  stats = $state.raw<MyStatsData | null>(null);
  errors = $state.raw<ErrorData[]>([]);
  isLoading = $state(true);
  private asked = 0;

  constructor(
    private readonly tokens: string[],
    private readonly language: LanguageId,
  ) {}

  /** Show the first page of the games that fit. */
  choose(filter: GamesFilter): void {
    this.filter = filter;
    void this.load(0);
  }

  more(): void {
    void this.load(this.rows.length);
  }

  private async load(first: number): Promise<void> {
    const asked = ++this.asked;
    this.isLoading = true;
    try {
      let data = await this.read(first, this.stats === null);
      while (data.unread && asked === this.asked) {
        this.unread = data.unread;
        const next = await this.read(first, true);
        if (next.unread >= data.unread) break;
        data = next;
      }
      if (asked !== this.asked) return;
      this.rows = first ? [...this.rows, ...data.rows] : data.rows;
      [this.total, this.unread, this.errors] = [data.total, data.unread, []];
      if (data.stats) this.stats = data.stats;
    } catch (error) {
      if (asked === this.asked) this.errors = errorsOf(error);
    }
    if (asked === this.asked) this.isLoading = false;
  }

  private read(first: number, stats: boolean) {
    return myGames({
      ...this.filter,
      tokens: this.tokens,
      first,
      count: PAGE,
      stats,
      language: this.language,
    });
  }

  /** The records of all games as files, `RECORDS` in each. */
  async *records(): AsyncGenerator<Blob> {
    for (let first = 0; first < (this.stats?.games ?? 0); first += RECORDS)
      yield await myRecords({ tokens: this.tokens, first, count: RECORDS, language: this.language });
  }
}
