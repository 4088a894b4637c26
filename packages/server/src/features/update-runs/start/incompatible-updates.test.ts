import { expect, it } from 'vitest';
import { meetsPhp } from '../../../kernel/text/versions.ts';
import { itemsOf, useFleet } from '../runs.fixtures.ts';

/** A plugin whose newest version asks for PHP 8.3, while its installed ones run on 7.4. */
const DEMANDING = 'chalk-courses/chalk-courses.php';
const world = useFleet({ sites: 12, fleet: { plugins: 2 } });

it('an update is skipped if its new version requires a newer PHP than the site has', async () => {
  const numbers = Array.from({ length: 12 }, (_none, i) => i + 1);
  for (const k of numbers) world().fleet.site(k).setPlugin(DEMANDING, { version: '1.8.0' });
  await world().post('sync-sites-v1', {});
  const records = (await world().get('list-site-records-v1', { per_page: 100 })).body.items;
  const known = (k: number) =>
    records.find(({ id }: { id: number }) => id === world().siteIds[k - 1]).php_version as string;
  const { items } = (await world().get('list-updates-v1', { search: DEMANDING })).body;
  const judged = new Map<number, boolean>(
    items.map((site: { site_id: number; updates: { slug: string; php_compatible: boolean }[] }) => [
      site.site_id,
      site.updates.find(({ slug }) => slug === DEMANDING)?.php_compatible,
    ]),
  );
  expect(numbers.map(k => judged.get(world().siteIds[k - 1] as number))).toEqual(
    numbers.map(k => meetsPhp(known(k), '8.3')),
  );
  expect(new Set(judged.values())).toEqual(new Set([true, false]));

  const { body } = await world().post('run-updates-v1', { slugs: [DEMANDING] });
  await world().jobEnd(body.job_id);
  const made = await itemsOf(world(), body.job_id);
  expect(made.map(({ state }) => state)).toEqual(
    made.map(({ site_id }) => (judged.get(site_id) ? 'updated' : 'skipped')),
  );
  const asked = world().fleet.ledger.entries({ fn: 'upgradeplugintheme' });
  expect(asked).toHaveLength(made.filter(({ state }) => state === 'updated').length);
});
