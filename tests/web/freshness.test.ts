import { describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { signIn, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);

describe('Displayed data', () => {
  it('is never older in a list than in the count that led to it', async () => {
    await storeSite(world(), { url: 'https://gone-1.example/', status: 'disconnected' });
    const { page } = await visitors.signedIn('viewer');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await page.goto('/sites?status=disconnected');
    await page.getByText('1 site', { exact: true }).waitFor();
    await storeSite(world(), { url: 'https://gone-2.example/', status: 'disconnected' });
    await pages.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('link', { name: 'Disconnected 2' }).click();
    await page.getByText('2 sites', { exact: true }).waitFor();

    await storeSite(world(), { url: 'https://gone-3.example/', status: 'disconnected' });
    await pages.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('link', { name: 'Disconnected 3' }).waitFor();
  });

  it('is updated by syncs and changes of others without a reload', async () => {
    const { page, context } = await visitors.signedIn('viewer');
    await context.clock.install();
    await page.goto('/sites');
    await page.getByText('3 sites', { exact: true }).waitFor();
    await storeSite(world(), { url: 'https://another.example/' });
    const four = page.getByText('4 sites', { exact: true });
    // An answer that was under way when the half minute passed is older than the site, and another half minute begins.
    const later = async () => {
      await context.clock.runFor(31_000);
      return four.count();
    };
    await expect.poll(later).toBe(1);
  });
});

describe('A page whose files fail to load', () => {
  it('says so, and appears once they load', async () => {
    const { context } = await visitors.signedIn('viewer');
    // Its console reports the error, as it should.
    const page = await context.newPage();
    await page.goto('/tags');
    await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
    const files = /assets\/clients-page/;
    await page.route(files, route => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: 'Clients', exact: true }).click();
    await page.getByText('Sitekeeper was updated in the meantime').waitFor();
    await page.unroute(files);
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { level: 1, name: 'Clients' }).waitFor();
  });
});

describe('Two tabs', () => {
  it('show the same user: when another user signs in, the first tab shows that user’s pages', async () => {
    const { page, context } = await visitors.signedIn('admin', { at: '/sites' });
    await page.getByRole('button', { name: 'Add site' }).waitFor();
    const second = await context.newPage();
    const viewer = await world().webUser('second', 'viewer');
    await signIn(second, viewer);
    await page.getByRole('button', { name: 'Account of second' }).waitFor();
    await page.getByText('4 sites', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Add site' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'API Keys' }).count()).toBe(0);
  });

  it('sign out together', async () => {
    const { page, context } = await visitors.signedIn('viewer', { at: '/tags' });
    await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
    const second = await context.newPage();
    await second.goto('/');
    await second.getByRole('button', { name: /^Account of/ }).click();
    await second.getByRole('menuitem', { name: 'Sign out' }).click();
    await second.getByRole('heading', { name: 'Sign in to Sitekeeper' }).waitFor();
    await page.getByRole('heading', { name: 'Sign in to Sitekeeper' }).waitFor();
    expect(new URL(page.url()).searchParams.get('next')).toBe('/tags');
  });
});
