import { beforeAll, describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';
import { essentials, extras } from './costs.fixtures.ts';

const world = useWorld();
const send = (method: string, path: string, body?: unknown) => world().rest(path, { method, body });

let siteId: number;
let clientId: number;
let id: number;
let record: object;
beforeAll(async () => {
  clientId = (await send('POST', '/clients/add', { name: 'Bakery' })).body.data.id;
  siteId = await storeSite(world(), { url: 'https://one.example/', client_id: clientId });
  const { body } = await send('POST', '/costs/add', { ...essentials, ...extras, sites: [siteId] });
  ({ id } = body.data);
  record = { ...body.data, ...essentials, ...extras };
});

describe('GET /costs', () => {
  const ids: number[] = [];
  const costs = [
    { name: 'list 100% "a"', product_type: 'theme', payment_type: 'lifetime', cost_tracker_status: 'onhold' },
    { name: 'list b/ü 🦓', product_type: 'hosting', payment_type: 'subscription', cost_tracker_status: 'active' },
    { name: 'list_C', product_type: 'theme', payment_type: 'subscription', cost_tracker_status: 'expired' },
  ];
  beforeAll(async () => {
    for (const cost of costs) {
      ids.push((await send('POST', '/costs/add', { ...essentials, ...cost, sites: [siteId] })).body.data.id);
    }
  });

  it.each([
    ['search=LIST', [0, 1, 2]],
    ['search=0%25', [0]],
    ['search=_', [2]],
    ['search=%F0%9F%A6%93', [1]],
    ['search=list&status=onhold,expired', [0, 2]],
    ['search=list&status=active', [1]],
    ['search=list&category=theme', [0, 2]],
    ['search=list&category=any', [0, 1, 2]],
    ['search=list&category[]=theme&category[]=hosting&status=active', [1]],
    ['search=list&type=lifetime', [0]],
    ['search=list&type=any,lifetime', [0, 1, 2]],
    ['search=list&type=subscription&category=theme', [2]],
    ['include=#1,#2', [1, 2]],
    ['include=#1,#2&exclude=#1', [2]],
    ['search=list&exclude=#1&include=', [0, 2]],
  ])('is filtered by %s', async (query, expected) => {
    const { status, body } = await world().rest(`/costs?${query.replace(/#(\d)/g, (_, n) => String(ids[Number(n)]))}`);
    expect(status).toBe(200);
    expect(body.data.map((cost: { id: number }) => ids.indexOf(cost.id))).toEqual(expected);
    expect(body.total).toBe(expected.length);
  });

  it('returns whole records in the list envelope', async () => {
    const { body, headers } = await world().rest(`/costs?include=${id}`);
    expect(body).toEqual({ success: 1, total: 1, page: 1, per_page: 20, pages: 1, data: [record] });
    expect(headers.get('x-wp-totalpages')).toBe('1');
  });

  it.each(['per_page=201', 'page=0', 'include=one', 'status=gone', 'category=plugins', 'type=once', 'typ=any'])(
    'rejects %s',
    async query => {
      const { status, body } = await world().rest(`/costs?${query}`);
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'rest_invalid_param' });
      expect(Object.keys(body.data.params)).toEqual([query.slice(0, query.indexOf('='))]);
    },
  );
});

describe('while Cost Tracker is off', () => {
  const turn = (enabled: boolean) => world().post('update-module-v1', { module: 'costs', enabled });

  it('all of /costs and the costs of a client return 501, and nothing is lost', async () => {
    expect((await turn(false)).status).toBe(200);
    const routes = [
      ['GET', '/costs'],
      ['GET', `/costs/${id}`],
      ['GET', '/costs/999999'],
      ['GET', '/costs?per_page=0'],
      ['GET', `/costs/${id}/sites`],
      ['GET', `/costs/${id}/clients`],
      ['DELETE', `/costs/${id}/remove`],
      ...['POST', 'PUT', 'PATCH'].map(method => [method, `/costs/${id}/edit`]),
      ['GET', `/clients/${clientId}/costs`],
    ] as [string, string][];
    for (const [method, path] of routes) {
      const answer = await send(method, path);
      expect(answer).toMatchObject({ status: 501, body: { success: 0, code: 'svc_module_not_available' } });
    }
    for (const given of [{ ...essentials, sites: [siteId] }, {}]) {
      expect((await send('POST', '/costs/add', given)).status).toBe(501);
    }
    await turn(true);
    expect((await send('GET', `/costs/${id}`)).body.data).toEqual(record);
  });
});
