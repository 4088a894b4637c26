import { beforeAll, describe, expect, it } from 'vitest';
import { storeSite } from '../../testing/fixtures.ts';
import { COSTS_CALLS } from './costs.calls.ts';
import { failed, useV1 } from './v1.fixtures.ts';

const { world, get } = useV1();
const needs = (name: string) => failed(400, 'rest_invalid_param', { params: { [name]: expect.any(String) } });
const ids = (body: { data: object }) => Object.keys(body.data).map(Number);

let siteId: number;
let clientId: number;
let hosting: number;
let licence: number;
beforeAll(async () => {
  clientId = (await world().post('add-client-v1', { name: 'Acme', client_email: 'ops@acme.example' })).body.id;
  siteId = await storeSite(world(), { url: 'https://acme.example/', client_id: clientId });
  const cost = { price: 12.5, payment_type: 'subscription', renewal_type: 'monthly', last_renewal: '2026-01-31' };
  const add = async (more: object) => (await world().post('add-cost-v1', { ...cost, ...more })).body.id;
  hosting = await add({ name: 'Hosting', product_type: 'hosting', sites: [siteId] });
  const tag = (await world().post('add-tag-v1', { name: 'Shops' })).body.id;
  licence = await add({ name: 'Licence', product_type: 'plugin', groups: [tag] });
});

describe('costs', () => {
  it('are listed in full, by id in `data`, as the records of v2', async () => {
    const { status, body } = await get('cost-tracker/get-all-costs');
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['data']);
    expect(ids(body)).toEqual([hosting, licence]);
    expect(Object.values(body.data)).toEqual((await world().rest('/costs')).body.data);
  });

  it('can be filtered', async () => {
    expect(ids((await get('cost-tracker/get-costs', { category: 'plugin' })).body)).toEqual([licence]);
    expect(ids((await get('cost-tracker/get-costs', { include: `${hosting},999` })).body)).toEqual([hosting]);
    expect((await get('cost-tracker/get-costs', { search: 'none' })).body).toEqual({ data: {} });
    expect(await get('cost-tracker/get-costs', { type: 'free' })).toMatchObject(needs('type'));
    expect(await get('cost-tracker/get-all-costs', { category: 'plugin' })).toMatchObject(needs('category'));
  });

  it('of a client are found by its id or e-mail address', async () => {
    for (const client_id of [clientId, 'ops@acme.example']) {
      expect(ids((await get('cost-tracker/get-client-costs', { client_id })).body)).toEqual([hosting]);
    }
    expect(await get('cost-tracker/get-client-costs')).toMatchObject(needs('client_id'));
    expect(await get('cost-tracker/get-client-costs', { client_id: 999 })).toMatchObject(
      failed(404, 'svc_client_not_found'),
    );
  });

  it('of a site include what the site pays', async () => {
    const { body } = await get('cost-tracker/get-site-costs', { site_id: 'acme.example' });
    expect(body).toEqual({
      data: {
        [hosting]: { id: hosting, name: 'Hosting', amount: 12.5, frequency: 'monthly', next_due: expect.any(String) },
      },
      total_monthly: 12.5,
      total_yearly: 150,
    });
    expect(await get('cost-tracker/get-site-costs')).toMatchObject(needs('site_id'));
    expect(await get('cost-tracker/get-site-costs', { site_id: 999 })).toMatchObject(failed(404, 'svc_site_not_found'));
  });

  it.each(COSTS_CALLS.map(one => one.callback))('%s returns an error while the module is off', async callback => {
    await world().post('update-module-v1', { module: 'costs', enabled: false });
    const of = callback.includes('site')
      ? { site_id: siteId }
      : callback.includes('client')
        ? { client_id: clientId }
        : {};
    expect(await get(`cost-tracker/${callback}`, of)).toMatchObject(failed(501, 'svc_module_not_available'));
    await world().post('update-module-v1', { module: 'costs', enabled: true });
  });
});
