import type { Locator } from 'playwright-core';

/** Counts what a person clicks, for tasks that may take three clicks beyond typing. */
export class Clicks {
  made = 0;

  async click(target: Locator): Promise<void> {
    await target.click();
    this.made += 1;
  }
}
