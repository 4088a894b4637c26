import { describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, useBrowser } from './support/browser.ts';

const world = useWorld({ sites: 3 });
const visitors = useBrowser(world);

describe('Overview', () => {
  it('leads to the first site while none exists', async () => {
    const { page } = await visitors.signedIn('admin');
    await page.getByText('Add your first site').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to sites' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sites' }).waitFor();
    for (const address of ['/updates', '/security']) {
      await page.goto(address);
      await page.getByText('There are no sites yet').waitFor();
      await expectAccessible(page);
    }
  });

  it('shows numbers that equal the totals of the lists they link to', async () => {
    for (const k of [1, 2, 3]) await world().addSite(k);
    for (const n of [1, 2]) await storeSite(world(), { url: `https://gone-${n}.example/`, status: 'disconnected' });
    await storeSite(world(), {
      url: 'https://down.example/',
      columns: { checked_at: 1, check_status: 500, check_ms: 3 },
    });
    const failed = { sync_error_code: 'site_offline', sync_error: 'No answer.', failed_syncs: 1, last_sync_at: 1 };
    for (const n of [1, 2]) await storeSite(world(), { url: `https://failing-${n}.example/`, columns: failed });
    for (const dark of [false, true]) {
      const { page } = await visitors.signedIn('viewer', { dark });
      const needs = page.getByRole('region', { name: 'Needs attention' });
      await needs.getByRole('link', { name: '2 sites disconnected' }).waitFor();
      await needs.getByRole('link', { name: '1 site down' }).waitFor();
      await needs.getByRole('link', { name: '2 sites whose sync failed' }).waitFor();
      await expectAccessible(page);
      const labels = await needs.getByRole('link').allInnerTexts();
      expect(labels.length).toBeGreaterThan(2);
      for (const label of labels) {
        const [shown = ''] = label.split(/\s/);
        await page.goto('/');
        await needs.getByRole('link', { name: label.replace(/\s+/, ' ') }).click();
        await page
          .getByText(new RegExp(`^${shown} [a-z]+$`))
          .first()
          .waitFor();
      }
    }
  });

  it('shows the sites by health, in parts that add up to the total and link to as many sites', async () => {
    const { page } = await visitors.signedIn('viewer');
    const panel = page.getByRole('region', { name: 'Sites', exact: true });
    await panel.getByRole('link', { name: /^Healthy/ }).waitFor();
    const lines = (await panel.getByRole('listitem').allInnerTexts()).map(line => line.split('\n'));
    const sum = lines.reduce((before, [, shown = '']) => before + Number(shown), 0);
    expect(await panel.getByRole('link', { name: /^All / }).innerText()).toBe(`All ${sum}`);
    expect(lines.map(([name]) => name)).toEqual([
      'Healthy',
      'Never synced',
      'Sync failed',
      'Down',
      'Disconnected',
      'Suspended',
    ]);
    for (const [name = '', shown = ''] of lines.filter(([, shown]) => Number(shown) > 0)) {
      await page.goto('/');
      await panel.getByRole('link', { name: new RegExp(`^${name}`) }).click();
      await page.getByRole('heading', { level: 1, name: 'Sites' }).waitFor();
      await page.getByText(new RegExp(`^${shown} sites?$`)).waitFor();
      await page.getByRole('row').getByText(name, { exact: true }).last().waitFor();
    }
  });

  it('is usable at 360 px', async () => {
    const { page } = await visitors.signedIn('viewer', { width: 360 });
    await page.getByRole('region', { name: 'Needs attention' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessible(page);
  });
});

describe('Security', () => {
  it('lists issues and certificates', async () => {
    const { page } = await visitors.signedIn('viewer', { at: '/security' });
    const { items, total } = (
      await world().get('list-security-issues-v1', { severity: ['critical', 'warning', 'info'] })
    ).body;
    await page.getByText(`${total} sites`, { exact: true }).waitFor();
    await page.getByRole('row', { name: items[0].site_name }).getByText(items[0].security_issues[0].message).waitFor();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'TLS certificates' }).click();
    await page.getByText('There are no certificates yet').waitFor();
    await expectAccessible(page);
  });
});
