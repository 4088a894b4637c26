import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../../testing/index.ts';

describe('adding a client', () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld({ sites: 3, seeded: true });
  });
  afterAll(() => world.close());

  it('requires only a name', async () => {
    const { status, body } = await world.post('add-client-v1', { name: '  Acme  ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Acme', email: '', status: 'active', suspended: 0, sites_count: 0, city: '' });
    expect(body).not.toHaveProperty('search_text');
    expect((await world.get('get-client-v1', { client_id_or_email: body.id })).body).toEqual(body);
  });

  it('stores all given fields and assigns the sites', async () => {
    const given = {
      client_phone: '+49 1',
      address_1: 'A 1',
      address_2: 'B',
      city: 'C',
      state: 'D',
      zip: '012',
      country: 'E',
      client_facebook: 'f',
      client_twitter: 't',
      client_instagram: 'i',
      client_linkedin: 'l',
      note: 'N',
    };
    const sites = world.siteIds.slice(0, 2);
    const { body } = await world.post('add-client-v1', {
      name: 'Full',
      ...given,
      status: 'lead',
      selected_sites: sites,
    });
    expect(body).toMatchObject({ phone: '+49 1', zip: '012', facebook: 'f', linkedin: 'l', note: 'N', status: 'lead' });
    expect(body.sites_count).toBe(2);
    const site = await world.post('get-site-v1', { site_id_or_domain: sites[0] });
    expect(site.body.client_id).toBe(body.id);
  });

  it('refuses a taken e-mail address regardless of case, and allows many clients without one', async () => {
    const first = await world.post('add-client-v1', { name: 'One', client_email: 'Anna@Example.com' });
    expect(first.body.email).toBe('anna@example.com');
    const second = await world.post('add-client-v1', { name: 'Two', client_email: 'ANNA@example.COM ' });
    expect(second).toMatchObject({ status: 409, body: { code: 'svc_already_exists' } });
    for (const client_email of ['', null, undefined]) {
      expect((await world.post('add-client-v1', { name: 'None', client_email })).status).toBe(200);
    }
  });

  it('refuses invalid e-mail addresses, blank names and unknown properties', async () => {
    for (const client_email of ['x', 'a@b', '@b.de', 'a b@c.de', 'a@b..de', 'a@-b.de', 'a@b@c.de', '.a@b.de']) {
      const { status, body } = await world.post('add-client-v1', { name: 'Bad', client_email });
      expect([client_email, status, body.code]).toEqual([client_email, 400, 'svc_invalid_input']);
    }
    expect((await world.post('add-client-v1', { name: ' ' })).body.code).toBe('ability_invalid_input');
    expect((await world.post('add-client-v1', { name: 'X', email: 'a@b.de' })).body.code).toBe('ability_invalid_input');
    expect((await world.get('list-clients-v1', { search: 'Bad' })).body.total).toBe(0);
  });

  it('stores nothing when a site is unknown', async () => {
    const { status, body } = await world.post('add-client-v1', { name: 'Lost', selected_sites: [999_999] });
    expect([status, body.code]).toEqual([404, 'svc_site_not_found']);
    expect((await world.get('list-clients-v1', { search: 'Lost' })).body.total).toBe(0);
  });

  it('is for operators and admins', async () => {
    const auth = await world.user('viewer', 'viewer');
    expect((await world.post('add-client-v1', { name: 'X' }, { auth })).status).toBe(403);
  });
});
