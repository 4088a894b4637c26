import { beforeAll, describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';
import { essentials, extras } from './costs.fixtures.ts';

const world = useWorld();
const send = (method: string, path: string, body?: unknown) => world().rest(path, { method, body });

let siteIds: number[];
let clientId: number;
let tagId: number;
let id: number;
let record: object;
beforeAll(async () => {
  clientId = (await send('POST', '/clients/add', { name: 'Bakery' })).body.data.id;
  tagId = (await send('POST', '/tags/add', { name: 'Shops' })).body.data.id;
  const store = (name: string, client_id?: number) =>
    storeSite(world(), { url: `https://${name}.example/`, name, ...(client_id === undefined ? {} : { client_id }) });
  siteIds = [await store('one', clientId), await store('two'), await store('three')];
  await world().post('update-site-v1', { site_id_or_domain: siteIds[1], tags: [tagId] });
  const added = await send('POST', '/costs/add', { ...essentials, ...extras, sites: [siteIds[1], siteIds[0]] });
  id = added.body.data.id;
  record = {
    id,
    ...essentials,
    ...extras,
    next_renewal: expect.stringMatching(/^\d{4}-02-2[89]$/),
    currency: 'USD',
    sites: siteIds.slice(0, 2),
    groups: [],
    clients: [],
    product_type_title: '',
    payment_method_title: '',
  };
  expect(added).toMatchObject({ status: 200, body: { success: 1, message: 'The cost was added.' } });
  expect(added.body.data).toEqual(record);
});

describe('/costs/add', () => {
  it.each(['POST', 'PUT', 'PATCH'])(
    'creates a cost by %s from the required fields and one kind of target',
    async method => {
      const { status, body } = await send(method, '/costs/add', { ...essentials, clients: [clientId] });
      expect(status).toBe(200);
      expect(body.data).toEqual({
        id: expect.any(Number),
        ...essentials,
        license_type: 'single_site',
        product_type_title: '',
        product_slug: '',
        last_renewal: null,
        next_renewal: null,
        payment_method: '',
        payment_method_title: '',
        cost_tracker_status: 'active',
        currency: 'USD',
        url: '',
        note: '',
        product_color: '',
        icon_hidden: '',
        sites: [],
        groups: [],
        clients: [clientId],
      });
      expect((await send('DELETE', `/costs/${body.data.id}/remove`)).status).toBe(200);
    },
  );

  it.each([
    ['sites', () => siteIds.slice(0, 2).join(' , '), () => siteIds.slice(0, 2)],
    ['sites', () => [siteIds[0], siteIds[0]], () => [siteIds[0]]],
    ['groups', () => String(tagId), () => [tagId]],
    ['clients', () => `${clientId},`, () => [clientId]],
  ])('accepts %s as a list or as comma-separated text', async (kind, given, stored) => {
    const { body } = await send('POST', '/costs/add', { ...essentials, [kind]: given() });
    expect(body.data).toMatchObject({ sites: [], groups: [], clients: [], [kind]: stored() });
    await send('DELETE', `/costs/${body.data.id}/remove`);
  });

  it('accepts forms', async () => {
    const fields = { ...essentials, price: '0.10', 'sites[0]': String(siteIds[0]), payment_method: '' };
    const answer = await fetch(`${world().origin}/wp-json/svc/v2/costs/add`, {
      method: 'PUT',
      headers: { authorization: world().admin },
      body: new URLSearchParams(fields),
    });
    const { data } = (await answer.json()) as { data: { id: number } };
    expect(data).toMatchObject({ ...essentials, price: 0.1, sites: [siteIds[0]], payment_method: '' });
    await send('DELETE', `/costs/${data.id}/remove`);
  });

  it.each([
    ...['name', 'price', 'payment_type', 'product_type', 'renewal_type'].map(name => [{ [name]: undefined }, name]),
    ...['payment_type', 'product_type', 'renewal_type', 'license_type'].map(name => [{ [name]: 'x' }, name]),
    ...['payment_method', 'cost_tracker_status'].map(name => [{ [name]: 'x' }, name]),
    [{ name: '\t' }, 'name'],
    [{ price: '29,99' }, 'price'],
    [{ price: -1 }, 'price'],
    [{ price: 1e12 }, 'price'],
    [{ last_renewal: 5 }, 'last_renewal'],
    [{ url: 'javascript:alert(1)' }, 'url'],
    [{ product_color: 'green' }, 'product_color'],
    [{ product_slug: 's'.repeat(192) }, 'product_slug'],
    [{ sites: 'one' }, 'sites'],
    [{ sites: '' }, 'sites'],
    [{ clients: [0] }, 'clients'],
    [{ groups: { 0: 1 } }, 'groups'],
    [{ id: 5 }, 'id'],
  ] as [object, string][])('rejects %j as its %s', async (wrong, name) => {
    const answer = await send('POST', '/costs/add', { ...essentials, sites: [siteIds[0]], ...wrong });
    expect(answer).toMatchObject({ status: 400, body: { success: 0, code: 'rest_invalid_param' } });
    expect(Object.keys(answer.body.data.params)).toContain(name);
  });

  it('names the allowed values', async () => {
    const { body } = await send('POST', '/costs/add', { ...essentials, sites: [siteIds[0]], renewal_type: 'daily' });
    expect(body.message).toMatch(/renewal_type must be one of: weekly, monthly, quarterly, yearly, disabled/);
  });

  it.each([
    [{ price: 0.001 }, 400, 'svc_invalid_input', /price/],
    [{ last_renewal: '2025-02-29' }, 400, 'svc_invalid_input', /last_renewal/],
    [{ last_renewal: '01/31/2025' }, 400, 'svc_invalid_input', /last_renewal/],
    [{ sites: undefined }, 400, 'svc_invalid_input', /sites, groups and clients/],
    [{ sites: [] }, 400, 'svc_invalid_input', /sites, groups and clients/],
    [{ clients: [1] }, 400, 'svc_invalid_input', /sites, groups and clients/],
    [{ sites: [999_999] }, 404, 'svc_site_not_found', /999999/],
    [{ sites: undefined, groups: [999_999] }, 404, 'svc_tag_not_found', /999999/],
    [{ sites: undefined, clients: [999_999] }, 404, 'svc_client_not_found', /999999/],
  ])('rejects %j, and stores nothing', async (wrong, status, code, message) => {
    const before = (await send('GET', '/costs')).body.total;
    const answer = await send('POST', '/costs/add', { ...essentials, sites: [siteIds[0]], ...wrong });
    expect(answer).toMatchObject({ status, body: { success: 0, code, message: expect.stringMatching(message) } });
    expect((await send('GET', '/costs')).body.total).toBe(before);
  });
});

describe('one cost', () => {
  it('is returned', async () => {
    const { status, body } = await send('GET', `/costs/${id}?id=999`);
    expect({ status, body }).toEqual({ status: 200, body: { success: 1, data: record } });
  });

  it.each(['', null])('has its texts cleared by %j', async nothing => {
    const texts = ['product_slug', 'url', 'note', 'product_color', 'icon_hidden'];
    const without = (said: string | null) => Object.fromEntries(texts.map(name => [name, said]));
    const { body: made } = await send('POST', '/costs/add', { ...essentials, ...extras, sites: [siteIds[0]] });
    expect(made.data).toMatchObject({ product_slug: extras.product_slug, note: extras.note });
    const { body } = await send('PATCH', `/costs/${made.data.id}/edit`, without(nothing));
    expect(body.data).toEqual({ ...made.data, ...without('') });
    const { body: bare } = await send('POST', '/costs/add', {
      ...essentials,
      ...without(nothing),
      sites: [siteIds[0]],
    });
    expect(bare.data).toMatchObject(without(''));
    for (const { data } of [made, bare]) await send('DELETE', `/costs/${data.id}/remove`);
  });

  it.each(['POST', 'PUT', 'PATCH'])('is changed by %s, only in the given fields', async method => {
    const path = `/costs/${id}/edit`;
    const answer = await send(method, path, {
      price: 0,
      note: '',
      last_renewal: '',
      payment_method: null,
      groups: [tagId],
    });
    expect(answer.body).toMatchObject({ success: 1, message: 'The cost was changed.' });
    const cleared = { price: 0, note: '', last_renewal: null, next_renewal: null, payment_method: '' };
    expect(answer.body.data).toEqual({ ...record, ...cleared, sites: [], groups: [tagId] });
    const { price, payment_method } = { ...essentials, ...extras };
    const { note, last_renewal } = extras;
    const back = { price, note, last_renewal, payment_method, sites: siteIds.slice(0, 2) };
    expect((await send(method, `${path}?note=ignored&id=999`, back)).body.data).toEqual(record);
  });

  it.each([
    [{ sites: [] }, 'svc_invalid_input'],
    [{ sites: '' }, 'rest_invalid_param'],
    [{ price: 1.005 }, 'svc_invalid_input'],
    [{ name: '' }, 'rest_invalid_param'],
    [{ currency: 'EUR' }, 'rest_invalid_param'],
  ])('stays unchanged if the change is invalid: %j', async (wrong, code) => {
    const answer = await send('PATCH', `/costs/${id}/edit`, { note: 'changed', ...wrong });
    expect(answer).toMatchObject({ status: 400, body: { success: 0, code } });
    expect((await send('GET', `/costs/${id}`)).body.data).toEqual(record);
  });

  it.each([
    ['sites', 'svc_site_not_found'],
    ['groups', 'svc_tag_not_found'],
    ['clients', 'svc_client_not_found'],
  ])('keeps its targets if the new %s do not exist', async (kind, code) => {
    const answer = await send('PATCH', `/costs/${id}/edit`, { [kind]: [999_999] });
    expect(answer).toMatchObject({ status: 404, body: { success: 0, code } });
    expect((await send('GET', `/costs/${id}`)).body.data).toEqual(record);
  });

  it('returns its sites and clients, whether named directly or not', async () => {
    const names = async (path: string) =>
      (await send('GET', path)).body.data.map((item: { name: string }) => item.name);
    expect(await names(`/costs/${id}/sites`)).toEqual(['one', 'two']);
    expect(await names(`/costs/${id}/sites?per_page=1&page=2`)).toEqual(['two']);
    const { body } = await send('GET', `/costs/${id}/clients`);
    expect(body).toMatchObject({ success: 1, total: 1, page: 1, per_page: 20, pages: 1 });
    expect(body.data).toEqual([(await send('GET', `/clients/${clientId}`)).body.data]);
    await send('PATCH', `/costs/${id}/edit`, { groups: [tagId] });
    expect(await names(`/costs/${id}/sites`)).toEqual(['two']);
    expect(await names(`/costs/${id}/clients`)).toEqual([]);
    await send('PATCH', `/costs/${id}/edit`, { clients: [clientId] });
    expect(await names(`/costs/${id}/sites`)).toEqual(['one']);
    expect(await names(`/costs/${id}/clients`)).toEqual(['Bakery']);
    await send('PATCH', `/costs/${id}/edit`, { sites: siteIds.slice(0, 2) });
  });

  it('is deleted', async () => {
    const { body: made } = await send('POST', '/costs/add', { ...essentials, sites: [siteIds[0]] });
    const path = `/costs/${made.data.id}/remove`;
    const { status, body } = await send('DELETE', path);
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: 1, message: expect.stringMatching(/deleted/), data: made.data },
    });
    expect((await send('DELETE', path)).status).toBe(404);
  });

  it.each([
    ['GET', ''],
    ['PUT', '/edit'],
    ['DELETE', '/remove'],
    ['GET', '/sites'],
    ['GET', '/clients'],
  ])('%s …%s returns 404 for an unknown cost and for an invalid id', async (method, rest) => {
    const unknown = await send(method, `/costs/999999${rest}`);
    expect(unknown).toMatchObject({ status: 404, body: { success: 0, code: 'svc_cost_not_found' } });
    for (const wrong of ['one', '0', '1.5', '%20']) {
      const { status, body } = await send(method, `/costs/${wrong}${rest}`);
      expect({ status, params: Object.keys(body.data.params) }).toEqual({ status: 400, params: ['id'] });
    }
  });
});
