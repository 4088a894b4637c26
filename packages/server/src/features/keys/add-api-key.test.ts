import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';

const world = useWorld();
const add = (input: object, auth?: string) =>
  world().post('add-api-key-v1', { name: 'made', ...input }, auth === undefined ? {} : { auth });
const count = async () => (await world().get('list-api-keys-v1')).body.total;

describe('making a key', () => {
  it('shows its token once; the token grants what the key may do', async () => {
    const { status, body } = await add({ name: ' nightly ', permissions: ['read'] });
    expect(status).toBe(200);
    const { token, ...shown } = body;
    expect(token).toMatch(/^sk_[\w-]{43}$/);
    expect(shown).toMatchObject({ name: 'nightly', permissions: ['read'], active: true, v1: false });
    expect((await world().rest('/tags', { auth: `Bearer ${token}` })).status).toBe(200);
    const refused = await world().rest('/tags/add', { method: 'POST', body: {}, auth: `Bearer ${token}` });
    expect(refused).toMatchObject({ status: 403, body: { code: 'svc_rest_insufficient_scope' } });
  });

  it('creates credentials for v1 only on request', async () => {
    const { body } = await add({ permissions: ['read'], v1_compatibility: true });
    expect(body.consumer_key).toMatch(/^ck_[0-9a-f]{40}$/);
    expect(body.consumer_secret).toMatch(/^cs_[0-9a-f]{40}$/);
    expect(Object.keys((await add({ permissions: ['read'] })).body)).not.toContain('consumer_key');
  });

  it('can create the key disabled', async () => {
    const { token, active } = (await add({ permissions: ['read'], active: false })).body;
    expect(active).toBe(false);
    expect((await world().rest('/tags', { auth: `Bearer ${token}` })).status).toBe(401);
  });

  it.each([
    {},
    { permissions: [] },
    { permissions: ['delete'] },
    { permissions: 'read' },
    { permissions: ['read'], name: ' ' },
  ])('refuses %o', async input => {
    const before = await count();
    expect(await add(input)).toMatchObject({ status: 400, body: { code: 'ability_invalid_input' } });
    expect(await count()).toBe(before);
  });
});

describe('a key that makes keys', () => {
  const auths: Record<string, string> = {};
  beforeAll(async () => {
    auths.write = await world().key('write');
    auths.both = await world().key('read', 'write');
    auths.read = await world().key('read');
  });

  it.each([
    ['write', ['write'], 200],
    ['write', ['read'], 403],
    ['write', ['read', 'write'], 403],
    ['both', ['read'], 200],
    ['both', ['read', 'write'], 200],
    ['read', ['read'], 403],
  ])('that may %s, given the rights %o: %i', async (own, permissions, status) => {
    const before = await count();
    const { body, ...answer } = await add({ permissions }, auths[own] ?? '');
    expect(answer.status).toBe(status);
    if (status === 403) expect(body.code).toBe('svc_rest_insufficient_scope');
    expect(await count()).toBe(before + Number(status === 200));
  });

  it('cannot create credentials for v1', async () => {
    const before = await count();
    const answer = await add({ permissions: ['read'], v1_compatibility: true }, auths.both ?? '');
    expect(answer).toMatchObject({ status: 403, body: { code: 'svc_permission_denied' } });
    expect(await count()).toBe(before);
  });
});

afterAll(async () => {
  const { db } = world().app.services.database;
  const kept = [
    await db.selectFrom('api_keys').selectAll().execute(),
    await db.selectFrom('audit_log').selectAll().execute(),
  ];
  expect(JSON.stringify(kept)).not.toMatch(/sk_|ck_|cs_/);
});
