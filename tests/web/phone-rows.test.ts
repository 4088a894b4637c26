import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { useFurnishedWorld } from './support/furnished-world.ts';

const { world } = useFurnishedWorld();
const visitors = useBrowser(world);

it('names in rows on a phone what has no column there: the sites of alarms and events, and what clients need', async () => {
  const { page } = await visitors.signedIn('viewer', { width: 390 });
  const rowWith = (text: string | RegExp) => page.getByRole('row').filter({ hasText: text }).first().waitFor();
  // Alarms are opened in the background.
  await expect.poll(async () => (await world().get('list-alarms-v1', { state: 'open' })).body.total).toBeGreaterThan(0);
  for (const [address, ability] of [
    ['/alarms', 'list-alarms-v1'],
    ['/notifications?view=events', 'list-events-v1'],
  ] as const) {
    await page.goto(address);
    const { items } = (await world().get(ability, { per_page: 100 })).body;
    const names = items.flatMap(({ site }: { site: { name: string } | null }) => site?.name ?? []);
    expect(names.length).toBeGreaterThan(0);
    await rowWith(new RegExp(`(${names.join('|')}) · `));
  }

  await page.goto('/clients');
  const clients = (await world().get('list-portfolio-v1')).body.items;
  const needing = clients.find((client: { sites_with_problems: number }) => client.sites_with_problems > 0);
  expect(needing.pending_updates).toBeGreaterThan(1);
  await rowWith(`${needing.sites_with_problems} with problems · ${needing.pending_updates} updates`);
});
