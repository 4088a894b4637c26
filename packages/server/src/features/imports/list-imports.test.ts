import { expect, it } from 'vitest';
import { expectError } from '../../testing/fixtures.ts';
import { useImportWorld } from './imports.fixtures.ts';

const on = useImportWorld(2);

it('lists imports with their sites by state, for admins only', async () => {
  const importId = await on().plan([on().old.row(1), on().old.row(2, { demo: true })]);
  const { body } = await on().world.get('list-imports-v1');
  expect(body).toMatchObject({ total: 1, page: 1 });
  expect(body.items).toMatchObject([
    { id: importId, sites: { planned: 1, skipped: 1, total: 2 }, created_by: 'user:anna', job_id: null },
  ]);
  const auth = await on().world.user('olga', 'operator');
  expectError(await on().world.get('list-imports-v1', {}, { auth }), { status: 403, code: 'svc_permission_denied' });
});
