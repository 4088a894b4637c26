import { beforeAll, expect, it } from 'vitest';
import { fileDomains, noteCertificate } from '../../../../features/expiry/index.ts';
import { storeSite, useWorld } from '../../../../testing/fixtures.ts';

const world = useWorld({ env: { SITEKEEPER_MAINWP_API: 'on' } });
const get = async (path: string) => (await world().request(`/wp-json/mainwp/v2${path}`)).body;
const EXPIRES = Date.UTC(2031, 6, 24, 12);

let shop: number;
let shared: number[];

beforeAll(async () => {
  const { services } = world().app;
  shop = await storeSite(world(), { url: 'https://www.shop.com/', name: 'Shop' });
  shared = [];
  for (let k = 1; k <= 7; k++) {
    shared.push(await storeSite(world(), { url: `https://s${k}.many.com/`, name: `Many ${k}` }));
  }
  await storeSite(world(), { url: 'https://not-many.com/', name: 'Of another domain' });
  const seen = { siteId: shop, endpoint: 'www.shop.com:443', issuer: 'Trust Co', issuedAt: null, expiresAt: EXPIRES };
  await services.database.write(trx => noteCertificate(trx, seen, services.clock.now()));
  await fileDomains(services);
  await world().post('set-domain-expiry-v1', { domain: 'many.com', expires_on: '2031-09-02' });
});

it('says when certificates expire, by the id of the site', async () => {
  const entry = { id: String(shop), url: 'https://www.shop.com/', issuer_o: 'Trust Co', valid_to: '24/07/2031' };
  expect(await get('/ssl-monitor/info')).toEqual({ success: 1, data: { [shop]: entry } });
  expect(await get(`/ssl-monitor/info/${shop}`)).toEqual({ success: 1, data: entry });
  expect(await get(`/ssl-monitor/info/${shared[0]}`)).toEqual({ success: 1, data: [] });
});

it('says when the domain of each site expires, however many sites share it', async () => {
  const { data } = await get('/domain-monitor/profiles');
  for (const id of shared) {
    expect(data[id]).toMatchObject({ id: String(id), domain: 'many.com', expiry_date: '02/09/2031' });
  }
  expect(data[shop]).toEqual({
    id: String(shop),
    url: 'https://www.shop.com/',
    domain: 'shop.com',
    registrar: '',
    expiry_date: '',
  });
  expect(Object.keys(data)).toHaveLength(9);
  const last = shared.at(-1) as number;
  expect((await get(`/domain-monitor/profiles/${last}`)).data).toEqual(data[last]);
});

it('answers 404 for a site that is not known', async () => {
  expect(await get('/ssl-monitor/info/999')).toMatchObject({ data: { status: 404 } });
  expect(await get('/domain-monitor/profiles/nobody.example')).toMatchObject({ data: { status: 404 } });
});
