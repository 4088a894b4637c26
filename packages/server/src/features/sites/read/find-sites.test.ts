import { beforeAll, describe, expect, it } from 'vitest';
import { failures, refusedPaths, storeSite, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld();
let shop: number;
let blog: number;
beforeAll(async () => {
  shop = await storeSite(world(), { url: 'https://shop.example/', name: 'Shop' });
  blog = await storeSite(world(), { url: 'http://shop.example:8301/blog/', name: 'Blog', status: 'suspended' });
});

describe('find-sites-v1', () => {
  it('finds sites by id, domain and URL, each once, in the order of the request', async () => {
    const asked = ['HTTP://shop.example:8301/blog', shop, 'www.shop.example', 'nowhere.example'];
    const { status, body } = await world().post('find-sites-v1', { site_ids_or_domains: asked }, { method: 'POST' });
    expect(status).toBe(405);
    expect(body.code).toBe('rest_ability_invalid_method');
    const found = await world().get('find-sites-v1', { site_ids_or_domains: asked });
    expect(found.body.errors).toEqual(failures(['nowhere.example', 'svc_site_not_found']));
    const records = await Promise.all(
      [blog, shop].map(async id => (await world().get('get-site-record-v1', { site_id_or_domain: id })).body),
    );
    const whole = (site: object, n: number) => ({ ...site, key: records[n].key, screenshot: null });
    expect(found.body.sites.map(whole)).toEqual(records);
  });

  it('rejects an empty and a missing list', async () => {
    expect(refusedPaths(await world().get('find-sites-v1'))).toEqual(['input.site_ids_or_domains']);
    const empty = await world().request(
      '/wp-json/wp-abilities/v1/abilities/svc/find-sites-v1/run?input={"site_ids_or_domains":[]}',
    );
    expect(refusedPaths(empty)).toEqual(['input.site_ids_or_domains']);
  });
});
