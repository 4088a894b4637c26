import { expect, it } from 'vitest';
import { makeWorld } from '../../testing/index.ts';

it('deletes a tag only after confirmation, shows what a dry run would do, and keeps its sites', async () => {
  const world = await makeWorld({ sites: 2, seeded: true });
  const { id } = (await world.post('add-tag-v1', { name: 'Shop' })).body;
  for (const site of world.siteIds) await world.post('update-site-v1', { site_id_or_domain: site, tags: [id] });
  await world.post('add-client-v1', { name: 'A', selected_sites: world.siteIds });
  const remove = (more: object) => world.post('delete-tag-v1', { tag_id: id, ...more });

  expect(await remove({})).toMatchObject({ status: 400, body: { code: 'svc_confirmation_required' } });
  expect((await remove({ dry_run: true })).body).toEqual({
    deleted: false,
    dry_run: true,
    tag: { id, name: 'Shop' },
    would_affect: {
      id,
      name: 'Shop',
      sites_count: 2,
      clients_count: 1,
      stranded_costs: [],
      update_windows: [],
      silenced_rules: [],
      stranded_windows: [],
    },
    warnings: ['2 sites will lose the tag.'],
    warning_causes: [{ code: 'sites_lose_tag', count: 2 }],
  });
  expect((await remove({ confirm: true })).body).toEqual({
    deleted: true,
    tag: { id, name: 'Shop' },
    stranded_costs: [],
    update_windows: [],
    silenced_rules: [],
    stranded_windows: [],
  });
  expect((await remove({ confirm: true })).body.code).toBe('svc_tag_not_found');
  expect((await world.get('list-sites-v1')).body.total).toBe(2);
  await world.close();
});

it('deletes a tag once, however many do so at the same time', async () => {
  const world = await makeWorld();
  const { id } = (await world.post('add-tag-v1', { name: 'Shop' })).body;
  const remove = () => world.post('delete-tag-v1', { tag_id: id, confirm: true });
  const answers = await Promise.all([remove(), remove(), remove()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  const log = world.app.services.database.db.selectFrom('audit_log').select('subject');
  expect(await log.where('action', '=', 'tag.deleted').execute()).toEqual([{ subject: `tag:${id}` }]);
  await world.close();
});

it('names the update windows that go with a tag, in the answer and in the audit log', async () => {
  const world = await makeWorld();
  const { id } = (await world.post('add-tag-v1', { name: 'Shop' })).body;
  const times = { days: ['sat'], opens: '02:00', closes: '05:00', time_zone: 'Europe/Berlin' };
  const window = async (name: string, more: object = {}) => {
    const { body } = await world.post('add-update-window-v1', { name, ...times, ...more });
    return { id: body.id as number, name };
  };
  const nights = await window('Nights', { tag_id: id });
  const days = await window('Days', { tag_id: id, enabled: false });
  const fleet = await window('Fleet');
  const dry = (await world.post('delete-tag-v1', { tag_id: id, dry_run: true })).body;
  expect(dry.would_affect.update_windows).toEqual([days, nights]);
  expect(dry.warnings).toEqual([
    '2 update windows for these sites will be deleted, and update nothing any more: Days, Nights.',
  ]);
  const { body } = await world.rest(`/tags/${id}/remove`, { method: 'DELETE' });
  expect(body.message).toMatch(/were kept\. 2 update windows for its sites were deleted with it\.$/);
  expect(body.data.update_windows).toEqual([nights, days]);
  const left = (await world.get('list-update-windows-v1')).body.items;
  expect(left.map((one: { id: number }) => one.id)).toEqual([fleet.id]);
  const log = world.app.services.database.db.selectFrom('audit_log').select('subject').orderBy('id');
  expect(await log.where('action', '=', 'update_window.deleted').execute()).toEqual([
    { subject: `update_window:${nights.id}` },
    { subject: `update_window:${days.id}` },
  ]);
  await world.close();
});
