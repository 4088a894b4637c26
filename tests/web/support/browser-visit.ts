import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { LentWindows } from './worlds/lent-windows.ts';

/** One browser window during a test, and what went wrong in it. */
export class BrowserVisit {
  readonly page: Page;
  readonly #windows: LentWindows;
  readonly #problems: string[] = [];
  #keeps = false;

  constructor(windows: LentWindows, page: Page) {
    this.#windows = windows;
    this.page = page;
    page.on('pageerror', error => this.#problems.push(`error: ${error.message}`));
    page.on('console', message => {
      // A refused request shows up here too; its outcome is up to the test.
      const text = message.text();
      if (message.type() === 'error' && !text.startsWith('Failed to load resource')) this.#problems.push(text);
    });
    page.on('request', request => {
      if (!request.url().startsWith('data:') && !/^http:\/\/127\.0\.0\.1[:/]/.test(request.url()))
        this.#problems.push(`request to another host: ${request.url()}`);
    });
  }

  /** The whole profile: for further windows, clocks and scripts of a test. No other test gets this window afterwards. */
  get context(): BrowserContext {
    this.#keeps = true;
    return this.page.context();
  }

  /** No script failed, nothing broke the content security policy, no other host was asked. */
  requireQuiet(): void {
    expect(this.#problems).toEqual([]);
  }

  async end({ failed }: { failed: boolean }): Promise<void> {
    await (this.#keeps || failed ? this.page.context().close() : this.#windows.takeBack(this.page));
  }
}
