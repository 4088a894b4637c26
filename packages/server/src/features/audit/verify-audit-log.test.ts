import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeWorld, type World } from '../../testing/index.ts';

let made: World;
const world = () => made;
beforeEach(async () => {
  made = await makeWorld();
});
afterEach(() => made.close());

it('reports whether the log is intact, and where it is not', async () => {
  await world().post('add-tag-v1', { name: 'x' });
  const { body } = await world().get('verify-audit-log-v1');
  const hash = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(body).toEqual({ whole: true, rows: expect.any(Number), hash, broken: null, problem: null });
  await world().app.services.database.write(trx =>
    trx.updateTable('audit_log').set({ actor: 'user:nobody' }).where('seq', '=', body.rows).execute(),
  );
  const after = await world().get('verify-audit-log-v1');
  const at = { rows: body.rows - 1, broken: body.rows, problem: 'altered' };
  expect(after.body).toEqual({ whole: false, hash, ...at });
});

it('compares the log with a head that was stored elsewhere', async () => {
  await world().post('add-tag-v1', { name: 'x' });
  const { body: kept } = await world().get('verify-audit-log-v1');
  const compare = (input: Record<string, unknown>) => world().get('verify-audit-log-v1', input);
  const same = await compare({ head_rows: kept.rows, head_hash: kept.hash });
  expect(same.body).toMatchObject({ whole: true });
  const other = await compare({ head_rows: kept.rows, head_hash: 'f'.repeat(64) });
  expect(other.body).toMatchObject({ whole: false, problem: 'differs', broken: kept.rows });
  expect(await compare({ head_rows: kept.rows })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('head_hash is missing') },
  });
});
