import { beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../../settings.ts';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld({
  env: { SITEKEEPER_MAINWP_API: 'on', SITEKEEPER_API_V1_QUERY_CREDENTIALS: 'true' },
});
const V2 = '/wp-json/mainwp/v2';
const ask = (path: string, method = 'GET', body?: object) => world().request(`${V2}${path}`, { method, body });

const SITES = 205;
beforeAll(async () => {
  for (let n = 1; n <= SITES; n++) await storeSite(world(), { url: `https://s${String(n).padStart(3, '0')}.example/` });
});

describe('a list', () => {
  it('is whole without page and per_page, beyond the pages that our abilities have', async () => {
    const { body } = await ask('/sites/basic');
    expect(body).toMatchObject({ success: 1, total: SITES });
    expect(new Set(body.data.map(({ id }: { id: string }) => id)).size).toBe(SITES);
  });

  it.each([
    ['page=2&per_page=2', ['s003', 's004']],
    ['page=2&per_page=203', ['s204', 's205']],
    ['page=9999&per_page=2', []],
  ])('has the window that %s names, of any size', async (query, wanted) => {
    const { body } = await ask(`/sites/basic?${query}`);
    const hosts = body.data.map(({ url }: { url: string }) => new URL(url).hostname.split('.')[0]);
    expect({ total: body.total, hosts }).toEqual({ total: SITES, hosts: wanted });
  });

  it('has only the members that _fields names, in its envelope', async () => {
    const { body } = await ask('/sites?_fields=id,url&per_page=1');
    expect(body).toEqual({
      success: 1,
      total: SITES,
      data: [{ id: expect.any(String), url: 'https://s001.example/' }],
    });
  });
});

describe('parameters', () => {
  it('that no operation knows are ignored', async () => {
    const { status, body } = await ask('/tags/add', 'POST', { name: 'EU', colour: 'blue', context: 'edit' });
    expect({ status, name: body.data?.name }).toEqual({ status: 200, name: 'EU' });
  });

  it.each([
    ['/sites/sync', { include: ',' }],
    ['/sites/disconnect', { include: [] }],
    ['/clients/add', { name: 'X', selected_sites: 'all' }],
  ])('of %s that are there but cannot be read never mean all: %j', async (path, sent) => {
    const { status, body } = await ask(path, 'POST', sent);
    const refused = status === 400 ? body.code : body.success;
    expect(refused).toEqual(status === 400 ? 'rest_invalid_param' : 0);
  });

  it('in the path take precedence over those in the body', async () => {
    const one = (await ask('/tags/add', 'POST', { name: 'One' })).body.data.id;
    const other = (await ask('/tags/add', 'POST', { name: 'Other' })).body.data.id;
    await ask(`/tags/${one}/edit`, 'PUT', { id: other, name: 'First' });
    expect((await ask(`/tags/${other}`)).body.data.name).toBe('Other');
    expect((await ask(`/tags/${one}`)).body.data.name).toBe('First');
  });
});

it('what is not there answers 501, names the operation and says why, to those who may ask', async () => {
  const { status, body } = await ask('/time-tracker/tasks/5/start', 'PATCH', {});
  expect({ status, body }).toEqual({
    status: 501,
    body: {
      code: 'mainwp_not_implemented',
      message: expect.stringMatching(/PATCH \/time-tracker\/tasks\/\{id\}\/start: .*Time Tracker/),
      data: { status: 501 },
    },
  });
});

it('a pair in the address is accepted where that is allowed, over v1 and v2', async () => {
  const { consumer_key, consumer_secret } = await world().v1Key('read');
  const pair = new URLSearchParams({ consumer_key, consumer_secret });
  const other = new URLSearchParams({ oauth_mainwp_ck: consumer_key, oauth_mainwp_cs: consumer_secret });
  for (const query of [pair, other]) {
    expect((await world().request(`${V2}/sites/count?${query}`, { auth: '' })).body).toEqual({ count: SITES });
  }
  const v1 = await world().request(`/wp-json/mainwp/v1/sites/all-sites-count?${pair}`, { auth: '' });
  expect(v1.body).toEqual({ count: SITES });
});

it('a batch runs its items in their order and reports each', async () => {
  const { body } = await ask('/batch', 'POST', {
    tags: { create: [{ name: 'Batch' }, {}], delete: [999_999] },
    clients: { create: [{ name: 'Kite' }] },
    nonsense: { create: [1] },
  });
  expect(body).toEqual({
    clients: { create: [expect.objectContaining({ success: 1 })] },
    tags: {
      create: [expect.objectContaining({ success: 1 }), expect.objectContaining({ success: 0 })],
      delete: [
        {
          id: 999_999,
          error: { code: 'mainwp_rest_invalid_tag_id', message: expect.any(String), data: { status: 404 } },
        },
      ],
    },
  });
});

it('users are imported from a file, and refused rows say why', async () => {
  const form = new FormData();
  form.append('csv_file', new Blob(['username,email\nanna,no\n']), 'users.csv');
  const headers = { authorization: world().admin };
  const answer = await fetch(`${world().origin}${V2}/users/import`, { method: 'POST', headers, body: form });
  expect(await answer.json()).toEqual({
    total: 1,
    success_count: 0,
    failed_count: 1,
    success_users: [],
    failed_users: [{ line_number: 2, username: 'anna', email: 'no', error: expect.stringMatching(/columns/) }],
  });
});

it('cannot be switched on while our own namespace is that of MainWP', () => {
  const env = { SITEKEEPER_MAINWP_API: 'on', SITEKEEPER_API_NAMESPACE: 'mainwp' };
  expect(() => readSettings(env)).toThrow(/SITEKEEPER_API_NAMESPACE/);
});

describe('a request with an idempotency key', () => {
  const send = (key: string, path: string, body: object) =>
    world().request(`${V2}${path}`, { method: 'POST', headers: { 'idempotency-key': key }, body });

  it('that is refused with status 200 before anything is done is not replayed, and may be sent corrected', async () => {
    const wrong = { name: 'Blue', color: 'no colour' };
    for (let turn = 0; turn < 2; turn++) {
      const { status, body, headers } = await send('tag-1', '/tags/add', wrong);
      expect([status, body.success, headers.get('idempotency-replayed')]).toEqual([200, 0, null]);
    }
    expect((await send('tag-1', '/tags/add', { name: 'Blue' })).body.success).toBe(1);
  });

  it('that has an outcome is replayed, also if that is a refusal such as a name that is taken', async () => {
    const made = await send('tag-2', '/tags/add', { name: 'Green' });
    const again = await send('tag-2', '/tags/add', { name: 'Green' });
    expect([again.body, again.headers.get('idempotency-replayed')]).toEqual([made.body, 'true']);
    const path = `/tags/${(await send('tag-3', '/tags/add', { name: 'Red' })).body.data.id}/edit`;
    expect((await send('tag-4', path, { name: 'Green' })).body.success).toBe(0);
    expect((await send('tag-4', path, { name: 'Green' })).headers.get('idempotency-replayed')).toBe('true');
  });
});
