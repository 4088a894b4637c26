import { expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';

const world = useWorld();

it('tells whether the log is whole, and where it is not', async () => {
  await world().post('add-tag-v1', { name: 'x' });
  const { body } = await world().get('verify-audit-log-v1');
  expect(body).toEqual({ whole: true, rows: expect.any(Number), broken: null });
  await world().app.services.database.write(trx =>
    trx.updateTable('audit_log').set({ actor: 'user:nobody' }).where('id', '=', body.rows).execute(),
  );
  const after = await world().get('verify-audit-log-v1');
  expect(after.body).toEqual({ whole: false, rows: body.rows - 1, broken: body.rows });
});
