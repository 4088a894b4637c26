import { describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, useBrowser } from './support/browser.ts';

const secret = Buffer.alloc(32, 7).toString('base64');
const world = useWorld({ env: { SITEKEEPER_SYNC_CONCURRENCY: '17', SITEKEEPER_MASTER_KEY: secret } });
const visitors = useBrowser(world);

describe('Settings', () => {
  it('shows each value and the variable that changes it, but no secret', async () => {
    const { page } = await visitors.signedIn('admin');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Settings' }).click();
    const setting = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await setting('sync.concurrency').getByText('17 changed').waitFor();
    await setting('sync.concurrency').getByText('SITEKEEPER_SYNC_CONCURRENCY').waitFor();
    await setting('SITEKEEPER_MASTER_KEY').first().getByText('set, not shown').waitFor();
    expect(await page.content()).not.toContain(secret);
    await expectAccessible(page);

    await page.getByLabel('Search settings').fill('costs_currency');
    await expectGone(page.getByText('sync.concurrency'));
    await page.getByText('SITEKEEPER_COSTS_CURRENCY').waitFor();
    await page.getByLabel('Search settings').fill('');
    await page.getByLabel('Only changed settings').check({ force: true });
    await expectGone(page.getByText('SITEKEEPER_COSTS_CURRENCY'));
    await setting('sync.concurrency').waitFor();
    expect(new URL(page.url()).searchParams.get('only')).toBe('changed');
  });
});
