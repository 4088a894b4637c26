import { describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';

const world = useWorld();
const add = async (permissions: string[], active = true) =>
  (await world().post('add-api-key-v1', { name: 'key', permissions, active })).body;
const update = (input: object, auth?: string) =>
  world().post('update-api-key-v1', input, auth === undefined ? {} : { auth });

describe('changing a key', () => {
  it('changes only what is given; the token keeps working with the new rights', async () => {
    const { token, ...key } = await add(['read']);
    expect((await update({ key_id: key.id })).body).toEqual(key);
    expect((await update({ key_id: key.id, name: ' renamed ' })).body).toEqual({ ...key, name: 'renamed' });
    const widened = await update({ key_id: key.id, permissions: ['write', 'read'] });
    expect(widened.body).toEqual({ ...key, name: 'renamed', permissions: ['read', 'write'] });
    const auth = `Bearer ${token}`;
    expect((await world().rest('/tags/add', { method: 'POST', body: { name: 'x' }, auth })).status).toBe(200);
    await update({ key_id: key.id, active: false });
    expect((await world().rest('/tags', { auth })).status).toBe(401);
    await update({ key_id: key.id, active: true });
    expect((await world().rest('/tags', { auth })).status).toBe(200);
  });

  it('returns 404 for an unknown key', async () => {
    expect(await update({ key_id: 999_999 })).toMatchObject({ status: 404, body: { code: 'svc_key_not_found' } });
  });
});

describe('a key that changes keys', () => {
  const refused = { status: 403, body: { code: 'svc_rest_insufficient_scope' } };

  it('widens neither itself nor another beyond its own rights', async () => {
    const own = await add(['write']);
    const other = await add(['write']);
    const auth = `Bearer ${own.token}`;
    for (const { id } of [own, other]) {
      expect(await update({ key_id: id, permissions: ['read', 'write'] }, auth)).toMatchObject(refused);
      expect(await update({ key_id: id, permissions: ['read'] }, auth)).toMatchObject(refused);
    }
    const both = await add(['read', 'write']);
    const narrow = { key_id: both.id, permissions: ['write'] };
    expect((await update(narrow, auth)).body).toMatchObject({ permissions: ['write'] });
    expect(await update({ ...narrow, permissions: ['read', 'write'] }, auth)).toMatchObject(refused);
  });

  it('cannot enable a key with more rights than its own', async () => {
    const auth = `Bearer ${(await add(['write'])).token}`;
    const off = await add(['read', 'write'], false);
    expect(await update({ key_id: off.id, active: true }, auth)).toMatchObject(refused);
    expect((await update({ key_id: off.id, active: true, permissions: ['write'] }, auth)).body.active).toBe(true);
    expect((await update({ key_id: off.id, active: false, name: 'off again' }, auth)).body.active).toBe(false);
  });
});
