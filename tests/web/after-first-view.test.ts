import { describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);
const ANSWER = /list-tags-v1/;
/** Parts of the header, a dialog of the page, and what both need. */
const LATE = /\/assets\/(bell|user-menu|scope-filter|tag-dialog|forms)-.*\.js$/;

declare global {
  interface Window {
    /** How many formats of dates the page has made. */
    dateFormats: number;
  }
}

describe('What no page waits for', () => {
  it('is loaded after the answers of the first page', async () => {
    const visit = await visitors.signedIn('admin');
    const page = await visit.context.newPage();
    const order: string[] = [];
    page.on('requestfinished', request => ANSWER.test(request.url()) && order.push('answer'));
    page.on('request', request => {
      const name = LATE.exec(request.url())?.[1];
      if (name) order.push(name);
    });
    await page.goto('/tags');
    await page.getByRole('button', { name: 'What was told lately' }).waitFor();
    await page.getByRole('button', { name: /^Account/ }).waitFor();
    await expect
      .poll(() => [...order].sort())
      .toEqual(['answer', 'bell', 'forms', 'scope-filter', 'tag-dialog', 'user-menu']);
    expect(order[0]).toBe('answer');
  });

  it('is loaded even if an answer does not come', async () => {
    const visit = await visitors.signedIn('admin');
    const page = await visit.context.newPage();
    await page.route(ANSWER, () => {}); // never answered
    await page.goto('/tags');
    await page.getByRole('button', { name: 'What was told lately' }).waitFor();
    await page.getByRole('button', { name: 'Add tag' }).click();
    await page.getByRole('dialog', { name: 'Add tag' }).waitFor();
  });

  it('does not include formats of dates, on a page without dates', async () => {
    const visit = await visitors.signedIn('viewer');
    const page = await visit.context.newPage();
    await page.addInitScript(() => {
      window.dateFormats = 0;
      Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
        construct(target, values) {
          window.dateFormats++;
          return Reflect.construct(target, values);
        },
      });
    });
    await page.goto('/tags');
    await page.getByText('There are no tags yet').waitFor();
    expect(await page.evaluate(() => window.dateFormats)).toBe(0);
  });
});
