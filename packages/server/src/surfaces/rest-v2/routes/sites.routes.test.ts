import { beforeAll, describe, expect, it } from 'vitest';
import { type KnownFleet, storeFleet } from '../../../features/sites/read/site-record.fixtures.ts';
import { refusedParams, storeSite, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld({ sites: 4, env: { SITEKEEPER_DEADLINE_SYNC: '3' } });
const rest = (method: string, path: string, body?: unknown) =>
  world().rest(path, { method, ...(body === undefined ? {} : { body }) });
const get = (path: string) => rest('GET', path);
const ids = (body: { data: readonly { id: number }[] }) => body.data.map(({ id }) => id);

let fleet: KnownFleet;
const idOf = (name: string) => fleet.sites.find(site => site.name === name)?.id as number;
beforeAll(async () => {
  fleet = await storeFleet(world());
});

describe('GET /sites', () => {
  it('returns records in the list envelope, by name, 20 per page', async () => {
    const { status, headers, body } = await get('/sites');
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: 1, total: 7, page: 1, per_page: 20, pages: 1 });
    expect(body.data.map((site: { name: string }) => site.name)).toEqual([
      'alpha',
      'Alpha',
      'Bakery',
      'Choir',
      'Garden',
      'Hotel',
      'Zebra',
    ]);
    expect([headers.get('x-wp-total'), headers.get('x-wp-totalpages')]).toEqual(['7', '1']);
    const listed = await world().get('list-site-records-v1');
    expect(body.data).toEqual(listed.body.items);
  });

  it.each([
    ['status=suspended', ['Alpha']],
    ['status=suspended,disconnected', ['Alpha', 'Choir']],
    ['status[]=suspended&status[]=disconnected', ['Alpha', 'Choir']],
    ['status=available_update&sort=id', ['alpha', 'Garden', 'Choir', 'Hotel']],
    ['status=any,suspended&search=alpha', ['alpha', 'Alpha']],
    ['health=never_synced,disconnected', ['Bakery', 'Choir', 'Zebra']],
    ['health=updates&sort=health', ['alpha', 'Garden', 'Hotel']],
    ['client_id=CLIENT', ['alpha', 'Alpha']],
    ['client_id=0,CLIENT&status=connected', ['alpha', 'Bakery', 'Zebra']],
    ['tags_any=RED,987654', ['alpha', 'Alpha', 'Bakery']],
    ['tags_all=RED,GREEN', ['alpha', 'Bakery']],
    ['search=BLOG', ['Alpha', 'Choir']],
    ['include=ZEBRA,987654', ['Zebra']],
    ['include=ZEBRA&include=HOTEL&order=desc', ['Zebra', 'Hotel']],
    ['exclude=ZEBRA&client_id=0', ['Bakery']],
    ['include=&exclude=&client_id=&status=&tags_any=&tags_all=&search=zebra', ['Zebra']],
    ['sort=wp_version&order=desc&per_page=2', ['Hotel', 'Alpha']],
    ['sort=last_sync&status=connected&per_page=2&page=2', ['Garden', 'alpha']],
  ])('is filtered and sorted by %s', async (query, wanted) => {
    const filled = query
      .replaceAll('CLIENT', String(fleet.clients[0]))
      .replaceAll('RED', String(fleet.tags[0]))
      .replaceAll('GREEN', String(fleet.tags[1]))
      .replaceAll('ZEBRA', String(idOf('Zebra')))
      .replaceAll('HOTEL', String(idOf('Hotel')));
    const { body } = await get(`/sites?${filled}`);
    expect(body.data?.map((site: { name: string }) => site.name)).toEqual(wanted);
    const basic = await get(`/sites/basic?${filled}`);
    expect(ids(basic.body)).toEqual(ids(body));
    expect(basic.body.total).toBe(body.total);
    const filters = filled.replace(/&?(sort|order|page|per_page)=\w+/g, '');
    expect((await get(`/sites/count?${filters}`)).body).toEqual({ success: 1, total: body.total, count: body.total });
  });

  it.each([
    ['page=0&per_page=201&sort=notes&order=up', ['order', 'page', 'per_page', 'sort']],
    [
      'include=one&exclude=x&client_id=-1&tags_any=0&tags_all=x',
      ['client_id', 'exclude', 'include', 'tags_all', 'tags_any'],
    ],
    ['status=gone', ['status']],
    ['health=fine', ['health']],
    ['with_tags=1', ['with_tags']],
    ['search=%00', ['search']],
  ])('rejects %s', async (query, wanted) => {
    expect(refusedParams(await get(`/sites?${query}`))).toEqual(wanted);
    expect(refusedParams(await get(`/sites/basic?${query}`))).toEqual(wanted);
  });
});

describe('GET /sites/basic', () => {
  it('returns id, name, address and client only', async () => {
    const { body } = await get('/sites/basic?per_page=1&search=hotel');
    const data = [{ id: idOf('Hotel'), url: 'https://hotel.example/', name: 'Hotel', client_id: fleet.clients[1] }];
    expect(body).toEqual({ success: 1, total: 1, page: 1, per_page: 1, pages: 1, data });
  });
});

describe('GET /sites/count', () => {
  it('counts all sites, and rejects a page', async () => {
    expect((await get('/sites/count')).body).toEqual({ success: 1, total: 7, count: 7 });
    expect(refusedParams(await get('/sites/count?page=1'))).toEqual(['page']);
  });
});

describe('GET /sites/{id_or_domain}', () => {
  it.each([
    ['bakery.co.uk', 'Bakery'],
    ['garden.museum', 'Garden'],
    ['WWW.Garden.Museum', 'Garden'],
    ['127.0.0.1%3A8301%2Fblog', 'Choir'],
    ['http%3A%2F%2F127.0.0.1%3A8301%2Fblog%2F', 'Choir'],
    ['two.example%2Fblog', 'Alpha'],
    ['https%3A%2F%2Fhotel.example', 'Hotel'],
  ])('finds %s', async (selector, name) => {
    const { status, body } = await get(`/sites/${selector}`);
    expect({ status, body: { ...body, data: body.data?.name } }).toEqual({
      status: 200,
      body: { success: 1, data: name },
    });
    expect((await get(`/sites/${idOf(name)}`)).body).toEqual(body);
  });

  it('returns 404 if no site matches, and 409 with the ids if several do', async () => {
    for (const selector of ['987654', 'two.example%2Fshop', '127.0.0.1%3A8302%2Fblog', '0', '-1', '1'.repeat(20)]) {
      const { status, body } = await get(`/sites/${selector}`);
      expect({ status, code: body.code }, selector).toEqual({ status: 404, code: 'svc_site_not_found' });
    }
    const twins = [await storeSite(world(), { url: 'https://twin.example/' })];
    twins.push(await storeSite(world(), { url: 'http://www.twin.example/' }));
    expect(await get('/sites/twin.example')).toMatchObject({
      status: 409,
      body: { success: 0, code: 'svc_ambiguous_site', data: { status: 409, site_ids: twins } },
    });
    for (const twin of twins) await rest('DELETE', `/sites/${twin}/remove`);
  });
});

it('wrong methods return 405 with the allowed ones', async () => {
  const answers = await Promise.all([
    rest('POST', '/sites', {}),
    rest('DELETE', `/sites/${idOf('Zebra')}/edit`),
    rest('GET', `/sites/${idOf('Zebra')}/remove`),
  ]);
  expect(answers.map(({ status, headers }) => [status, headers.get('allow')])).toEqual([
    [405, 'GET, HEAD'],
    [405, 'POST, PUT, PATCH'],
    [405, 'DELETE'],
  ]);
});
