import { beforeAll, describe, expect, it } from 'vitest';
import { refusedPaths, storeSite, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld({ sites: 6, seeded: true });
const siteOf = (k: number) => world().siteIds[k - 1] as number;
const list = async (input: Record<string, unknown> = {}) => (await world().get('list-site-users-v1', input)).body;
const places = (items: readonly { website_id: number; id: number }[]) => items.map(item => [item.website_id, item.id]);

let client: number;
beforeAll(async () => {
  client = (await world().post('add-client-v1', { name: 'Bakery', client_email: 'bakery@x.example' })).body.id;
  await world().post('update-site-v1', { site_id_or_domain: siteOf(3), client_id: client });
  const tag = (await world().post('add-tag-v1', { name: 'EU, north' })).body.id;
  await world().post('update-site-v1', { site_id_or_domain: siteOf(4), tags: [tag] });
  await world().post('suspend-site-v1', { site_id_or_domain: siteOf(5) });
  await world().post('disconnect-site-v1', { site_id_or_domain: siteOf(6) });
  world().fleet.site(1).addUser('zoe', 'editor');
  world().fleet.site(2).addUser('zoe', 'customer');
});

describe('list-site-users-v1', () => {
  it('returns what each site knows about its users', async () => {
    const { items, errors, total } = await list({ websites: [siteOf(1)], search: 'ZOE' });
    const { id, registered } = items[0];
    const website_url = `${world().fleet.url(1)}/`;
    expect({ items, errors, total }).toEqual({
      items: [
        {
          id,
          website_id: siteOf(1),
          website_url,
          username: 'zoe',
          name: 'zoe',
          email: 'zoe@site1.example',
          role: 'editor',
          roles: ['editor'],
          registered,
          posts: 0,
        },
      ],
      errors: [],
      total: 1,
    });
    expect(registered).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  });

  it('requests all connected sites when none are named, and skips the others', async () => {
    const { items, total, errors } = await list({ per_page: 200 });
    const users = [1, 2, 3, 4].flatMap(k => world().fleet.site(k).users);
    expect(total).toBe(users.length);
    expect(new Set(items.map((item: { website_id: number }) => item.website_id))).toEqual(
      new Set([1, 2, 3, 4].map(siteOf)),
    );
    expect(errors).toEqual([]);
  });

  it('sorts by site, then by user, across pages', async () => {
    const whole = await list({ per_page: 200 });
    const ordered = places(whole.items).sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
    expect(places(whole.items)).toEqual(ordered);
    const pages = await Promise.all([1, 2, 3].map(page => list({ page, per_page: 7 })));
    expect(places(pages.flatMap(page => page.items))).toEqual(ordered.slice(0, 21));
    expect(pages.map(page => page.total)).toEqual([whole.total, whole.total, whole.total]);
    expect((await list({ page: 99 })).items).toEqual([]);
  });

  it('combines filters: sites by id or domain, clients by id or e-mail address, tags by id or name', async () => {
    const websites = [world().fleet.url(2)];
    const sites = async (filter: Record<string, unknown>) => {
      const { items } = await list({ per_page: 200, ...filter });
      return [...new Set(items.map((item: { website_id: number }) => item.website_id))];
    };
    expect(await sites({ websites })).toEqual([siteOf(2)]);
    expect(await sites({ clients: [client] })).toEqual([siteOf(3)]);
    expect(await sites({ clients: ['Bakery@x.example'], groups: ['eu, NORTH'], websites })).toEqual(
      [2, 3, 4].map(siteOf),
    );
  });

  it('reports named sites that cannot be contacted and sites that are unknown', async () => {
    const id = await storeSite(world(), { url: 'https://keyless.example/' });
    const { items, errors } = await list({ websites: [siteOf(5), siteOf(6), id, 999, 'nowhere.example'] });
    expect(items).toEqual([]);
    expect(errors.map(({ website_id, code }: { website_id: unknown; code: string }) => [website_id, code])).toEqual([
      [999, 'svc_site_not_found'],
      ['nowhere.example', 'svc_site_not_found'],
      [siteOf(5), 'svc_site_suspended'],
      [siteOf(6), 'svc_site_disconnected'],
      [id, 'svc_site_disconnected'],
    ]);
  });

  it('filters by role, including roles of plugins', async () => {
    const { items } = await list({ roles: ['customer'], search: 'zoe' });
    expect(items).toEqual([expect.objectContaining({ website_id: siteOf(2), role: 'customer', roles: ['customer'] })]);
    expect((await list({ roles: ['customer', 'editor'], search: 'zoe' })).total).toBe(2);
  });

  it('keeps the users of the other sites when one fails', async () => {
    world().fleet.site(1).setFaults('http500');
    const { total, errors } = await list({ websites: [siteOf(1), siteOf(2)] });
    world().fleet.site(1).setFaults();
    expect(total).toBe(world().fleet.site(2).users.length);
    expect(errors).toEqual([
      {
        website_id: siteOf(1),
        code: 'svc_connection_failed',
        cause: expect.any(String),
        message: expect.any(String),
      },
    ]);
  });

  it.each([
    [{ clients: [999] }, 'svc_client_not_found'],
    [{ groups: ['nobody'] }, 'svc_tag_not_found'],
    [{ groups: [999] }, 'svc_tag_not_found'],
  ])('rejects %o, which names nothing', async (input, code) => {
    const answer = await world().get('list-site-users-v1', input);
    expect(answer).toMatchObject({ status: 404, body: { code } });
  });

  it.each([
    [{ roles: ['a b'] }, 'input.roles[0]'],
    [{ per_page: 201 }, 'input.per_page'],
    [{ website: [1] }, 'input.website'],
  ])('rejects %o', async (input, path) => {
    expect(refusedPaths(await world().get('list-site-users-v1', input))).toEqual([path]);
  });
});
