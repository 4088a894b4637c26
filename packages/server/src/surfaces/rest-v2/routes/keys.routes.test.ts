import { beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';

const world = useWorld();
let auth: string;
beforeAll(async () => {
  auth = await world().key('read', 'write');
});

const ask = (method: string, path: string, body?: object, by = auth) =>
  world().rest(`/rest-api${path}`, { method, auth: by, ...(body ? { body } : {}) });
const add = async (description: string, permissions: unknown = 'read', active = true) =>
  (await ask('POST', '/add-key', { description, permissions, active })).body;
const form = async (method: string, path: string, body: string) => {
  const headers = { authorization: auth, 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(`${world().origin}/wp-json/svc/v2/rest-api${path}`, { method, headers, body });
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  return { status: answer.status, body: (await answer.json()) as any };
};
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

describe('POST /rest-api/add-key', () => {
  it('creates a key, shows its token once, and never creates v1 credentials', async () => {
    const { status, body } = await ask('POST', '/add-key', { description: 'Nightly', permissions: 'read,write' });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: 1,
      message: expect.stringMatching(/added/),
      token: expect.stringMatching(/^sk_[\w-]{43}$/),
      data: {
        id: expect.any(Number),
        description: 'Nightly',
        permissions: ['read', 'write'],
        active: true,
        v1: false,
        truncated_key: body.token.slice(-7),
        created: expect.stringMatching(ISO),
        last_access: null,
        last_access_v1: null,
        imported_from: null,
        expires_at: null,
        addresses: [],
        audit_log: false,
      },
    });
    const refused = await ask('POST', '/add-key', { description: 'x', permissions: 'read', v1_compatibility: true });
    expect(refused).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
  });

  it.each([
    ['permissions=read&description=form', ['read'], true],
    ['permissions=read,write&description=form&active=false', ['read', 'write'], false],
    ['permissions[]=write&permissions[]=read&description=form&active=1', ['read', 'write'], true],
  ])('accepts the form %s', async (text, permissions, active) => {
    const { status, body } = await form('POST', '/add-key', text);
    expect([status, body.data]).toEqual([200, expect.objectContaining({ description: 'form', permissions, active })]);
  });

  it.each([
    [{ description: ' ', permissions: 'read' }, 'description'],
    [{ description: 'x' }, 'permissions'],
    [{ description: 'x', permissions: '' }, 'permissions'],
    [{ description: 'x', permissions: [] }, 'permissions'],
    [{ description: 'x', permissions: 'read,delete' }, 'permissions'],
    [{ description: 'x', permissions: ['read'], active: 'perhaps' }, 'active'],
  ])('rejects %o as its %s', async (body, name) => {
    const answer = await ask('POST', '/add-key', body);
    expect(answer).toMatchObject({ status: 400, body: { success: 0, code: 'rest_invalid_param' } });
    expect(Object.keys(answer.body.data.params).map(path => path.replace(/\[.*/, ''))).toContain(name);
  });

  it('gives a key without a description a default one, which can be changed', async () => {
    const { status, body } = await ask('POST', '/add-key', { permissions: 'read', active: true });
    expect([status, body.data.description]).toEqual([200, 'API key']);
    const edited = await ask('PATCH', `/edit-key/${body.data.id}`, { description: 'Backup' });
    expect(edited.body.data).toEqual({ ...body.data, description: 'Backup' });
    expect((await ask('PATCH', `/edit-key/${body.data.id}`, { active: true })).body.data.description).toBe('Backup');
  });

  it('gives no more rights than the calling key has', async () => {
    const writes = await world().key('write');
    const answer = await ask('POST', '/add-key', { description: 'x', permissions: 'read' }, writes);
    expect(answer).toMatchObject({ status: 403, body: { success: 0, code: 'svc_rest_insufficient_scope' } });
    expect((await ask('POST', '/add-key', { description: 'x', permissions: 'write' }, writes)).status).toBe(200);
  });
});

describe('GET /rest-api/keys', () => {
  it('lists keys in the list envelope, newest first, without tokens', async () => {
    const { token, data } = await add('Newest');
    const { status, body, headers } = await ask('GET', '/keys?per_page=1');
    expect([status, body]).toEqual([
      200,
      { success: 1, total: expect.any(Number), page: 1, per_page: 1, pages: body.total, data: [data] },
    ]);
    expect(headers.get('x-wp-total')).toBe(String(body.total));
    expect(JSON.stringify((await ask('GET', '/keys?per_page=200')).body)).not.toContain(token);
    expect((await ask('GET', '/keys?per_page=201')).status).toBe(400);
  });

  it('shows only whether v1 credentials exist, and nothing of them', async () => {
    const pair = await world().v1Key('read');
    const text = JSON.stringify((await ask('GET', '/keys')).body);
    expect(text).toContain('"v1":true');
    expect(text).not.toContain(pair.consumer_key.slice(3));
  });
});

describe('/rest-api/edit-key/{id}', () => {
  it.each(['POST', 'PUT', 'PATCH'])('%s changes only what is given, as JSON and as a form', async method => {
    const { data } = await add('Before');
    const path = `/edit-key/${data.id}`;
    const renamed = await ask(method, path, { description: 'After' });
    const message = expect.stringMatching(/changed/);
    expect(renamed.body).toEqual({ success: 1, message, data: { ...data, description: 'After' } });
    const narrowed = await form(method, path, 'permissions=write&active=0');
    expect(narrowed.body.data).toMatchObject({ description: 'After', permissions: ['write'], active: false });
  });

  it.each([{ description: '' }, { permissions: [] }, { permissions: '' }])('rejects %o', async body => {
    const { data } = await add('Kept');
    expect((await ask('PATCH', `/edit-key/${data.id}`, body)).status).toBe(400);
    expect((await ask('GET', '/keys?per_page=1')).body.data[0]).toEqual(data);
  });

  it('returns when a key was last used', async () => {
    const { token, data } = await add('Used');
    await ask('GET', '/keys', undefined, `Bearer ${token}`);
    const { body } = await ask('PATCH', `/edit-key/${data.id}`, {});
    expect(body.data.last_access).toMatch(ISO);
  });
});

describe('deleting keys', () => {
  it('revokes it at once', async () => {
    const { token, data } = await add('Gone');
    const { status, body } = await ask('DELETE', `/delete-key/${data.id}`);
    expect([status, body]).toEqual([200, { success: 1, message: 'The key was deleted.', data }]);
    const answer = await ask('GET', '/keys', undefined, `Bearer ${token}`);
    expect(answer).toMatchObject({ status: 401, body: { code: 'svc_rest_invalid_key' } });
    expect(await ask('DELETE', `/delete-key/${data.id}`)).toMatchObject({ status: 404, body: { success: 0 } });
  });

  it.each([
    ['in the address', (ids: string) => ask('DELETE', `/delete-keys?ids=${ids}`)],
    ['as text', (ids: string) => ask('DELETE', '/delete-keys', { ids })],
    ['as an array', (ids: string) => ask('DELETE', '/delete-keys', { ids: ids.split(',').map(Number) })],
    ['in a form', (ids: string) => form('DELETE', '/delete-keys', `ids=${ids}`)],
  ])('several, %s: deletes the existing ones and names the others', async (_where, remove) => {
    const [a, b] = [(await add('a')).data.id, (await add('b')).data.id];
    const { status, body } = await remove(`${b},999999,${a}`);
    const error = { identifier: 999_999, code: 'svc_key_not_found', message: expect.stringMatching(/\S/) };
    const data = { deleted: [a, b], errors: [error] };
    expect([status, body]).toEqual([200, { success: 1, message: '2 keys were deleted.', data }]);
  });

  it.each(['', '?ids=', '?ids=all', '?ids=,'])('several, none of them named (%s): is rejected', async query => {
    const before = (await ask('GET', '/keys')).body.total;
    expect((await ask('DELETE', `/delete-keys${query}`)).status).toBe(400);
    expect((await ask('GET', '/keys')).body.total).toBe(before);
  });

  it.each([
    ['PATCH', '/edit-key/999999'],
    ['DELETE', '/delete-key/999999'],
  ])('%s %s returns 404 for an unknown key', async (method, path) => {
    expect(await ask(method, path)).toMatchObject({ status: 404, body: { success: 0, code: 'svc_key_not_found' } });
  });
});
