/**
 * Follows the game: what the server says is shown move by move, with the motion that explains it.
 *
 * Nothing can be chosen until the latest position is shown; any key or click shows it at once.
 */
import { tick } from 'svelte';
import type { UpdateMessage, LiveViewData, LogEntryData, WelcomeMessage } from '../api';
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/words.svelte';
import { plain } from './model/options';
import { flightsOf } from './motion/flights';
import { fly, prepare } from './motion/fly';
import type { TableView } from './view.svelte';

/** Before the table changes: what is going to travel; after the change it is let go. */
export type Travel = (told: LogEntryData[]) => ((host: HTMLElement) => Animation[]) | null;

const cards: Travel = (told) => {
  const starts = prepare(told.flatMap((each) => flightsOf(each.event)));
  return starts.length ? (host) => fly(starts, host) : null;
};

export class Follower {
  /** the last thing that happened was the viewer's own doing */
  own = false;
  private readonly waiting: UpdateMessage[] = [];
  private running = false;
  private hurried = false;
  private flying: Animation[] = [];
  /** where travelling things are drawn */
  host: HTMLElement | null = null;

  constructor(
    private readonly view: TableView,
    private readonly travel: Travel = cards,
  ) {
    this.show(view.store.sight, view.store.told);
  }

  start(): () => void {
    const stop = this.view.store.watch((news) => this.hear(news));
    const hurry = () => this.hurry();
    addEventListener('pointerdown', hurry, true);
    addEventListener('keydown', hurry, true);
    return () => {
      stop();
      removeEventListener('pointerdown', hurry, true);
      removeEventListener('keydown', hurry, true);
    };
  }

  /** Show what is true now. */
  hurry(): void {
    if (this.waiting.length) this.hurried = true;
    for (const animation of this.flying) animation.finish();
    this.view.banner = 0;
  }

  private hear(news: WelcomeMessage | UpdateMessage): void {
    if (news.type === 'welcome') {
      this.waiting.length = 0;
      this.show(this.view.store.sight, this.view.store.told);
      return;
    }
    this.waiting.push(news);
    if (!this.running) void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    this.hurried = false;
    for (let news = this.waiting.shift(); news; news = this.waiting.shift()) {
      this.view.behind = this.waiting.length;
      await this.one(news);
    }
    this.running = false;
  }

  private async one(news: UpdateMessage): Promise<void> {
    const view = this.view;
    const told = [...view.told.filter((each) => each.entry < news.log_truncate_at), ...news.log];
    const before = view.sight;
    this.own = before?.your_decision ?? false;
    if (this.own && news.log.length) view.lastMove = news.log.at(-1)!.entry;
    const moving = settings.motion && !settings.all.list && !this.hurried && document.visibilityState === 'visible';
    const depart = moving ? this.travel(news.log) : null;
    this.show(news.view, told);
    this.announce(news);
    if (before && news.view.your_decision && !before.your_decision) this.turnBegins(before, news.view);
    await tick();
    if (!depart || !this.host) return;
    this.flying = depart(this.host);
    await Promise.allSettled(this.flying.map((animation) => animation.finished));
    this.flying = [];
  }

  private show(sight: LiveViewData | null, told: LogEntryData[]): void {
    const fresh = sight?.decision !== this.view.sight?.decision;
    this.view.sight = sight;
    this.view.told = told;
    if (fresh) this.view.fresh();
  }

  private turnBegins(before: LiveViewData, now: LiveViewData): void {
    const turn = (now.state as { turn?: { seat: number } | null }).turn;
    const earlier = (before.state as { turn?: { seat: number } | null }).turn;
    if (turn?.seat === this.view.me && earlier?.seat !== turn.seat && settings.motion) this.view.banner += 1;
  }

  /** One sentence for each thing that happened; what others did in one go is said in one go. */
  private announce(news: UpdateMessage): void {
    const said = news.log.map((each) => plain(each.sentence));
    const choices = news.view.prompt?.choices.length ?? 0;
    if (news.view.your_decision) said.push(`${plain(news.view.question)} ${t('table-choices', { count: choices })}`);
    this.view.say(said.join(' '));
  }
}
