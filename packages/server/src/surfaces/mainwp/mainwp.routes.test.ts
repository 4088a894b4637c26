import { beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';
import { basic } from '../../testing/world.ts';

const world = useWorld({ env: { SITEKEEPER_MAINWP_API: 'on' } });
const V2 = '/wp-json/mainwp/v2';
const RUN = '/wp-json/wp-abilities/v1/abilities/mainwp';

let pair: Awaited<ReturnType<ReturnType<typeof world>['v1Key']>>;
beforeAll(async () => {
  pair = await world().v1Key('read', 'write');
});

describe('a program written for MainWP', () => {
  it.each([
    ['an application password', () => world().admin],
    ['a consumer pair by HTTP Basic', () => pair.basic],
    ['a bearer token made of the pair', () => `Bearer ${pair.consumer_secret.slice(3)}==${pair.consumer_key.slice(3)}`],
  ])('is let in with %s', async (_how, auth) => {
    const count = await world().request(`${V2}/sites/count`, { auth: auth() });
    expect(count).toMatchObject({ status: 200, body: { count: 0 } });
    const listed = await world().request(`${RUN}/list-sites-v1/run`, { auth: auth() });
    expect(listed).toMatchObject({ status: 200, body: { items: [], page: 1, per_page: 20, total: 0 } });
    const v1 = await world().request('/wp-json/mainwp/v1/sites/all-sites-count', { auth: auth() });
    expect(v1).toMatchObject({ status: 200, body: { count: 0 } });
  });

  it.each([
    ['nothing', '', 'mainwp_rest_authentication_error'],
    ['an unknown key', 'Bearer sk_unknown', 'mainwp_rest_authentication_disabled_key'],
    [
      'an unknown pair',
      basic(`ck_${'0'.repeat(40)}`, `cs_${'0'.repeat(40)}`),
      'mainwp_rest_authentication_disabled_key',
    ],
  ])('is refused with %s, in the words of MainWP', async (_how, auth, code) => {
    const { status, body } = await world().request(`${V2}/sites`, { auth });
    expect({ status, body }).toEqual({
      status: 401,
      body: { code, message: expect.any(String), data: { status: 401 } },
    });
  });

  it('sends a pair in the address only where that is allowed', async () => {
    const query = new URLSearchParams({ consumer_key: pair.consumer_key, consumer_secret: pair.consumer_secret });
    expect((await world().request(`${V2}/sites/count?${query}`, { auth: '' })).status).toBe(401);
  });
});

it('discovery lists the abilities of MainWP after ours, each with an address that answers', async () => {
  const { body } = await world().request('/wp-json/wp-abilities/v1/abilities?namespace=mainwp&per_page=100');
  expect(body).toHaveLength(62);
  for (const { _links } of body.slice(0, 3)) {
    expect((await world().request(new URL(_links.self[0].href).pathname)).body.name).toMatch(/^mainwp\//);
  }
});
