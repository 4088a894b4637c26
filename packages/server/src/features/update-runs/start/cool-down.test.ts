import { expect, it } from 'vitest';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import { manualClock } from '../../../testing/index.ts';
import { storeUpdates } from '../../updates/update.fixtures.ts';
import { useVulnerableFleet } from '../../vulnerabilities/vulnerabilities.fixtures.ts';

const clock = manualClock();
const fleet = useVulnerableFleet({ parts: { clock } });
const EDITOR = { type: 'plugin', slug: 'editor/editor.php', new_version: '3.0' } as const;
const OLDER = { type: 'plugin', slug: 'older/older.php', new_version: '2.0' } as const;

/** berlin can be updated to a shop that fixes a vulnerability, to a young editor and to an older plugin. */
async function releases(): Promise<void> {
  const { world, ids } = fleet();
  const now = clock.now();
  await storeUpdates(world, ids.berlin, [EDITOR, OLDER]);
  const row = (slug: string, version: string, days: number) => ({
    type: 'plugin',
    slug,
    version,
    first_seen_at: now - days * DAY_MS,
  });
  const rows = [row('shop/shop.php', '9.4', 1), row(EDITOR.slug, '3.0', 2), row(OLDER.slug, '2.0', 7)];
  await world.app.services.database.write(trx => trx.insertInto('update_releases').values(rows).execute());
}

it('leaves out young releases, says until when, and lets those through that fix a vulnerability', async () => {
  await releases();
  const { world, ids } = fleet();
  const input = { site_ids_or_domains: [ids.berlin], type: ['plugins'] };
  const plan = async (min_age_days: number) =>
    (await world.post('plan-updates-v1', { ...input, min_age_days })).body as Record<string, never>;
  const slugs = (body: { items: { slug: string }[] }) => body.items.map(({ slug }) => slug).sort();
  expect(await plan(0)).toMatchObject({ updates: 3, held_back: [], not_held_back: [] });
  const week = await plan(7);
  const until = new Date(clock.now() + 5 * DAY_MS).toISOString().slice(0, 19);
  expect(slugs(week as never)).toEqual(['older/older.php', 'shop/shop.php']);
  expect(week).toMatchObject({
    held_back: [{ slug: EDITOR.slug, version: '3.0', until: expect.stringContaining(until), sites: 1 }],
    not_held_back: [{ slug: 'shop/shop.php', version: '9.4', reason: expect.stringContaining('fixes'), sites: 1 }],
  });
  expect(week).toHaveProperty('held_back.0.reason', expect.stringContaining(`held back until ${until}`));

  const window = { name: 'Nights', days: ['mon'], opens: '02:00', closes: '05:00', time_zone: 'UTC' };
  const added = await world.post('add-update-window-v1', { ...window, site_id_or_domain: ids.berlin });
  const { id } = added.body;
  expect(added.body).toMatchObject({ min_age_days: 0 });
  const changed = await world.post('update-update-window-v1', { window_id: id, min_age_days: 8, type: ['plugins'] });
  expect(changed.body).toMatchObject({ min_age_days: 8 });
  const renamed = await world.post('update-update-window-v1', { window_id: id, name: 'Mondays' });
  expect(renamed.body).toMatchObject({ min_age_days: 8 });
  const { body: preview } = await world.get('preview-update-window-v1', { window_id: id });
  expect(preview).toMatchObject({
    window: { min_age_days: 8 },
    items: [{ site_id: ids.berlin, updates: [{ slug: 'shop/shop.php' }] }],
    held_back: [{ slug: EDITOR.slug }, { slug: OLDER.slug }],
    not_held_back: [{ slug: 'shop/shop.php' }],
  });

  await world.post('ignore-vulnerability-v1', { vulnerability_id: 'shop-hole', reason: 'The shop is closed.' });
  expect(await plan(7)).toMatchObject({ updates: 1, not_held_back: [] });
  const nothing = await world.post('run-updates-v1', { ...input, slugs: [EDITOR.slug], min_age_days: 7 });
  expect(nothing.body).toMatchObject({ job_id: null, message: expect.stringContaining(`held back until ${until}`) });
  const { body: run } = await world.post('run-updates-v1', { ...input, min_age_days: 7 });
  expect(run).toMatchObject({ queued_count: 1, message: expect.stringContaining('2 young releases are held back') });
  const { body: stored } = await world.get('get-update-run-v1', { job_id: run.job_id });
  expect(stored).toMatchObject({ run: { min_age_days: 7 }, items: [{ slug: OLDER.slug }] });
  await clock.advance(5 * DAY_MS);
  expect((await plan(7)).held_back).toMatchObject([{ slug: 'shop/shop.php' }]);
  await clock.advance(DAY_MS);
  expect((await plan(7)).held_back).toEqual([]);
});
