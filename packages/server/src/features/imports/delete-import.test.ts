import { expect, it } from 'vitest';
import { expectError } from '../../testing/fixtures.ts';
import { useImportWorld } from './imports.fixtures.ts';

const on = useImportWorld(1);
const database = () => on().world.app.services.database;

it('deletes what was read, but not while sites share their keys; adopted sites stay', async () => {
  const importId = await on().plan([on().old.row(1)]);
  await on().step('adopt-import-v1', { import_id: importId });
  const [{ site_id: siteId }] = (await on().sites(importId)) as [{ site_id: number }];
  const remove = (more: object) => on().world.post('delete-import-v1', { import_id: importId, ...more });
  expectError(await remove({}), { status: 400, code: 'svc_confirmation_required' });
  const { body } = await remove({ confirm: true });
  expect([body.code, body.message]).toEqual([
    'svc_invalid_state',
    expect.stringContaining('1 site still shares its key'),
  ]);
  await on().step('cut-over-import-v1', { import_id: importId, confirm: true });
  await expect.poll(() => on().world.app.services.queue.size('carry-records')).toBe(0);
  expect((await remove({ dry_run: true })).body).toMatchObject({ deleted: false, import: { id: importId } });
  expect((await remove({ confirm: true })).body).toMatchObject({ deleted: true });
  const left = database().db.selectFrom('import_sites').select('old_id').where('import_id', '=', importId);
  const synced = await on().world.post('sync-sites-v1', { site_ids_or_domains: [siteId] });
  expect([await left.execute(), synced.body.total_synced]).toEqual([[], 1]);
  expectError(await remove({ confirm: true }), { status: 404, code: 'svc_import_not_found' });
});

it('deletes an import that was planned again when all its sites were here, once what is new has been carried over', async () => {
  const importId = await on().plan([on().old.row(1)]);
  await on().step('adopt-import-v1', { import_id: importId });
  await on().step('cut-over-import-v1', { import_id: importId, confirm: true });
  await expect.poll(() => on().world.app.services.queue.size('carry-records')).toBe(0);
  expect(await on().plan([on().old.row(1)])).toBe(importId);
  const remove = async () => (await on().world.post('delete-import-v1', { import_id: importId, confirm: true })).body;
  await expect.poll(remove).toMatchObject({ deleted: true });
});
