import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../../../testing/index.ts';

describe('the client of a site', () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld({ sites: 1, seeded: true });
  });
  afterAll(() => world.close());

  it('is null without one', async () => {
    const [site] = world.siteIds;
    const { status, body } = await world.post('get-site-client-v1', { site_id_or_domain: site });
    expect([status, body]).toEqual([200, { site_id: site, client: null }]);
  });

  it('is returned with id, name, e-mail address and status only', async () => {
    const [site] = world.siteIds;
    const client = { name: 'Acme', client_email: 'a@example.com', note: 'private', selected_sites: [site] };
    const { id } = (await world.post('add-client-v1', client)).body;
    const expected = { site_id: site, client: { id, name: 'Acme', email: 'a@example.com', status: 'active' } };
    const address = world.fleet.url(1);
    expect((await world.post('get-site-client-v1', { site_id_or_domain: address })).body).toEqual(expected);
    expect((await world.get('get-site-client-v1', { site_id_or_domain: site })).body).toEqual(expected);
    await world.post('suspend-client-v1', { client_id_or_email: id });
    const suspended = await world.post('get-site-client-v1', { site_id_or_domain: site });
    expect(suspended.body.client.status).toBe('suspended');
    await world.post('delete-client-v1', { client_id_or_email: id, confirm: true });
    expect((await world.post('get-site-client-v1', { site_id_or_domain: site })).body.client).toBeNull();
  });

  it('is a 404 for an unknown site', async () => {
    const { status, body } = await world.post('get-site-client-v1', { site_id_or_domain: 999_999 });
    expect([status, body.code]).toEqual([404, 'svc_site_not_found']);
  });
});
