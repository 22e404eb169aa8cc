/**
 * Follows the game: what the server says is shown move by move, with the motion that explains it.
 *
 * Nothing can be chosen until the latest position is shown; any key or click shows it at once.
 */
import { tick } from 'svelte';
import type { LiveViewData, LogEntryData } from '../../app/api/types';
import type { News } from '../../app/stores/source';
import { settings } from '../../app/stores/settings.svelte';
import { t } from '../../app/i18n/i18n.svelte';
import { plain } from './options';
import type { BoardUi } from './board-ui.svelte';

/** Before the table changes: what is going to travel; after the change it is let go. */
export type Animate = (log: LogEntryData[]) => ((host: HTMLElement) => Animation[]) | null;

type Update = Extract<News, { type: 'update' }>;

export class UpdateQueue {
  /** the last thing that happened was the viewer's own doing */
  own = false;
  private readonly waiting: Update[] = [];
  private running = false;
  private hurried = false;
  private flying: Animation[] = [];
  /** where travelling things are drawn */
  host: HTMLElement | null = null;

  constructor(
    private readonly ui: BoardUi,
    private readonly animate: Animate = () => null,
  ) {
    this.show(ui.store.view, ui.store.log);
  }

  start(): () => void {
    const stop = this.ui.store.watch((news) => this.receive(news));
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
    this.ui.banner = 0;
  }

  private receive(news: News): void {
    if (news.type === 'welcome') {
      this.waiting.length = 0;
      this.show(this.ui.store.view, this.ui.store.log);
      return;
    }
    this.waiting.push(news);
    if (!this.running) void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    this.hurried = false;
    for (let news = this.waiting.shift(); news; news = this.waiting.shift()) {
      this.ui.behind = this.waiting.length;
      await this.showUpdate(news);
    }
    this.running = false;
  }

  private async showUpdate(news: Update): Promise<void> {
    const ui = this.ui;
    const log = [...ui.entries.filter((each) => each.entry < news.log_truncate_at), ...news.log];
    const before = ui.view;
    this.own = before?.your_decision ?? false;
    if (this.own && news.log.length) ui.lastMove = news.log.at(-1)!.entry;
    const instant = ui.store.table?.bot_pace === 'instant' && !this.own;
    const moving =
      !instant &&
      settings.motion &&
      !settings.all.list &&
      !this.hurried &&
      document.visibilityState === 'visible';
    const depart = moving ? this.animate(news.log) : null;
    this.show(news.view, log);
    this.announce(news);
    if (before && ui.asks && !before.your_decision) this.turnBegins(before, news.view);
    await tick();
    if (!depart || !this.host) return;
    this.flying = depart(this.host);
    await Promise.allSettled(this.flying.map((animation) => animation.finished));
    this.flying = [];
  }

  private show(view: LiveViewData | null, log: LogEntryData[]): void {
    const isNew = view?.decision !== this.ui.view?.decision;
    this.ui.view = view;
    this.ui.entries = log;
    if (isNew) this.ui.reset();
  }

  private turnBegins(before: LiveViewData, now: LiveViewData): void {
    const turn = (now.state as { turn?: { seat: number } | null }).turn;
    const earlier = (before.state as { turn?: { seat: number } | null }).turn;
    if (turn?.seat === this.ui.me && earlier?.seat !== turn.seat && settings.motion) this.ui.banner += 1;
  }

  /** One sentence for each thing that happened; what others did in one go is said in one go. */
  private announce(news: Update): void {
    const said = news.log.map((each) => plain(each.sentence));
    const choices = news.view.prompt?.choices.length ?? 0;
    if (news.view.your_decision)
      said.push(`${plain(news.view.question)} ${t('table-choices', { count: choices })}`);
    this.ui.announce(said.join(' '));
  }
}
