import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** Within this every wait for the page must come true. */
export const PATIENCE_MS = 20_000;

export interface WindowOptions {
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  /** `Pacific/Auckland`; the machine's own when left out. */
  readonly timeZone?: string;
  /** `de-DE`; American English when left out. */
  readonly locale?: string;
}

/** What a test does with these stays in the window for good. */
function refuse(member: string): never {
  throw new Error(`Take "${member}" from the context of the visit: then no other test gets this window.`);
}

/**
 * Windows that the tests of a file use one after another, each with a profile of its own. One that has shown the pages
 * before has loaded and compiled their scripts, and shows them again for a quarter of the work.
 */
export class LentWindows {
  readonly #browser: Browser;
  readonly #baseURL: string;
  readonly #free: { readonly page: Page; readonly place: string }[] = [];
  readonly #placeOf = new Map<Page, string>();

  constructor(browser: Browser, baseURL: string) {
    this.#browser = browser;
    this.#baseURL = baseURL;
  }

  /** A window in which nothing is left of the visit before. */
  async borrow({ width = 1440, height, dark, timeZone: timezoneId, locale }: WindowOptions): Promise<Page> {
    const colorScheme = dark ? 'dark' : 'light';
    const viewport = { width, height: height ?? (width === 360 ? 740 : 900) };
    // These two are those of a profile for good.
    const place = JSON.stringify([timezoneId, locale]);
    const at = this.#free.findIndex(window => window.place === place);
    const [window] = at < 0 ? [] : this.#free.splice(at, 1);
    if (!window) return this.#open(place, { timezoneId, locale, colorScheme, viewport });
    await window.page.setViewportSize(viewport);
    await window.page.emulateMedia({ colorScheme });
    return window.page;
  }

  /** Takes the window back for the next test, without what this one has left in it. */
  async takeBack(page: Page): Promise<void> {
    const context = page.context();
    if (page.isClosed() || context.pages().length > 1) return context.close();
    for (const event of ['request', 'response', 'console', 'pageerror']) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // An address of the same server: a blank page would have the next one start in a new process.
    await page.goto('/healthz');
    await page.evaluate(() => [localStorage.clear(), sessionStorage.clear()]);
    await context.clearCookies();
    this.#free.push({ page, place: this.#placeOf.get(page) ?? '' });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#placeOf.keys()].map(page => page.context().close()));
  }

  async #open(place: string, options: BrowserContextOptions): Promise<Page> {
    const context = await this.#browser.newContext({ ...options, baseURL: this.#baseURL, reducedMotion: 'reduce' });
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    for (const member of ['clock', 'addInitScript']) Object.defineProperty(page, member, { get: () => refuse(member) });
    this.#placeOf.set(page, place);
    return page;
  }
}
