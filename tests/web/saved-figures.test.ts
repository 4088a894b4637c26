import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { savedTable } from './support/saved-table.ts';
import { useFurnishedWorld } from './support/worlds/furnished-world.ts';

const { world, ids } = useFurnishedWorld();
const visitors = useBrowser(world);

it('saves figures that are no list as CSV: costs, security and response times of a site, and costs of the year', async () => {
  const { page } = await visitors.signedIn('viewer');
  const saved = async (address: string, panel: string | RegExp) => {
    await page.goto(address);
    const section = page.getByRole('region', { name: panel, exact: true });
    const button = section.getByRole('button', { name: 'Export as CSV' });
    await section.first().waitFor();
    if (!(await button.isVisible())) await section.locator('summary').click();
    const { name, rows } = await savedTable(page, () => button.click());
    return { name, columns: Object.keys(rows[0] ?? {}), rows };
  };
  const site = `/sites/${ids().site}`;
  const costs = await saved(`${site}?tab=costs`, 'Costs');
  expect(costs).toMatchObject({ name: 'site-costs.csv', columns: expect.arrayContaining(['name', 'amount']) });
  const { body } = await world().post('get-site-costs-v1', { site_id_or_domain: Number(ids().site) });
  expect(costs.rows.map(({ name }) => name)).toEqual(body.costs.map(({ name }: { name: string }) => name));

  const holes = await saved(`${site}?tab=security`, 'Vulnerabilities');
  expect([holes.name, holes.rows.length > 0]).toEqual(['vulnerability-findings.csv', true]);
  const issues = await saved(`${site}?tab=security`, 'Issues');
  expect(issues).toMatchObject({ name: 'site-security.csv', columns: expect.arrayContaining(['severity']) });
  const times = await saved(`${site}?tab=uptime`, 'Response time');
  expect(times).toMatchObject({ name: 'monitor-series.csv', columns: expect.arrayContaining(['from', 'avg_ms']) });

  const year = await saved('/costs?view=year', /in the twelve months from/);
  expect(year.rows).toHaveLength(12);
  expect(year.columns).toEqual(expect.arrayContaining(['month', 'total', 'by_type.plugin']));
});
