import { expect, it } from 'vitest';
import { useVulnerableFleet } from '../vulnerabilities.fixtures.ts';
import { selectActivePlugins } from './job-plugins.store.ts';
import { selectVulnerableItems } from './vulnerable-items.store.ts';

const fleet = useVulnerableFleet();

// Fails with all ids in one statement: SQLite takes 32,766 parameters, PostgreSQL 65,535.
it('finds vulnerable items and active plugins on more sites than one statement takes, in the order of sites', async () => {
  const { database, clock } = fleet().world.app.services;
  const { berlin, lima } = fleet().ids;
  const siteIds = [...Array.from({ length: 70_000 }, (_, index) => 1_000_000 + index), lima, berlin];
  const found = await selectVulnerableItems(database, { siteIds }, clock.now());
  expect(found).toEqual(await selectVulnerableItems(database, { siteIds: [berlin, lima] }, clock.now()));
  const active = await selectActivePlugins(database, ['shop/shop.php'], siteIds);
  expect(active.map(({ site_id }) => site_id)).toEqual([berlin, lima]);
});
