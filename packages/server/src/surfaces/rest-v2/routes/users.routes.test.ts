import { beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';

const logged: string[] = [];
const world = useWorld({ sites: 4, seeded: true, log: { write: line => void logged.push(line) } });
const site = (k: number) => world().fleet.site(k);
const siteOf = (k: number) => world().siteIds[k - 1] as number;
const domain = (k: number) => new URL(world().fleet.url(k)).host;
let made = 0;
const user = (more: Record<string, unknown> = {}) => {
  made += 1;
  return { username: `rest${made}`, email: `rest${made}@x.example`, ...more };
};

const post = (path: string, body: unknown, method = 'POST') => world().rest(path, { method, body });
beforeAll(async () => {
  const groups = (await post('/tags/add', { name: 'Nord' })).body.data.id;
  await world().post('update-site-v1', { site_id_or_domain: siteOf(2), tags: [groups] });
  const client = (await world().post('add-client-v1', { name: 'Bakery', client_email: 'b@x.example' })).body.id;
  await world().post('update-site-v1', { site_id_or_domain: siteOf(3), client_id: client });
});

describe('GET /users', () => {
  it('lists users in the list envelope, and names sites that did not respond', async () => {
    site(4).setFaults('http500');
    const { status, body, headers } = await world().rest('/users?per_page=2');
    site(4).setFaults();
    const total = [1, 2, 3].reduce((sum, k) => sum + site(k).users.length, 0);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: 1, total, page: 1, per_page: 2, pages: Math.ceil(total / 2) });
    expect(body.data).toMatchObject([{ id: 1, website_id: siteOf(1), username: site(1).admin }, { id: 2 }]);
    expect(body.errors).toEqual([
      {
        website_id: siteOf(4),
        code: 'svc_connection_failed',
        cause: expect.any(String),
        message: expect.any(String),
      },
    ]);
    expect(headers.get('x-wp-total')).toBe(String(total));
  });

  it.each([
    ['websites=ID1,DOMAIN2', [1, 2]],
    ['websites[]=ID1&groups=nord', [1, 2]],
    ['clients=b@x.example', [3]],
    ['groups=&clients=B@x.example&websites=', [3]],
    ['search=fleet-admin&roles=administrator,editor&websites=ID1', [1]],
  ])('is filtered by %s', async (query, sites) => {
    const asked = query.replace('ID1', String(siteOf(1))).replace('DOMAIN2', domain(2));
    const { body } = await world().rest(`/users?per_page=200&${asked}`);
    expect([...new Set(body.data.map((one: { website_id: number }) => one.website_id))]).toEqual(sites.map(siteOf));
  });

  it.each(['per_page=201', 'roles=a%20b', 'website=1'])('rejects %s', async query => {
    expect(await world().rest(`/users?${query}`)).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
  });
});

describe('POST /users/create', () => {
  it('creates the user on the sites of all filters', async () => {
    const wanted = user({ role: 'editor', websites: domain(1), groups: 'Nord', clients: 'b@x.example' });
    const { status, body } = await post('/users/create', wanted);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: 1, message: 'The user was created on 3 of 3 sites.' });
    expect(body.data.created.map((one: { website_id: number }) => one.website_id)).toEqual([1, 2, 3].map(siteOf));
    expect(site(2).user(wanted.username)).toMatchObject({ role: 'editor' });
  });

  it.each([
    [{}, 'svc_invalid_input'],
    [{ websites: '', groups: ' , ', clients: null }, 'svc_invalid_input'],
    [{ websites: [] }, 'svc_invalid_input'],
    [{ websites: [''] }, 'rest_invalid_param'],
    [{ websites: 1 }, 'rest_invalid_param'],
  ])('never means all sites: %o', async (filter, code) => {
    expect(await post('/users/create', { ...user(), ...filter })).toMatchObject({ status: 400, body: { code } });
  });

  it.each([
    ['JSON', 'application/json', (fields: object) => JSON.stringify(fields)],
    ['a form', 'application/x-www-form-urlencoded', (fields: object) => String(new URLSearchParams({ ...fields }))],
  ])('accepts empty filters beside one that is not empty, by %s', async (_what, type, written) => {
    const body = written(user({ websites: String(siteOf(1)), groups: '', clients: '' }));
    const answer = await fetch(`${world().origin}/wp-json/svc/v2/users/create`, {
      method: 'POST',
      body,
      headers: { authorization: world().admin, 'content-type': type },
    });
    expect(await answer.json()).toMatchObject({ success: 1, data: { created: [{ website_id: siteOf(1) }] } });
  });

  it('returns the failure itself if no site has the user', async () => {
    const answer = await post('/users/create', { ...user(), username: site(1).admin, websites: String(siteOf(1)) });
    expect(answer).toMatchObject({ status: 409, body: { success: 0, code: 'svc_already_exists' } });
  });
});

describe('one user', () => {
  it.each(['PUT', 'PATCH', 'POST'])('is changed by %s, on a site named by id or domain', async method => {
    site(1).addUser(`edit-${method}`, 'editor');
    const id = site(1).user(`edit-${method}`)?.id;
    const path = `/users/${method === 'PUT' ? siteOf(1) : domain(1)}/${id}/edit`;
    const fields = { first_name: method, role: 'author', user_id: 1 };
    const { status, body } = await post(`${path}?user_id=1`, fields, method);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { success: 1, message: 'The user was changed.', data: { id, website_id: siteOf(1), first_name: method } },
    });
    expect(site(1).user(`edit-${method}`)).toMatchObject({ firstName: method, role: 'author' });
  });

  it('is deleted without a request body', async () => {
    site(1).addUser('gone', 'editor');
    const path = `/users/${domain(1)}/${site(1).user('gone')?.id}/delete`;
    const { body } = await world().rest(path, { method: 'DELETE' });
    expect(body).toMatchObject({ success: 1, message: expect.stringMatching(/deleted/), data: { username: 'gone' } });
    const again = await world().rest(path, { method: 'DELETE' });
    expect(again).toMatchObject({ status: 404, body: { success: 0, code: 'svc_user_not_found' } });
    const admin = await world().rest(`/users/${siteOf(1)}/1/delete`, { method: 'DELETE' });
    expect(admin).toMatchObject({ status: 409, body: { code: 'svc_protected' } });
  });

  it.each(['/users/nowhere.example/1/delete', '/users/999/1/delete'])(
    '%s returns 404 for an unknown site',
    async path => {
      expect(await world().rest(path, { method: 'DELETE' })).toMatchObject({
        status: 404,
        body: { code: 'svc_site_not_found' },
      });
    },
  );
});

describe('/users/update-admin-password', () => {
  it.each(['PUT', 'PATCH', 'POST'])('sets it by %s', async method => {
    const password = `Neu-per-${method}`;
    const { body } = await post('/users/update-admin-password', { password, websites: `${siteOf(1)},999` }, method);
    expect(body).toMatchObject({ success: 1, message: 'The password was changed on 1 of 2 sites.' });
    expect(site(1).adminPassword).toBe(password);
    expect(JSON.stringify(body)).not.toContain(password);
  });

  it('ignores empty filters', async () => {
    const password = 'Neu-ohne-Gruppen';
    const { body } = await post('/users/update-admin-password', { password, websites: domain(1), groups: '' }, 'PUT');
    expect(body.data.updated).toEqual([{ website_id: siteOf(1), website_url: expect.any(String) }]);
  });

  it('requires a password', async () => {
    const { status, body } = await post('/users/update-admin-password', { websites: '1' }, 'PUT');
    expect({ status, params: Object.keys(body.data.params) }).toEqual({ status: 400, params: ['password'] });
  });
});

it('no password is logged', async () => {
  const password = 'Nirgends-zu-finden-1';
  await post('/users/create', { ...user({ password }), websites: String(siteOf(1)) });
  await post('/users/create', { ...user({ password: `${password}"` }), websites: String(siteOf(1)) });
  await post('/users/update-admin-password', { password, websites: String(siteOf(1)) }, 'PUT');
  expect(site(1).adminPassword).toBe(password);
  expect(logged.length).toBeGreaterThan(3);
  expect(logged.filter(line => line.includes(password))).toEqual([]);
});
