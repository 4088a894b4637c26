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
    would_affect: { id, name: 'Shop', sites_count: 2, clients_count: 1, stranded_costs: [] },
    warnings: ['2 sites will lose the tag.'],
  });
  expect((await remove({ confirm: true })).body).toEqual({
    deleted: true,
    tag: { id, name: 'Shop' },
    stranded_costs: [],
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
