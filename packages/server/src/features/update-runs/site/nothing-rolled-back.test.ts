import { beforeAll, describe, expect, it } from 'vitest';
import { itemsOf, PACKAGES, useFleet } from '../runs.fixtures.ts';

const FILE = 'lantern-forms/lantern-forms.php';
/** Packages come from a directory that this server does not know to keep old versions. */
const world = useFleet({ sites: 4, fleet: { plugins: 2 }, env: { SITEKEEPER_UPDATES_PACKAGE_HOSTS: 'other.example' } });
beforeAll(() => world().fleet.release(FILE, '2.0'));
const idOf = (k: number) => world().siteIds[k - 1] as number;

async function careful(k: number, input: object) {
  const { body } = await world().post('run-updates-v1', {
    site_ids_or_domains: [idOf(k)],
    strategy: { failure_threshold_percent: 100 },
    ...input,
  });
  await world().jobEnd(body.job_id);
  return { job_id: body.job_id as string, items: await itemsOf(world(), body.job_id) };
}

async function plan(k: number, input: object) {
  return (await world().post('plan-updates-v1', { site_ids_or_domains: [idOf(k)], ...input })).body;
}

/** The site has the new version: nobody offers it once more. */
async function expectNotOffered(k: number, slug: string) {
  const { updates } = (await world().get('get-site-updates-v1', { site_id_or_domain: idOf(k) })).body;
  expect(updates.flatMap((one: { slug: string; name: string }) => [one.slug, one.name])).not.toContain(slug);
}

describe('a careful run that cannot roll back', () => {
  it('says so in its plan, gives the reason in the result, and offers to deactivate the plugin', async () => {
    world().fleet.site(1).setPlugin(FILE, { version: '1.0', active: true });
    await world().post('sync-sites-v1', {});
    world().fleet.site(1).setFaults('update_breaks_site');
    expect((await plan(1, { slugs: [FILE] })).not_rolled_back).toEqual({ other_host: 1 });
    const { items } = await careful(1, { slugs: [FILE] });
    expect(items).toMatchObject([
      { state: 'needs_attention', reason: 'front_page_status', roll_back: 'other_host', way_out: 'deactivate' },
    ]);
    expect(items[0].message).toContain('does not come from a directory that keeps old versions');
    expect(items[0].message).toContain('Deactivate the plugin');
    expect(world().fleet.ledger.entries({ site: 1, fn: 'installplugintheme' })).toEqual([]);

    await expectNotOffered(1, FILE);
    world().fleet.site(1).setFaults();
    const { body } = await world().post('deactivate-site-plugins-v1', { site_id_or_domain: idOf(1), slugs: [FILE] });
    expect(body.deactivated).toEqual([FILE]);
    await expectNotOffered(1, FILE);
  });

  it('names the folder of the plugin if the site no longer responds', async () => {
    world().fleet.site(2).setPlugin(FILE, { version: '1.0', active: true });
    await world().post('sync-sites-v1', { site_ids_or_domains: [idOf(2)] });
    world().fleet.site(2).setFaults('update_dead_site');
    const { items } = await careful(2, { slugs: [FILE] });
    expect(items).toMatchObject([{ state: 'needs_attention', way_out: 'rename_folder' }]);
    expect(items[0].message).toContain('the folder wp-content/plugins/lantern-forms ');
    expect(items[0].message).toContain('no longer responds');
  });

  it('refers to the host’s backup for WordPress itself', async () => {
    world().fleet.release('wordpress', '90.1');
    await world().post('sync-sites-v1', { site_ids_or_domains: [idOf(3)] });
    world().fleet.site(3).setFaults('update_breaks_site');
    expect((await plan(3, { type: ['wp'] })).not_rolled_back).toEqual({ wordpress: 1 });
    const { items } = await careful(3, { type: ['wp'] });
    expect(items).toMatchObject([{ state: 'needs_attention', roll_back: 'wordpress', way_out: 'restore' }]);
    await expectNotOffered(3, 'WordPress'); // fails without `has` in finish: no sync has looked since
    expect(items[0].message).toMatch(/WordPress itself cannot be rolled back\. Restore the site from a backup/);
  });

  it('does not store the package address, which can contain a licence key of a commercial plugin', async () => {
    const { db } = world().app.services.database;
    const rows = await db.selectFrom('update_run_items').select(['package', 'package_host']).execute();
    expect(rows.map(row => row.package)).toEqual(rows.map(() => null));
    expect(rows.map(row => row.package_host)).toContain(PACKAGES);
  });
});

it('a run without rollback says so', async () => {
  world().fleet.site(4).setPlugin(FILE, { version: '1.0', active: true });
  await world().post('sync-sites-v1', { site_ids_or_domains: [idOf(4)] });
  world().fleet.site(4).setFaults('update_breaks_site');
  const { items } = await careful(4, { slugs: [FILE], strategy: { rollback: false } });
  expect(items[0].message).toContain('because this run does not roll back');
});
