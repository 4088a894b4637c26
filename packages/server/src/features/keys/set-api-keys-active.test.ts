import { expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';

const world = useWorld({ keyless: true });
const add = async (...permissions: string[]) =>
  (await world().post('add-api-key-v1', { name: 'key', permissions })).body;
const set = (key_ids: number[], active: boolean, auth?: string) =>
  world().post('set-api-keys-active-v1', { key_ids, active }, auth === undefined ? {} : { auth });

it('disables and enables keys, and turns the REST API off while none is enabled', async () => {
  const [a, b] = [await add('read'), await add('read', 'write')];
  const status = async (key: { token: string }) => {
    const { body } = await world().rest('/tags', { auth: `Bearer ${key.token}` });
    return body.code ?? 'ok';
  };
  const off = await set([a.id, 999, a.id], false);
  expect(off.body).toMatchObject({
    keys: [{ id: a.id, active: false }],
    total: 1,
    total_errors: 1,
    errors: [{ identifier: 999, code: 'svc_key_not_found' }],
  });
  expect([await status(a), await status(b)]).toEqual(['svc_rest_invalid_key', 'ok']);
  await set([a.id, b.id], false);
  expect([await status(a), await status(b)]).toEqual(['svc_rest_disabled', 'svc_rest_disabled']);
  expect((await set([a.id, b.id], true)).body.total).toBe(2);
  expect([await status(a), await status(b)]).toEqual(['ok', 'ok']);
});

it('refuses to let a key enable any key with more rights than its own', async () => {
  const own = await add('write');
  const [less, more] = [await add('write'), await add('read', 'write')];
  const ids = [less.id, more.id];
  const auth = `Bearer ${own.token}`;
  expect((await set(ids, false, auth)).status).toBe(200);
  expect(await set(ids, true, auth)).toMatchObject({ status: 403, body: { code: 'svc_rest_insufficient_scope' } });
  const { items } = (await world().get('list-api-keys-v1', { per_page: 2 })).body;
  expect(items.map((key: { active: boolean }) => key.active)).toEqual([false, false]);
  expect((await set([less.id], true, auth)).body.keys).toMatchObject([{ id: less.id, active: true }]);
});
