/**
 * A part of the program that is loaded when it is needed.
 *
 * If the server is away, the part is loaded as soon as the server is back. If the server has another build of the
 * client by now, its files have other names: only a reload helps.
 */
export type LoadProblem = 'away' | 'upgraded' | 'broken';
export type ServerBuild = 'same' | 'other' | 'away';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

/** Which build of the client the server has now, compared with the running one. */
export async function serverBuild(): Promise<ServerBuild> {
  try {
    const answer = await fetch(new URL('./', document.baseURI), { cache: 'no-store' });
    if (!answer.ok) return 'away';
    const page = await answer.text();
    return page.includes(entryFile()) ? 'same' : 'other';
  } catch {
    return 'away';
  }
}

/** The name of the script with which the page began: it contains a digest of the build. */
function entryFile(): string {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return entry?.src.split('/').at(-1) ?? '';
}

/** A style sheet that failed once is never asked for again by the loader. */
async function reloadStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    (link) => !link.sheet,
  );
  await Promise.all(
    links.map((link) => {
      const again = link.cloneNode() as HTMLLinkElement;
      const done = new Promise((resolve, reject) => {
        again.onload = resolve;
        again.onerror = reject;
      });
      link.replaceWith(again);
      return done;
    }),
  );
}

export class Lazy<T> {
  value = $state.raw<T | null>(null);
  problem = $state<LoadProblem | null>(null);
  private stopped = false;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly load: () => Promise<T>,
    private readonly build: () => Promise<ServerBuild> = serverBuild,
    private readonly reload: () => void = () => location.reload(),
  ) {}

  /** Begin to load; the returned function stops it. */
  start(): () => void {
    this.stopped = false;
    globalThis.addEventListener?.('online', this.look);
    void this.attempt();
    return () => {
      this.stopped = true;
      clearTimeout(this.timer);
      globalThis.removeEventListener?.('online', this.look);
    };
  }

  /** Try again now. */
  readonly again = (): void => {
    this.problem = null;
    void reloadStyles()
      .catch(() => {})
      .then(() => this.attempt());
  };

  private async attempt(): Promise<void> {
    let value: T;
    try {
      value = await this.load();
    } catch {
      return this.explain();
    }
    if (!this.stopped) [this.value, this.problem] = [value, null];
  }

  private async explain(): Promise<void> {
    const build = await this.build();
    if (this.stopped) return;
    const wasAway = this.problem === 'away';
    if (build === 'other') this.problem = 'upgraded';
    else if (build === 'away') this.waitForServer();
    else if (wasAway)
      this.reload(); // some browsers never ask again for a module that they could not load
    else this.problem = 'broken';
  }

  private waitForServer(): void {
    this.problem = 'away';
    clearTimeout(this.timer);
    this.timer = setTimeout(this.look, this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Is the server back? */
  private readonly look = async (): Promise<void> => {
    if (this.stopped || this.problem !== 'away') return;
    const build = await this.build();
    if (this.stopped) return;
    if (build === 'away') return this.waitForServer();
    await reloadStyles().catch(() => {});
    await this.attempt();
  };
}
