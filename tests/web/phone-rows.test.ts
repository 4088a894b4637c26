import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { useFurnishedWorld } from './support/furnished-world.ts';

const { world } = useFurnishedWorld();
const visitors = useBrowser(world);

it('names in rows on a phone what has no column there: the sites of alarms and events, and what clients need', async () => {
  const { page } = await visitors.signedIn('viewer', { width: 390, at: '/alarms' });
  const rowWith = async (...texts: readonly string[]) => {
    let row = page.getByRole('row');
    for (const text of texts) row = row.filter({ hasText: text });
    await row.first().waitFor();
  };
  const [alarm] = (await world().get('list-alarms-v1', { state: 'open' })).body.items;
  await rowWith(`${alarm.site.name} · `);
  await page.goto('/notifications?view=events');
  const events = (await world().get('list-events-v1', { per_page: 20 })).body.items;
  const told = events.find(({ site }: { site: object | null }) => site !== null);
  await rowWith(`${told.site.name} · `);

  await page.goto('/clients');
  const clients = (await world().get('list-portfolio-v1')).body.items;
  const needing = clients.find((client: { sites_with_problems: number }) => client.sites_with_problems > 0);
  expect(needing.pending_updates).toBeGreaterThan(1);
  await rowWith(needing.name, `${needing.sites_with_problems} with problems · ${needing.pending_updates} updates`);
});
