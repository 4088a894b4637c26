import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ManualClock, makeWorld, manualClock, type World } from '../../testing/index.ts';

let clock: ManualClock;
let world: World;
const ids: Record<string, number> = {};
beforeAll(async () => {
  clock = manualClock(Date.UTC(2026, 0, 1));
  world = await makeWorld({ sites: 1, seeded: true, parts: { clock } });
  for (const [name, price, last_renewal] of [
    ['B', 20, '2025-06-01'],
    ['a', 30, null],
    ['c', 10, '2025-01-01'],
  ] as const) {
    const types = { payment_type: 'subscription', product_type: 'plugin', renewal_type: 'yearly' };
    const input = { name, price, last_renewal, ...types, sites: world.siteIds };
    ids[name] = (await world.post('add-cost-v1', input)).body.id;
    clock.advance(60_000);
  }
});
afterAll(() => world.close());

const names = async (query: string) =>
  (await world.rest(`/costs?${query}`)).body.data.map(({ name }: { name: string }) => name);

describe('a list of costs', () => {
  it.each([
    ['', ['a', 'B', 'c']],
    ['order=desc', ['c', 'B', 'a']],
    ['sort=price', ['c', 'B', 'a']],
    ['sort=price&order=desc', ['a', 'B', 'c']],
    ['sort=last_renewal', ['a', 'c', 'B']],
    ['sort=created', ['B', 'a', 'c']],
    ['sort=created&order=desc&per_page=2', ['c', 'a']],
    ['sort=created&order=desc&per_page=2&page=2', ['B']],
  ])('is sorted by %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('contains only those changed after an instant, given in any time zone', async () => {
    const since = new Date(clock.now()).toISOString();
    expect(await names(`modified_after=${since}`)).toEqual([]);
    clock.advance(60_000);
    await world.rest(`/costs/${ids.B}/edit`, { method: 'PATCH', body: { note: 'n' } });
    expect(await names(`modified_after=${since}`)).toEqual(['B']);
    expect(await names('modified_after=2026-01-01T01:01:00%2B01:00')).toEqual(['B', 'c']);
    expect(await names('modified_after=2026-01-01T00:01:00')).toEqual(['B', 'c']);
    expect(await names('modified_after=2025-12-31')).toEqual(['a', 'B', 'c']);
    expect(await names('modified_after=2026-01-02')).toEqual([]);
  });

  it.each(['yesterday', '2026-13-01', '2026-01-01T25:00:00Z', '1767225600'])('refuses %s as an instant', async text => {
    const answer = await world.rest(`/costs?modified_after=${text}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
    expect(answer.body.data.params).toHaveProperty('modified_after');
  });
});

describe('lists of clients and sites', () => {
  const total = async (path: string) => (await world.rest(path)).body.total;

  it('also filter by the time of the last change, and so do their counts', async () => {
    const { id } = (await world.post('add-client-v1', { name: 'A' })).body;
    clock.advance(60_000);
    const since = new Date(clock.now()).toISOString();
    clock.advance(60_000);
    expect(await total(`/clients?modified_after=${since}`)).toBe(0);
    await world.post('suspend-client-v1', { client_id_or_email: id });
    expect(await total(`/clients?modified_after=${since}`)).toBe(1);
    expect(await total(`/clients/count?modified_after=${since}`)).toBe(1);
    expect(await total(`/sites?modified_after=${since}`)).toBe(0);
    const tag = (await world.post('add-tag-v1', { name: 'T' })).body.id;
    await world.post('edit-sites-v1', { site_ids_or_domains: world.siteIds, add_tags: [tag] });
    for (const path of ['/sites', '/sites/basic', '/sites/count']) {
      expect([path, await total(`${path}?modified_after=${since}`)]).toEqual([path, 1]);
    }
  });
});
