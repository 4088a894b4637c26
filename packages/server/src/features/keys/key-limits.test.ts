import { beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../kernel/time/durations.ts';
import { useWorld } from '../../testing/fixtures.ts';
import { manualClock } from '../../testing/index.ts';
import { createApiKey } from './index.ts';

const clock = manualClock(); // 2026-01-01T00:00:00Z
const world = useWorld({
  parts: { clock },
  env: { SITEKEEPER_TRUST_PROXY: '127.0.0.1', SITEKEEPER_ALLOW_HTTP: 'true' },
});
const IN_AN_HOUR = () => new Date(clock.now() + HOUR_MS).toISOString();

const add = (input: object, auth?: string) =>
  world().post('add-api-key-v1', { name: 'made', permissions: ['read'], ...input }, auth ? { auth } : {});
const edit = (key_id: number, input: object, auth?: string) =>
  world().post('update-api-key-v1', { key_id, ...input }, auth ? { auth } : {});
const use = (token: string, from?: string) =>
  world().rest('/tags', { auth: `Bearer ${token}`, headers: from ? { 'x-forwarded-for': from } : {} });
const audit = async (action: string) => {
  const { db } = world().app.services.database;
  return db.selectFrom('audit_log').selectAll().where('action', '=', action).orderBy('seq').execute();
};

describe('a key that expires', () => {
  // Fails without requireWithinLimits in verify-key.ts: the answer is 200.
  it('is refused with a reason once it has expired, and accepted again after it is extended', async () => {
    const { token, ...key } = (await add({ expires_at: IN_AN_HOUR() })).body;
    expect(key.expires_at).toBe('2026-01-01T01:00:00Z');
    expect((await use(token)).status).toBe(200);
    clock.advance(HOUR_MS);
    expect(await use(token)).toMatchObject({
      status: 401,
      body: { code: 'svc_rest_invalid_key', message: expect.stringContaining('expired at 2026-01-01T01:00:00Z') },
    });
    expect((await edit(key.id, { expires_at: IN_AN_HOUR() })).body.expires_at).toBe('2026-01-01T02:00:00Z');
    expect((await use(token)).status).toBe(200);
    expect((await edit(key.id, { expires_at: null })).body.expires_at).toBeNull();
    clock.advance(48 * HOUR_MS);
    expect((await use(token)).status).toBe(200);
  });

  it('is refused by v1 too once it has expired', async () => {
    const made = (await add({ expires_at: IN_AN_HOUR(), v1_compatibility: true })).body;
    const auth = `Basic ${Buffer.from(`${made.consumer_key}:${made.consumer_secret}`).toString('base64')}`;
    const ask = async () => (await world().request('/wp-json/svc/v1/sites/all-sites-count', { auth })).status;
    expect(await ask()).toBe(200);
    clock.advance(HOUR_MS);
    expect(await ask()).toBe(401);
  });

  it.each([
    ['an instant that has passed', '2025-12-31T23:59:59Z'],
    ['no instant', 'tomorrow'],
    ['no text', 5],
  ])('cannot be created with %s', async (_what, expires_at) => {
    const { status, body } = await add({ expires_at });
    expect([status, body.code]).toEqual([400, 'ability_invalid_input']);
    expect(body.data.errors[0].path).toBe('input.expires_at');
  });

  it('keeps its expiry date when other fields are edited afterwards', async () => {
    const { id, expires_at } = (await add({ expires_at: IN_AN_HOUR() })).body;
    clock.advance(2 * HOUR_MS);
    expect((await edit(id, { name: 'renamed', expires_at })).body).toMatchObject({ name: 'renamed', expires_at });
  });
});

describe('a key that is bound to addresses', () => {
  // Fails without isAllowed in verify-key.ts: the answers are 200.
  it('is accepted only from these addresses, in any notation', async () => {
    const addresses = ['203.0.113.0/24', '2001:db8::/32'];
    const { token, ...key } = (await add({ addresses })).body;
    expect(key.addresses).toEqual(addresses);
    for (const from of ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8:1::1']) {
      expect((await use(token, from)).status, from).toBe(200);
    }
    for (const from of ['203.0.114.1', '2001:db9::1', '127.0.0.1', undefined]) {
      expect(await use(token, from), from).toMatchObject({
        status: 401,
        body: { code: 'svc_rest_invalid_key', message: expect.stringContaining('not be used from this address') },
      });
    }
    expect((await edit(key.id, { addresses: [] })).body.addresses).toEqual([]);
    expect((await use(token, '203.0.114.1')).status).toBe(200);
  });

  it('writes an audit row with the address when it is used from elsewhere', async () => {
    const { token, id } = (await add({ addresses: ['203.0.113.7'] })).body;
    await use(token, '198.51.100.1');
    const mine = async () => (await audit('key.refused')).filter(({ subject }) => subject === `key:${id}`);
    await expect.poll(async () => (await mine()).length).toBe(1);
    expect((await mine())[0]).toMatchObject({ address: '198.51.100.1', detail_json: '{"why":"address"}' });
  });

  it.each([['10.1'], ['10.0.0.0/33'], ['localhost'], ['fe80::1%eth0'], [' ']])('rejects %j', async bad => {
    const { status, body } = await add({ addresses: ['203.0.113.7', bad] });
    expect([status, body.code]).toEqual([400, 'ability_invalid_input']);
    expect(body.data.errors[0].path).toBe('input.addresses[1]');
  });

  it('can be made and edited over REST, and is listed with its limits', async () => {
    const limits = { expires_at: '2030-01-31T08:00:00Z', addresses: ['203.0.113.7'], audit_log: true };
    const made = await world().rest('/rest-api/add-key', {
      method: 'POST',
      body: { description: 'from REST', permissions: ['read'], ...limits },
    });
    expect(made).toMatchObject({ status: 200, body: { data: limits } });
    const path = `/rest-api/edit-key/${made.body.data.id}`;
    const edited = await world().rest(path, { method: 'PUT', body: { addresses: ['::1'], expires_at: null } });
    expect(edited).toMatchObject({ status: 200, body: { data: { addresses: ['::1'], expires_at: null } } });
    const listed = (await world().rest('/rest-api/keys')).body.data;
    expect(listed[0]).toMatchObject({ addresses: ['::1'], expires_at: null, audit_log: true });
  });
});

describe('a key that only reads', () => {
  const list = (auth: string) => world().get('list-audit-log-v1', {}, { auth });

  // Fails without the fact `auditLog` on list-audit-log-v1: the answer is 200.
  it('reads the audit log only if allowed', async () => {
    const { token, ...key } = (await add({})).body;
    expect(key.audit_log).toBe(false);
    expect(await list(`Bearer ${token}`)).toMatchObject({
      status: 403,
      body: {
        code: 'svc_rest_insufficient_scope',
        message: expect.stringContaining('not allowed to read the audit log'),
      },
    });
    expect((await edit(key.id, { audit_log: true })).body.audit_log).toBe(true);
    expect((await list(`Bearer ${token}`)).status).toBe(200);
  });

  it('reads the audit log anyway if it has the write permission', async () => {
    expect((await list(await world().key('read', 'write'))).status).toBe(200);
  });
});

describe('a key that makes and edits keys', () => {
  const limited: Record<string, string> = {};
  beforeAll(async () => {
    const ctx = world().app.ctx({ kind: 'system', name: 'test' });
    const permissions = ['read', 'write'] as const;
    const made = async (more: object) =>
      `Bearer ${(await createApiKey(ctx, { name: 'x', permissions, ...more })).token}`;
    limited.expiring = await made({ expires_at: '2031-01-01T00:00:00Z' });
    limited.bound = await made({ addresses: ['127.0.0.0/8'] });
  });

  // Fails without `limited` in requireOwnRights and requireOwnLimits: the answers are 200.
  it.each(['expiring', 'bound'])('cannot give another key more than its own limit: %s', async kind => {
    const other = (await add({ active: false, expires_at: '2030-01-01T00:00:00Z' })).body;
    const auth = limited[kind];
    const refused = { status: 403, body: { code: 'svc_rest_insufficient_scope' } };
    expect(await add({}, auth)).toMatchObject(refused);
    expect(await edit(other.id, { expires_at: null }, auth)).toMatchObject(refused);
    expect(await edit(other.id, { addresses: ['0.0.0.0/0'] }, auth)).toMatchObject(refused);
    expect(await edit(other.id, { active: true }, auth)).toMatchObject(refused);
    expect((await edit(other.id, { name: 'another name' }, auth)).status).toBe(200);
  });

  it('cannot let another key read the audit log if it cannot itself', async () => {
    const writer = await world().key('write');
    const answer = await add({ permissions: ['write'], audit_log: true }, writer);
    expect(answer).toMatchObject({ status: 403, body: { code: 'svc_rest_insufficient_scope' } });
  });
});
