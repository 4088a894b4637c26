import { beforeAll, describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectLoaded, useBrowser } from './support/browser.ts';
import { noteRenders, rendersIn } from './support/renders.ts';

const world = useWorld({ env: { SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' } });
const visitors = useBrowser(world);

beforeAll(async () => {
  for (const name of ['Bakery', 'Barber', 'Butcher']) {
    await storeSite(world(), { url: `https://${name.toLowerCase()}.example/`, name });
  }
});

describe('Typing into the search of the sites', () => {
  it('renders the rows again, but not the navigation, the buttons at the top and the filters', async () => {
    const { page, context } = await visitors.signedIn('admin', { at: '/tags' });
    await noteRenders(context);
    await page.goto('/sites');
    // What is loaded after the list.
    await page.getByRole('button', { name: /Account of/ }).waitFor();
    await page.getByPlaceholder('Any version').waitFor();
    await expectLoaded(page);
    const search = page.getByRole('searchbox', { name: 'Search' });
    const count = (text: string) => page.getByText(text, { exact: true });
    const parts = ['tbody', 'nav', 'header:has(button)', 'div:has(> .mantine-Select-root)'];
    // The first key shows a button that clears the filters, and one that saves them.
    await search.fill('b');
    await count('3 sites').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).waitFor();
    const before = await rendersIn(page, parts);
    expect(before.every(renders => renders > 0)).toBe(true);
    await search.fill('ba');
    await count('2 sites').waitFor();
    await expectLoaded(page);
    const [rows, ...others] = await rendersIn(page, parts);
    expect(rows).toBeGreaterThan(0);
    expect(others).toEqual([0, 0, 0]);
    expect(new URL(page.url()).searchParams.get('q')).toBe('ba');
  });

  it('searches for the first key at once, and for keys that follow quickly together', async () => {
    const { page, context } = await visitors.signedIn('admin', { at: '/tags' });
    await context.clock.install();
    await page.goto('/sites');
    await expectLoaded(page);
    await context.clock.pauseAt(Date.now() + 60_000);
    const searched = () => new URL(page.url()).searchParams.get('q');
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.pressSequentially('bak');
    await expect.poll(searched).toBe('b');
    expect(await search.inputValue()).toBe('bak');
    await context.clock.runFor(60);
    await expect.poll(searched).toBe('bak');
    await context.clock.resume();
    await page.getByText('1 site', { exact: true }).waitFor();
  });
});
