import { beforeAll, describe, expect, it } from 'vitest';
import { ISO_SECOND, storeSite, useWorld } from '../../../testing/fixtures.ts';
import { full } from './clients.fixtures.ts';

const world = useWorld();
const send = (method: string, path: string, body?: unknown) => world().rest(path, { method, body });
const add = async (body: object): Promise<number> => (await send('POST', '/clients/add', body)).body.data.id;
const at = (selector: string | number) => `/clients/${encodeURIComponent(selector)}`;

const noTexts = Object.fromEntries(Object.keys(full).map(name => [name, '']));

let siteIds: number[];
let id: number;
let record: object;
beforeAll(async () => {
  siteIds = [];
  for (const name of ['one', 'two', 'three'])
    siteIds.push(await storeSite(world(), { url: `https://${name}.example/` }));
  for (const name of ['[client.birthday]', 'Tax no.']) await send('POST', '/clients/fields/add', { name });
  const body = {
    ...full,
    status: 'lead',
    selected_sites: siteIds.slice(0, 2),
    custom_fields: { '[client.birthday]': 'May' },
  };
  const added = await send('POST', '/clients/add', body);
  id = added.body.data.id;
  record = {
    id,
    ...full,
    status: 'lead',
    created: expect.stringMatching(ISO_SECOND),
    sites_count: 2,
    selected_sites: siteIds.slice(0, 2),
    custom_fields: { '[client.birthday]': 'May' },
  };
  expect(added).toMatchObject({ status: 200, body: { success: 1, message: 'The client was added.' } });
  expect(added.body.data).toEqual(record);
});

describe('POST /clients/add', () => {
  it('requires only a name', async () => {
    const { status, body } = await send('POST', '/clients/add', { name: ' Plain ' });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      ...noTexts,
      id: expect.any(Number),
      name: 'Plain',
      status: 'active',
      created: expect.stringMatching(ISO_SECOND),
      sites_count: 0,
      selected_sites: [],
      custom_fields: {},
    });
  });

  it('accepts forms, with comma-separated lists and nested fields', async () => {
    const form = new URLSearchParams({
      name: 'By form',
      client_email: 'form+1@example.co.uk',
      city: 'null',
      selected_sites: `${siteIds[2]}, `,
      'custom_fields[Tax no.]': '0815',
    });
    const answer = await fetch(`${world().origin}/wp-json/svc/v2/clients/add`, {
      method: 'POST',
      headers: { authorization: world().admin },
      body: form,
    });
    expect(await answer.json()).toMatchObject({
      data: {
        name: 'By form',
        client_email: 'form+1@example.co.uk',
        city: 'null',
        sites_count: 1,
        custom_fields: { 'Tax no.': '0815' },
      },
    });
  });

  it.each([
    [{}, 'name'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(256) }, 'name'],
    [{ name: 'x', email: 'a@example.com' }, 'email'],
    [{ name: 'x', client_email: 7 }, 'client_email'],
    [{ name: 'x', zip: 'z'.repeat(33) }, 'zip'],
    [{ name: 'x', note: 'U+0000: \0' }, 'note'],
    [{ name: 'x', status: 'suspended' }, 'status'],
    [{ name: 'x', selected_sites: 'one' }, 'selected_sites'],
    [{ name: 'x', selected_sites: [0] }, 'selected_sites'],
    [{ name: 'x', custom_fields: ['May'] }, 'custom_fields'],
    [{ name: 'x', custom_fields: { '[client.birthday]': 5 } }, 'custom_fields'],
    [{ name: 'x', id: 5 }, 'id'],
  ])('rejects %j as its %s', async (body, name) => {
    const answer = await send('POST', '/clients/add', body);
    expect(answer).toMatchObject({ status: 400, body: { success: 0, code: 'rest_invalid_param' } });
    expect(Object.keys(answer.body.data.params)).toContain(name);
  });

  it.each([
    [{ client_email: 'anna@localhost' }, 400, 'svc_invalid_input', /client_email/],
    [{ client_email: 'no address' }, 400, 'svc_invalid_input', /client_email/],
    [{ client_email: 'ANNA+SHOP@mail.example.museum' }, 409, 'svc_already_exists', /e-mail/],
    [{ selected_sites: [1, 999_999] }, 404, 'svc_site_not_found', /999999/],
    [{ custom_fields: { Shoe: '43' } }, 400, 'svc_invalid_input', /"Shoe"/],
  ])('rejects %j, and stores nothing', async (more, status, code, message) => {
    const { body: before } = await send('GET', '/clients/count');
    const answer = await send('POST', '/clients/add', { name: 'Refused', ...more });
    expect(answer).toMatchObject({ status, body: { success: 0, code, message: expect.stringMatching(message) } });
    expect((await send('GET', '/clients/count')).body).toEqual(before);
  });
});

describe('one client', () => {
  it.each(['ID', full.client_email, full.client_email.toUpperCase()])('is found by %s', async selector => {
    const { status, body } = await send('GET', at(selector === 'ID' ? id : selector));
    expect({ status, body }).toEqual({ status: 200, body: { success: 1, data: record } });
    const bare = await world().rest(`/clients/${selector === 'ID' ? id : selector}`);
    expect(bare.body).toEqual(body);
  });

  it.each(['POST', 'PUT', 'PATCH'])('is changed by %s, only in the given fields', async method => {
    const answer = await send(method, `${at(full.client_email)}/edit`, { city: 'Bonn', note: null, zip: '' });
    expect(answer).toMatchObject({ status: 200, body: { success: 1, message: 'The client was changed.' } });
    expect(answer.body.data).toEqual({ ...record, city: 'Bonn', note: '', zip: '' });
    const back = { city: full.city, note: full.note, zip: full.zip };
    expect((await send(method, `${at(id)}/edit?city=ignored`, back)).body.data).toEqual(record);
  });

  it.each([
    [{ client_email: 'no address' }, 400, 'svc_invalid_input'],
    [{ selected_sites: [999_999] }, 404, 'svc_site_not_found'],
  ])('stays unchanged if the change is invalid: %j', async (wrong, status, code) => {
    const before = (await send('GET', at(id))).body;
    const answer = await send('PATCH', `${at(id)}/edit`, { note: 'changed', ...wrong });
    expect(answer).toMatchObject({ status, body: { success: 0, code } });
    expect((await send('GET', at(id))).body).toEqual(before);
  });

  it('is assigned the selected sites, and none by an empty or null list', async () => {
    const other = await add({ name: 'Sites' });
    const select = async (selected_sites: unknown) =>
      (await send('PATCH', `${at(other)}/edit`, { selected_sites })).body.data.sites_count;
    expect(await select(siteIds)).toBe(3);
    expect(await select('')).toBe(0);
    expect(await select(siteIds.join(','))).toBe(3);
    expect(await select(null)).toBe(0);
    expect(await select([siteIds[2], siteIds[2]])).toBe(1);
    await send('PATCH', `${at(id)}/edit`, { selected_sites: siteIds.slice(0, 2) });
  });

  it('cannot take the e-mail address of another client', async () => {
    const other = await add({ name: 'Other', client_email: 'other@example.com' });
    const taken = await send('PUT', `${at(other)}/edit`, { client_email: full.client_email });
    expect(taken).toMatchObject({ status: 409, body: { code: 'svc_already_exists' } });
    const cleared = await send('PUT', `${at(other)}/edit`, { client_email: '' });
    expect(cleared.body.data.client_email).toBe('');
  });

  it('is deleted; its sites stay', async () => {
    const gone = { name: 'Gone', client_email: 'gone@example.com' };
    const goneId = await add({ ...gone, selected_sites: [siteIds[2]] });
    const { status, body } = await send('DELETE', `${at('gone@example.com')}/remove`);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: 1,
      message: expect.stringMatching(/deleted/),
      data: { id: goneId, ...gone, stranded_costs: [], silenced_rules: [], stranded_windows: [] },
    });
    expect((await send('DELETE', `${at(goneId)}/remove`)).status).toBe(404);
    const site = await world().post('get-site-client-v1', { site_id_or_domain: siteIds[2] });
    expect(site.body).toEqual({ site_id: siteIds[2], client: null });
  });

  it('returns its sites and their count', async () => {
    const { body } = await send('GET', `${at(full.client_email)}/sites?per_page=1&page=2`);
    expect(body).toMatchObject({ success: 1, total: 2, page: 2, per_page: 1, pages: 2, data: [{ client_id: id }] });
    expect((await send('GET', `${at(id)}/sites`)).body).toMatchObject({ per_page: 20 });
    expect((await send('GET', `${at(id)}/sites/count`)).body).toEqual({ success: 1, total: 2, count: 2 });
  });

  it('returns its costs', async () => {
    const cost = {
      name: 'Hosting',
      price: 5,
      payment_type: 'lifetime',
      product_type: 'hosting',
      renewal_type: 'disabled',
    };
    await send('POST', '/costs/add', { ...cost, clients: [id] });
    await send('POST', '/costs/add', { ...cost, name: 'Plugin', sites: [siteIds[0]] });
    await send('POST', '/costs/add', { ...cost, name: 'Of others', sites: [siteIds[2]] });
    const { body } = await send('GET', `${at(id)}/costs`);
    expect(body).toMatchObject({ success: 1, total: 2, per_page: 20, data: [{ name: 'Hosting' }, { name: 'Plugin' }] });
  });

  it.each(['POST', 'PUT', 'PATCH'])('is suspended and unsuspended with its sites by %s', async method => {
    const states = async () =>
      (await send('GET', `${at(id)}/sites`)).body.data.map((site: { status: string }) => site.status);
    for (const _ of ['once', 'again']) {
      const { status, body } = await send(method, `${at(id)}/suspend`);
      expect({ status, body }).toMatchObject({ status: 200, body: { success: 1, message: expect.any(String) } });
      expect(body.data).toEqual({ ...record, status: 'suspended' });
      expect(await states()).toEqual(['suspended', 'suspended']);
    }
    expect((await send(method, `${at(id)}/edit`, { status: 'active' })).body.code).toBe('svc_invalid_state');
    const { body } = await send(method, `${at(id)}/unsuspend`);
    expect(body.data).toEqual({ ...record, status: 'lead' });
    expect((await send(method, `${at(id)}/unsuspend`)).body.code).toBe('svc_invalid_state');
    expect(await states()).toEqual(['connected', 'connected']);
  });

  it.each([
    ['GET', ''],
    ['POST', '/edit'],
    ['DELETE', '/remove'],
    ['GET', '/sites'],
    ['GET', '/sites/count'],
    ['GET', '/costs'],
    ['PUT', '/suspend'],
    ['PATCH', '/unsuspend'],
  ])('%s …%s returns 404 for an unknown client', async (method, rest) => {
    for (const selector of [999_999, '1.0', '+1', 'nobody@example.com', '100% / none', '😀']) {
      const answer = await send(method, `${at(selector)}${rest}`);
      expect(answer).toMatchObject({ status: 404, body: { success: 0, code: 'svc_client_not_found' } });
    }
  });

  it('rejects an invalid address', async () => {
    expect((await world().rest('/clients/%E0%A4%A')).status).toBe(400);
    expect((await world().rest('/clients/a%00b')).status).toBe(400);
    expect((await world().rest(`/clients/${'x'.repeat(255)}`)).status).toBe(400);
  });
});
