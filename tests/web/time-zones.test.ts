import { describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { useBrowser } from './support/browser.ts';

const world = useWorld({ sites: 1 });
const visitors = useBrowser(world);

describe('Days', () => {
  it.each(['Pacific/Honolulu', 'Pacific/Auckland'])('of costs are the same days in %s', async timeZone => {
    const site = (await world().get('list-sites-v1')).body.items[0]?.id ?? (await world().addSite(1));
    const cost = {
      payment_type: 'subscription',
      renewal_type: 'yearly',
      product_type: 'hosting',
      price: 1,
      sites: [site],
    };
    await world().post('add-cost-v1', { ...cost, name: timeZone, last_renewal: '2026-03-31' });
    const [{ next_renewal }] = (await world().get('list-costs-v1', { search: timeZone })).body.items;
    const { page } = await visitors.signedIn('viewer', { timeZone, at: '/costs' });
    const said = new Date(next_renewal).toLocaleDateString('en', { dateStyle: 'medium', timeZone: 'UTC' });
    await page.getByRole('row', { name: new RegExp(`${timeZone}.*${said}`) }).waitFor();
  });

  it('in the audit log start at local midnight', async () => {
    const { page } = await visitors.signedIn('admin', { timeZone: 'Pacific/Auckland' });
    const asked = page.waitForRequest(/list-audit-log-v1.*since/);
    await page.goto('/audit?since=2026-01-31&until=2026-13-99');
    const query = new URL((await asked).url()).searchParams;
    expect(query.get('input[since]')).toBe('2026-01-30T11:00:00.000Z');
    expect(query.get('input[until]')).toBeNull();
  });
});
