import { beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';

const world = useWorld({ sites: 2, seeded: true });
const V2 = '/wp-json/svc/v2';

const patch = (path: string, body: object, method = 'PATCH') => world().request(`${V2}${path}`, { method, body });
const post = async (path: string, body: object) => (await world().rest(path, { method: 'POST', body })).body.data;
const read = async (path: string) => (await world().rest(path)).body.data;

let tag: number;
let client: number;
let cost: number;
let field: number;
beforeAll(async () => {
  const [site, other] = world().siteIds;
  tag = (await post('/tags/add', { name: 'Tag', color: '#112233' })).id;
  field = (await post('/clients/fields/add', { name: 'VAT', description: 'Number' })).field_id;
  client = (
    await post('/clients/add', {
      name: 'Client',
      status: 'lead',
      selected_sites: [site, other],
      custom_fields: { VAT: '7' },
    })
  ).id;
  await patch(`/sites/${site}/edit`, { tags: [tag] });
  const types = { payment_type: 'subscription', product_type: 'plugin', renewal_type: 'yearly' };
  cost = (await post('/costs/add', { name: 'Cost', price: 1.5, ...types, sites: [site], last_renewal: '2026-01-31' }))
    .id;
});

/** Where a record is read and edited, a member that is read-only, and one that can be changed. */
const RECORDS = [
  ['client', () => `/clients/${client}`, 'created', { name: 'Other client' }],
  ['suspended client', () => `/clients/${client}`, 'sites_count', { note: 'n' }],
  ['cost', () => `/costs/${cost}`, 'next_renewal', { price: 2.25 }],
  ['tag', () => `/tags/${tag}`, 'sites_count', { color: '#445566' }],
  ['site with a tag', () => `/sites/${world().siteIds[0]}`, 'created', { notes: 'n' }],
] as const;

describe.each(RECORDS)('the record of a %s', (noun, at, readOnly, change) => {
  beforeAll(async () => {
    if (noun === 'suspended client') await world().rest(`/clients/${client}/suspend`, { method: 'POST' });
  });

  it.each(['PUT', 'PATCH', 'POST'])('can be sent back unchanged by %s, and changes nothing', async method => {
    const record = await read(at());
    const answer = await patch(`${at()}/edit`, record, method);
    expect([answer.status, answer.body.message]).toEqual([200, expect.stringContaining('was changed')]);
    expect(await read(at())).toEqual(record);
  });

  it('can be sent back with changes, and only they are stored', async () => {
    const record = await read(at());
    const { status, body } = await patch(`${at()}/edit`, { ...record, ...change });
    expect(status).toBe(200);
    expect(body.data).toEqual({ ...record, ...change });
  });

  it('is rejected if a read-only field was changed; the error names it, and nothing is stored', async () => {
    const record = await read(at());
    const { status, body } = await patch(`${at()}/edit`, { ...record, ...change, [readOnly]: 'other', name: 'Never' });
    expect([status, body.code]).toEqual([400, 'rest_invalid_param']);
    expect(body.data.params).toEqual({ [readOnly]: expect.stringContaining('read-only') });
    expect(await read(at())).toEqual(record);
  });

  it('is rejected at the path of another one, and nothing is stored', async () => {
    const record = await read(at());
    const { status, body } = await patch(`${at()}/edit`, { ...record, ...change, id: record.id + 1 });
    expect([status, body.data.params]).toEqual([400, { id: expect.stringContaining('read-only') }]);
    expect(await read(at())).toEqual(record);
  });
});

describe('a record', () => {
  it('of a client field can be sent back too', async () => {
    const [record] = await read(`/clients/fields?include=${field}`);
    expect((await patch(`/clients/fields/${field}/edit`, { ...record, description: 'New' })).body.data).toEqual({
      field_id: field,
      name: 'VAT',
      description: 'New',
    });
    const wrong = await patch(`/clients/fields/${field}/edit`, { ...record, field_id: field + 1 });
    expect(wrong.body.data.params).toHaveProperty('field_id');
  });

  it('of an API key and of an update window can be sent back too', async () => {
    await world().key('read');
    const [key] = await read('/rest-api/keys?per_page=1');
    const edited = await patch(`/rest-api/edit-key/${key.id}`, { ...key, description: 'Renamed' });
    expect(edited.body.data).toEqual({ ...key, description: 'Renamed' });
    expect((await patch(`/rest-api/edit-key/${key.id}`, { ...key, created: 'x' })).body.data.params).toHaveProperty(
      'created',
    );
    expect((await patch('/rest-api/edit-key/999', { ...key, description: 'x' })).status).toBe(404);
    const window = await post('/update-windows/add', {
      name: 'Night',
      days: ['sun'],
      opens: '02:00',
      closes: '04:00',
      time_zone: 'UTC',
    });
    const { status, body } = await patch(`/update-windows/${window.id}/edit`, { ...window, name: 'Nights' });
    expect([status, body.data]).toEqual([200, { ...window, name: 'Nights' }]);
  });

  it('that does not exist returns 404, and unknown fields are rejected', async () => {
    expect((await patch('/clients/999/edit', { id: 999, created: 'x' })).status).toBe(404);
    const unknown = await patch(`/clients/${client}/edit`, { ...(await read(`/clients/${client}`)), nonsense: 1 });
    expect(unknown.body.data.params).toEqual({ nonsense: expect.stringContaining('known') });
  });

  it('has only its own fields: names that every object has are rejected as unknown', async () => {
    for (const name of ['toString', 'valueOf', 'constructor', 'hasOwnProperty']) {
      const { status, body } = await patch(`/tags/${tag}/edit`, { sites_count: 1, [name]: 'x' });
      expect([status, Object.keys(body.data.params)]).toEqual([400, [name]]);
    }
  });

  it('is read for comparison only if the caller may edit it', async () => {
    const auth = await world().key('read');
    const answer = await world().request(`${V2}/clients/${client}/edit`, {
      method: 'PUT',
      auth,
      body: { created: 'x' },
    });
    expect(answer.status).toBe(403);
  });

  it('can be sent back in a form and in a batch, compared with what is stored at its turn', async () => {
    const record = await read(`/tags/${tag}`);
    const form = new URLSearchParams({ sites_count: String(record.sites_count), color: '#abcdef' });
    const headers = { authorization: world().admin };
    const url = `${world().origin}${V2}/tags/${tag}/edit`;
    expect((await fetch(url, { method: 'POST', headers, body: form })).status).toBe(200);
    const now = await read(`/tags/${tag}`);
    const batch = {
      update: [
        { ...now, name: 'Batched' },
        { ...now, sites_count: 99 },
      ],
    };
    const { body } = await world().request(`${V2}/tags/batch`, { method: 'POST', body: batch });
    expect(body.update).toMatchObject([
      { id: tag, success: 1, data: { name: 'Batched' } },
      { id: tag, success: 0, code: 'rest_invalid_param', data: { params: { sites_count: expect.any(String) } } },
    ]);
  });

  it('contains the sites of a client, which can be sent back with additions or removals', async () => {
    const record = await read(`/clients/${client}`);
    expect(record.selected_sites).toEqual(world().siteIds);
    const less = { ...record, selected_sites: [world().siteIds[1]], sites_count: 2 };
    expect((await patch(`/clients/${client}/edit`, less)).body.data).toMatchObject({
      selected_sites: [world().siteIds[1]],
      sites_count: 1,
    });
  });
});

it('accepts numbers as texts in JSON, as in forms and queries, and keeps other texts as texts', async () => {
  const [site] = world().siteIds;
  const { body } = await patch(`/costs/${cost}/edit`, { price: '10.50', sites: [String(site)], name: '12' });
  expect(body.data).toMatchObject({ price: 10.5, sites: [site], name: '12' });
  for (const price of ['10,50', 'ten', '', ' ']) {
    expect((await patch(`/costs/${cost}/edit`, { price })).body.data.params).toHaveProperty('price');
  }
  expect((await patch(`/clients/${client}/edit`, { client_phone: '0049' })).body.data.client_phone).toBe('0049');
});
