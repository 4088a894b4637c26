import { makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { ApiError, type components, createClient, dataOf, type SitekeeperClient } from './index.ts';

let world: World;
let client: SitekeeperClient;
beforeAll(async () => {
  world = await makeWorld();
  const token = (await world.key('read', 'write')).replace('Bearer ', '');
  client = createClient({ baseUrl: world.origin, token });
});
afterAll(() => world.close());

describe('the client', () => {
  it('adds, lists, changes and removes records, with the types of the document', async () => {
    const { data: tag } = await dataOf(client.POST('/tags/add', { body: { name: 'EU customers', color: '#00ff88' } }));
    expectTypeOf(tag).toEqualTypeOf<components['schemas']['Tag']>();
    const other = await dataOf(client.POST('/tags/add', { body: { name: 'Staging' } }));
    await dataOf(client.POST('/tags/add', { body: { name: 'Shops, and more' } }));

    const query = { include: [tag.id, other.data.id], per_page: 5 };
    const list = await dataOf(client.GET('/tags', { params: { query } }));
    expectTypeOf(list.total).toEqualTypeOf<number>();
    expect(list).toMatchObject({ total: 2, per_page: 5, data: [{ name: 'EU customers' }, { name: 'Staging' }] });

    const path = { id: tag.id };
    const edited = await dataOf(client.PATCH('/tags/{id}/edit', { params: { path }, body: { name: 'Europe & co' } }));
    expect(edited.data).toEqual({ ...tag, name: 'Europe & co' });
    const found = await dataOf(client.GET('/tags', { params: { query: { search: 'europe & co' } } }));
    expect(found.data.map(({ id }) => id)).toEqual([tag.id]);

    await dataOf(client.DELETE('/tags/{id}/remove', { params: { path } }));
    const { error, response } = await client.GET('/tags/{id}', { params: { path } });
    expect([response.status, error?.code]).toEqual([404, 'svc_tag_not_found']);
  });

  it('encodes path parameters', async () => {
    const client_email = 'anna+shop@bakery.example';
    await dataOf(client.POST('/clients/add', { body: { name: 'Bakery', client_email } }));
    const params = { path: { id_or_email: client_email } };
    expect((await dataOf(client.GET('/clients/{id_or_email}', { params }))).data).toMatchObject({ client_email });
  });

  it('throws the server’s error when dataOf is used', async () => {
    const failed = await dataOf(client.POST('/tags/add', { body: { name: ' ' } })).catch(error => error);
    expect(failed).toBeInstanceOf(ApiError);
    expect(failed).toMatchObject({
      status: 400,
      code: 'rest_invalid_param',
      data: { params: { name: expect.any(String) } },
    });
  });

  it('checks at compile time which parameters a path accepts', () => {
    // @ts-expect-error there is no such path
    const nowhere = () => client.GET('/nowhere');
    // @ts-expect-error a name is needed
    const nameless = () => client.POST('/tags/add', { body: { color: '#00ff88' } });
    // @ts-expect-error an id is a number
    const text = () => client.GET('/tags/{id}', { params: { path: { id: 'one' } } });
    expect([nowhere, nameless, text]).toHaveLength(3);
  });
});

describe('its address', () => {
  const asked = async (baseUrl: string) => {
    const urls: string[] = [];
    const fetch = async ({ url }: Request) => {
      urls.push(url);
      return Response.json({ success: 1 });
    };
    await createClient({ baseUrl, token: 'sk_x', fetch }).GET('/tags');
    return urls;
  };

  it('is the address of the server, or of REST v2 if that is elsewhere', async () => {
    expect(await asked('https://sitekeeper.example/')).toEqual(['https://sitekeeper.example/wp-json/svc/v2/tags']);
    expect(await asked('https://a.example/api/mine/v2/')).toEqual(['https://a.example/api/mine/v2/tags']);
    expect(() => createClient({ baseUrl: 'sitekeeper.example', token: 'sk_x' })).toThrow();
  });

  it('is named as the likely mistake when something else responds', async () => {
    const fetch = async () => new Response('<html></html>', { status: 404 });
    const call = createClient({ baseUrl: 'https://a.example', token: 'sk_x', fetch }).GET('/tags');
    await expect(dataOf(call)).rejects.toThrow(/404.*address/);
  });
});
