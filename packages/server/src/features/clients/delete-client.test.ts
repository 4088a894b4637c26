import { expect, it } from 'vitest';
import { makeWorld } from '../../testing/index.ts';

it('deletes a client only after confirmation, shows what a dry run would do, and keeps its sites', async () => {
  const world = await makeWorld({ sites: 2, seeded: true });
  const client = (await world.post('add-client-v1', { name: 'A', selected_sites: world.siteIds })).body;
  const remove = (more: object) => world.post('delete-client-v1', { client_id_or_email: client.id, ...more });

  expect(await remove({})).toMatchObject({ status: 400, body: { code: 'svc_confirmation_required' } });
  expect((await remove({ dry_run: true, confirm: true })).body).toEqual({
    deleted: false,
    dry_run: true,
    would_affect: {
      client,
      associated_sites_count: 2,
      suspended_sites_count: 0,
      stranded_costs: [],
      silenced_rules: [],
      stranded_windows: [],
    },
    count: 1,
    warnings: ['2 sites will no longer belong to a client.'],
    warning_causes: [{ code: 'sites_leave_client', count: 2 }],
  });
  expect((await remove({ confirm: true })).body).toEqual({
    deleted: true,
    ...client,
    stranded_costs: [],
    silenced_rules: [],
    stranded_windows: [],
  });
  expect((await remove({ confirm: true })).body.code).toBe('svc_client_not_found');
  const list = await world.get('list-sites-v1');
  expect(list.body.items.map((site: { client_id: unknown }) => site.client_id)).toEqual([null, null]);
  // As when a site gets another client: the timeline of each site shows it.
  for (const id of world.siteIds) {
    const [last] = (await world.get('list-audit-log-v1', { subject: `site:${id}`, action: 'site.updated' })).body.items;
    expect(last?.detail).toEqual({ client_id: null });
  }
  await world.close();
});

it('says in a dry run how many sites stay suspended without the client', async () => {
  const world = await makeWorld({ sites: 2, seeded: true });
  const { id } = (await world.post('add-client-v1', { name: 'A', selected_sites: world.siteIds })).body;
  await world.post('suspend-client-v1', { client_id_or_email: id });
  await world.post('unsuspend-site-v1', { site_id_or_domain: world.siteIds[0] });
  const dryRun = async () => (await world.post('delete-client-v1', { client_id_or_email: id, dry_run: true })).body;
  const { would_affect, warnings, warning_causes } = await dryRun();
  expect(would_affect).toMatchObject({ associated_sites_count: 2, suspended_sites_count: 1 });
  expect(warnings[1]).toMatch(/^1 site will stay suspended\. .*unsuspend the client first\.$/);
  expect(warning_causes[1]).toEqual({ code: 'sites_suspended_with_client', count: 1 });
  await world.post('unsuspend-client-v1', { client_id_or_email: id });
  await world.post('suspend-site-v1', { site_id_or_domain: world.siteIds[0] });
  expect((await dryRun()).warnings[1]).toBe('1 site will stay suspended.');
  await world.close();
});
