import { describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { linesOf } from '../../packages/web/src/pages/sites/versions.ts';
import { expectAccessible, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);

describe('The choice of versions', () => {
  it('lists release lines of several versions before these, with all of their sites', () => {
    const versions = [
      { version: '8.10.1', sites: 1 },
      { version: '8.1.27', sites: 2 },
      { version: '8.1.4', sites: 3 },
      { version: '8.1', sites: 4 },
      { version: 'custom', sites: 5 },
    ];
    expect(linesOf(versions)).toEqual([
      { version: '8.10.1', sites: 1 },
      { version: '8.1', sites: 9 },
      { version: '8.1.27', sites: 2 },
      { version: '8.1.4', sites: 3 },
      { version: 'custom', sites: 5 },
    ]);
  });
});

describe('Sites', () => {
  it('are filtered by versions and sorted by pending updates', async () => {
    const store = (name: string, wp_version: string, php_version: string, pending_plugins: number) =>
      storeSite(world(), {
        url: `https://${name}.example/`,
        name,
        columns: { wp_version, php_version, child_version: '5.4', pending_plugins },
      });
    await store('old', '6.1.2', '7.4.33', 3);
    await store('older', '6.1', '8.2.10', 9);
    await store('new', '6.9', '8.2.9', 0);
    const { page } = await visitors.signedIn('viewer', { at: '/sites' });
    await page.getByText('3 sites', { exact: true }).waitFor();
    const picker = page.getByRole('combobox', { name: 'Versions' });
    await picker.click();
    await page.getByRole('option', { name: 'PHP 8.2 (2)' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('option', { name: 'WordPress 6.1 (2)' }).click();
    await page.getByText('2 sites', { exact: true }).waitFor();
    await page.getByRole('option', { name: 'PHP 8.2.10 (1)' }).click();
    await page.getByText('1 site', { exact: true }).waitFor();
    await page.getByRole('row', { name: /older/ }).waitFor();
    await picker.fill('no such');
    await page.getByRole('option', { name: 'No sites have this version' }).waitFor();
    await expectAccessible(page);
    await page.reload();
    await page.getByText('PHP 8.2.10').first().waitFor();
    await page.getByText('1 site', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('button', { name: 'Updates', exact: true }).click();
    await page.getByRole('button', { name: 'Updates', exact: true }).click();
    await page.locator('tbody tr[data-row="0"]', { hasText: 'older' }).waitFor();
    expect(await page.locator('tbody tr[data-row] a').allInnerTexts()).toEqual(['older', 'old', 'new']);
  });
});
