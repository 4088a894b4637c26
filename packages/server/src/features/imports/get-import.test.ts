import { expect, it } from 'vitest';
import { expectError } from '../../testing/fixtures.ts';
import { useImportWorld } from './imports.fixtures.ts';

const on = useImportWorld(3);
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

it('shows an import with its sites in pages, filtered by state and by how they connect', async () => {
  const none = { kind: 'none', reason: 'empty' } as const;
  const rows = [on().old.row(1), on().old.row(2, { key: none }), on().old.row(3)];
  const importId = await on().plan(rows, { tags: [{ id: 4, name: 'Shops', color: '' }] });
  const get = async (more: object) => (await on().world.get('get-import-v1', { import_id: importId, ...more })).body;
  const page = await get({ per_page: 2, page: 2 });
  expect(page).toMatchObject({ total: 3, import: { id: importId }, plan: null });
  expect(page.items).toEqual([
    {
      old_id: 3,
      url: rows[2]?.url,
      name: 'Site 3',
      way_in: 'key',
      state: 'planned',
      linked: false,
      site_id: null,
      suspended: false,
      code: null,
      reason: null,
      cause: null,
    },
  ]);
  expect((await get({ way_in: 'password' })).items).toMatchObject([{ old_id: 2 }]);
  expect((await get({ state: 'adopted' })).items).toEqual([]);
  expect((await get({ search: 'SITE 3' })).items).toMatchObject([{ old_id: 3 }]);
  expect(page.records).toContainEqual({ kind: 'tag', state: 'planned', count: 1 });
  const missing = await on().world.get('get-import-v1', { import_id: UNKNOWN });
  expectError(missing, { status: 404, code: 'svc_import_not_found' });
});
