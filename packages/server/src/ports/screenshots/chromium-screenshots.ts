import { setPriority } from 'node:os';
import pLimit from 'p-limit';
import { type Chromium, ChromiumError, type ChromiumProcess, type ChromiumStart } from '../chromium/port.ts';
import type { Clock } from '../clock/port.ts';
import { type OpenBrowserProxy, OutboundError } from '../outbound/port.ts';
import { browserFlags } from './browser-flags.ts';
import { photographPage, type VisitLimits } from './page-visit.ts';
import { type ScreenshotAnswer, ScreenshotError, type ScreenshotPage, type Screenshots } from './port.ts';
import { watchMemory } from './watch-memory.ts';
import { whyNoBrowser } from './why-no-browser.ts';

export interface ScreenshotLimits extends VisitLimits {
  /** A visit that takes longer fails. */
  readonly withinMs: number;
  /** Of all processes of the browser together. */
  readonly mostMemory: number;
}

const LIMITS: ScreenshotLimits = {
  withinMs: 20_000,
  loadMs: 10_000,
  settleMs: 2500,
  mostMemory: 1024 * 1024 * 1024,
};
/** Why there is none may be over by then; a missing sandbox will not. */
const ASK_AGAIN_MS = 3600_000;
/** All else that this machine does goes first. */
const NICE = 10;

export interface ScreenshotOptions {
  readonly openProxy: OpenBrowserProxy;
  readonly sandbox: ChromiumStart['sandbox'];
  readonly clock: Clock;
  readonly log: { warn(facts: object, message: string): void };
  readonly limits?: Partial<ScreenshotLimits>;
}

/** Each picture is taken by a browser of its own, which is ended afterwards: what one page leaves, no other meets. */
export class ChromiumScreenshots implements Screenshots {
  readonly #chromium: Chromium;
  readonly #options: ScreenshotOptions;
  readonly #limits: ScreenshotLimits;
  readonly #turns = pLimit(1);
  #asked: { readonly problem: Promise<string | undefined>; readonly at: number } | undefined;
  #running: ChromiumProcess | undefined;
  #closed = false;

  constructor(chromium: Chromium, options: ScreenshotOptions) {
    this.#chromium = chromium;
    this.#options = options;
    this.#limits = { ...LIMITS, ...options.limits };
  }

  /** The browser that runs now, for tests. */
  get process(): ChromiumProcess | undefined {
    return this.#running;
  }

  get waiting(): number {
    return this.#turns.activeCount + this.#turns.pendingCount;
  }

  async problem(): Promise<string | undefined> {
    const { clock, sandbox, log } = this.#options;
    const known = this.#asked;
    if (known && ((await known.problem) === undefined || clock.elapsed() - known.at < ASK_AGAIN_MS))
      return known.problem;
    const problem = whyNoBrowser(this.#chromium, sandbox);
    this.#asked = { problem, at: clock.elapsed() };
    const text = await problem;
    if (text !== undefined) log.warn({ problem: text }, 'no screenshots of sites are taken');
    return text;
  }

  take(page: ScreenshotPage): Promise<ScreenshotAnswer> {
    return this.#turns(async () => {
      try {
        return { outcome: 'taken', picture: await this.#take(page) };
      } catch (error) {
        const isOfPage = [ScreenshotError, ChromiumError, OutboundError].some(kind => error instanceof kind);
        if (isOfPage) return { outcome: 'failed', reason: (error as Error).message };
        throw error;
      }
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#running?.kill();
  }

  async #take(page: ScreenshotPage): Promise<Buffer> {
    if (this.#closed) throw new ScreenshotError('The server is stopping.');
    const proxy = await this.#options.openProxy(page.url);
    try {
      const flags = browserFlags(proxy.port);
      const browser = await this.#chromium.start({ flags, sandbox: this.#options.sandbox });
      return await this.#visit(browser, page, proxy.credentials);
    } finally {
      await proxy.close();
    }
  }

  async #visit(browser: ChromiumProcess, page: ScreenshotPage, credentials: Credentials): Promise<Buffer> {
    this.#running = browser;
    const given = Promise.withResolvers<never>();
    const end = (reason: string) => given.reject(new ScreenshotError(reason));
    const timer = setTimeout(end, this.#limits.withinMs, 'The page took too long.');
    const unwatch = watchMemory(browser.pid, this.#limits.mostMemory, () => end('The page took too much memory.'));
    try {
      if (this.#closed) end('The server is stopping.');
      lower(browser.pid);
      const taking = photographPage(browser.devTools, { page, credentials, limits: this.#limits });
      return await Promise.race([taking, given.promise]);
    } finally {
      clearTimeout(timer);
      unwatch();
      await browser.kill();
      this.#running = undefined;
    }
  }
}

type Credentials = Awaited<ReturnType<OpenBrowserProxy>>['credentials'];

function lower(pid: number): void {
  try {
    setPriority(pid, NICE);
  } catch {
    // it has ended, which whoever waits for it is told
  }
}
