import { deleteMessages, messagesSooner } from '@sitekeeper/server/testing';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);
const BACKUP = 'The daily backup failed.';

afterEach(async () => {
  world().app.services.warnings.clear('backup_failed');
  world().app.services.warnings.clear('of_tomorrow');
  await deleteMessages(world().app.services.database);
});

/** The page asks for the first time after all else. */
async function hasAsked(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/readyz')),
  );
}

/** The page asks again when its window is used again. */
async function asksAgain(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/readyz$/);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await answered;
}

async function leaveJobsWaiting(): Promise<void> {
  const { database, queue } = world().app.services;
  const waited = 3 * 60_000;
  await database.write(trx => queue.send(trx, 'job-sites', [{ body: {}, runAt: Date.now() - waited }]));
  await messagesSooner(database, waited);
}

describe('What is wrong with the server', () => {
  it('is said above every page once it lasts, and no longer when it is over', async () => {
    const { page } = await visitors.signedIn('admin');
    await hasAsked(page);
    world().app.services.warnings.set('backup_failed', BACKUP);
    await asksAgain(page);
    expect(await page.getByText(BACKUP).count()).toBe(0);
    await asksAgain(page);
    const note = page.getByRole('status').filter({ hasText: BACKUP });
    await note.getByText('Run “sitekeeper doctor” on the server').waitFor();
    await expectAccessible(page);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Tags' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
    await note.waitFor();
    world().app.services.warnings.clear('backup_failed');
    await asksAgain(page);
    await expectGone(page.getByText(BACKUP));
  });

  it('is said to viewers in their language if it stops work, and nothing else', async () => {
    const { page } = await visitors.signedIn('viewer', { locale: 'de' });
    await hasAsked(page);
    await leaveJobsWaiting();
    world().app.services.warnings.set('backup_failed', BACKUP);
    // The server keeps its answer for a moment.
    await expect
      .poll(async () => {
        await asksAgain(page);
        return page.getByRole('status').allTextContents();
      })
      .toEqual([
        '',
        'Aufträge und geplante Synchronisierungen warten seit mehr als zwei Minuten, weil kein Prozess sie bearbeitet. Sehen Sie auf dem Server im Protokoll des Workers nach.',
      ]);
    await expectAccessible(page);
  });

  it('is said in the words of a newer server where the page has none', async () => {
    const { page } = await visitors.signedIn('admin', { locale: 'de' });
    await hasAsked(page);
    world().app.services.warnings.set('of_tomorrow', 'Something that this page has no words for.');
    await asksAgain(page);
    await asksAgain(page);
    const note = page.getByText('Something that this page has no words for.');
    await note.waitFor();
    expect(await note.getAttribute('lang')).toBe('en');
  });

  it('is not guessed from the answer of something else', async () => {
    const { page } = await visitors.signedIn('admin');
    await hasAsked(page);
    await page.route('**/readyz', route => route.fulfill({ status: 404, body: '<h1>Not here</h1>' }));
    await asksAgain(page);
    await asksAgain(page);
    expect(await page.getByRole('status').allTextContents()).toEqual(['', '']);
  });
});
