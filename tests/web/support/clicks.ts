import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { EverydayTask } from './everyday-tasks.ts';
import { paletteEntry } from './palette.ts';

const MOST_CLICKS = 3;

/** Counts what a person clicks for a task, from the overview on: the sidebar counts, typing does not. */
export class Clicks {
  made = 0;
  readonly task: EverydayTask;

  constructor(task: EverydayTask) {
    this.task = task;
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.made += 1;
  }

  /** An entry of the sidebar. */
  async open(page: Page, entry: string): Promise<void> {
    const sidebar = page.getByRole('navigation', { name: 'Pages' });
    await this.click(sidebar.getByRole('link', { name: entry, exact: true }));
  }

  /** Types into the palette, and chooses what it finds. */
  async find(page: Page, text: string, label: string | RegExp = text): Promise<void> {
    await this.click(await paletteEntry(page, text, label));
  }

  /** Chooses a file from the disk. */
  async choose(page: Page, target: Locator, name: string, text: string): Promise<void> {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), this.click(target)]);
    await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  }

  expectFew(most = MOST_CLICKS): void {
    expect(this.made, this.task).toBeGreaterThan(0);
    expect(this.made, this.task).toBeLessThanOrEqual(most);
  }
}
