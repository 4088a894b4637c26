import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, expectToast, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);
const OFFLINE = 'You are offline.';

describe('Without a network', () => {
  beforeAll(async () => {
    await storeSite(world(), { url: 'https://bakery.example/', name: 'Bakery shop', columns: { last_sync_at: 1 } });
  });

  it('pages say so, and continue by themselves once it is back', async () => {
    const { page, context } = await visitors.signedIn('operator');
    await context.setOffline(true);
    await page.getByText(OFFLINE).waitFor();
    await expectAccessible(page);
    // Its code was never loaded.
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Clients' }).click();
    await page.getByText('Loading the page').waitFor({ state: 'attached' });
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Clients' }).waitFor();
    await page.getByText('no clients yet').waitFor();
    await expectGone(page.getByText(OFFLINE));
  });

  it('a submitted form fails at once, and keeps its values for another attempt', async () => {
    const { page, context } = await visitors.signedIn('operator', { at: '/tags' });
    await page.getByRole('button', { name: 'Add tag' }).first().click();
    const form = page.getByRole('dialog', { name: 'Add tag' });
    await form.getByLabel('Name').fill('On the train');
    await context.setOffline(true);
    await form.getByRole('button', { name: 'Add tag' }).click();
    await form.getByText('You are offline, so nothing was sent.').waitFor();
    expect((await world().get('list-tags-v1')).body.items).toEqual([]);
    await context.setOffline(false);
    await form.getByRole('button', { name: 'Add tag' }).click();
    await expectToast(page, 'Tag added');
    expect((await world().get('list-tags-v1')).body.items).toMatchObject([{ name: 'On the train' }]);
  });

  // Fails if the page shows what went wrong in place of what it knows, with its dialogs.
  it.each([
    {
      what: 'checks',
      at: '/sites/1?tab=uptime',
      open: 'Check settings',
      fill: async (dialog: Locator) => {
        await dialog.getByLabel('Use its own settings').check();
        await dialog.getByLabel('Expected status').fill('204');
      },
      kept: (dialog: Locator) => dialog.getByLabel('Expected status'),
      value: '204',
      saved: 'Check settings saved',
    },
    {
      what: 'the feed',
      at: '/vulnerabilities',
      open: 'Feed settings',
      fill: async (dialog: Locator) => {
        await dialog.getByLabel('A file').check();
        await dialog.getByLabel('Name of the file').fill('feed.json');
      },
      kept: (dialog: Locator) => dialog.getByLabel('Name of the file'),
      value: 'feed.json',
      saved: 'Feed saved',
    },
  ])('the dialog about $what keeps its values while the page cannot be refreshed', async given => {
    const { page, context } = await visitors.signedIn('admin');
    await context.clock.install();
    await page.goto(given.at);
    await page.getByRole('button', { name: given.open }).click();
    const dialog = page.getByRole('dialog');
    await given.fill(dialog);
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('You are offline, so nothing was sent.').waitFor();
    const notes = page.locator('main [role=alert]');
    const later = async () => {
      await context.clock.runFor(10_000);
      return notes.count();
    };
    await expect.poll(later).toBeGreaterThan(0);
    expect(await given.kept(dialog).inputValue()).toBe(given.value);
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, given.saved);
    await expect.poll(() => notes.count()).toBe(0);
  });

  it('a page that was loading finishes loading later', async () => {
    const { page, context } = await visitors.signedIn('operator', { at: '/clients' });
    await page.getByRole('heading', { level: 1, name: 'Clients' }).waitFor();
    await world().post('add-client-v1', { name: 'Bakery', client_email: 'bakery@x.example' });
    await context.setOffline(true);
    await page.getByText(OFFLINE).waitFor();
    await page.getByRole('searchbox').first().fill('Bak');
    await context.setOffline(false);
    await page.getByRole('row', { name: /Bakery/ }).waitFor();
  });

  it.each([
    { at: '/tags', button: 'Add tag', code: /\/assets\/tag-dialog-/, dialog: 'Add tag' },
    { at: '/updates', button: 'Update everything …', code: /\/assets\/run-dialog-/, dialog: 'Update everything' },
  ])(
    'the dialog of $at whose code did not come opens once the network is back',
    async ({ at, button, code, dialog }) => {
      const { context } = await visitors.signedIn('operator');
      const page = await context.newPage();
      const failed = page.waitForEvent('requestfailed', request => code.test(request.url()));
      await page.route(code, async route => {
        await context.setOffline(true);
        await route.abort('internetdisconnected');
      });
      await page.goto(at);
      await failed;
      await page.getByRole('button', { name: button, exact: true }).first().click();
      await page.getByText(OFFLINE).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
      await page.unroute(code);
      await context.setOffline(false);
      await page.getByRole('dialog', { name: dialog }).waitFor();
    },
  );
});

describe('A server that does not respond', () => {
  it('is reported as such, and noticed when it is back', async () => {
    const { page } = await visitors.signedIn('operator');
    const server = /\/(wp-json|web|healthz)/;
    await page.route(server, route => route.abort('connectionrefused'));
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Tags' }).click();
    await page.getByText('Sitekeeper is not responding. This page').waitFor();
    await expectAccessible(page);
    await page.unroute(server);
    await page.getByText(/no tags yet|On the train/).waitFor();
    await expectGone(page.getByText('Sitekeeper is not responding').first());
  });

  it('that breaks the connection during a change leaves the outcome open instead of reporting a failure', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/tags' });
    await page.getByRole('button', { name: 'Add tag' }).first().click();
    const form = page.getByRole('dialog', { name: 'Add tag' });
    await form.getByLabel('Name').fill('Made or not');
    await page.route(/add-tag-v1/, async route => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await form.getByRole('button', { name: 'Add tag' }).click();
    await form.getByText('Check whether the change took effect').waitFor();
  });
});
