import { beforeAll, describe, expect, it } from 'vitest';
import { expectError, refusedPaths, storeSite, useWorld } from '../../testing/fixtures.ts';

const world = useWorld();
const add = (input: object) => world().post('add-maintenance-window-v1', input);
const weekly = {
  name: 'Nights',
  repeats: 'weekly',
  days: ['sat', 'sun'],
  starts: '02:00',
  minutes: 90,
  time_zone: 'UTC',
};
const once = {
  name: 'Move',
  repeats: 'once',
  date: '2030-01-31',
  starts: '22:00',
  minutes: 240,
  time_zone: 'Europe/Berlin',
};
let siteId: number;
beforeAll(async () => {
  siteId = await storeSite(world(), { url: 'https://bakery.example/', name: 'Bakery' });
});

describe('a maintenance window', () => {
  it('may be for all sites, on certain days of each week', async () => {
    const { status, body } = await add({ ...weekly, all_sites: true });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(Number),
      ...weekly,
      all_sites: true,
      sites: [],
      sites_count: 0,
      tags: [],
      clients: [],
      date: null,
      enabled: true,
      state: expect.stringMatching(/open|upcoming/),
      opens_at: expect.stringMatching(/T02:00:00Z$/),
      closes_at: expect.stringMatching(/T03:30:00Z$/),
    });
    expect(Date.parse(body.closes_at)).toBeGreaterThan(Date.now());
  });

  it('may take place once, for sites, tags and clients, which it names', async () => {
    const tag = (await world().post('add-tag-v1', { name: 'EU' })).body.id;
    const client = (await world().post('add-client-v1', { name: 'Anna' })).body.id;
    const named = { site_ids_or_domains: ['bakery.example', siteId], tag_ids: [tag], client_ids: [client] };
    expect((await add({ ...once, ...named })).body).toMatchObject({
      all_sites: false,
      sites: [{ id: siteId, name: 'Bakery', url: 'https://bakery.example/' }],
      sites_count: 1,
      tags: [{ id: tag, name: 'EU' }],
      clients: [{ id: client, name: 'Anna' }],
      days: [],
      date: '2030-01-31',
      state: 'upcoming',
      opens_at: '2030-01-31T21:00:00Z',
      closes_at: '2030-02-01T01:00:00Z',
    });
  });
});

describe('rejects', () => {
  it.each([
    [{ starts: '24:00' }, 'input.starts'],
    [{ minutes: 0 }, 'input.minutes'],
    [{ days: [] }, 'input.days'],
    [{ name: ' ' }, 'input.name'],
    [{ repeats: 'daily' }, 'input.repeats'],
  ])('%o', async (change, path) => {
    expect(refusedPaths(await add({ ...weekly, all_sites: true, ...change }))).toEqual([path]);
  });

  it.each([
    [weekly, {}, 'site_ids_or_domains'],
    [weekly, { all_sites: true, tag_ids: [] }, undefined],
    [weekly, { all_sites: true, site_ids_or_domains: ['bakery.example'] }, 'all_sites'],
    [weekly, { all_sites: true, time_zone: 'Mars/Olympus' }, 'time_zone'],
    [weekly, { all_sites: true, minutes: 1441 }, 'minutes'],
    [weekly, { all_sites: true, date: '2030-01-31' }, 'date'],
    [weekly, { all_sites: true, days: undefined }, 'days'],
    [once, { all_sites: true, date: undefined }, 'date'],
    [once, { all_sites: true, date: '2030-02-30' }, 'date'],
    [once, { all_sites: true, date: '2020-01-31' }, 'date'],
    [once, { all_sites: true, days: ['mon'] }, 'days'],
  ])('$repeats with %o, naming %s', async (window, change, named) => {
    const answer = await add({ ...window, ...change });
    if (named === undefined) return expect(answer.status).toBe(200);
    expect(expectError(answer, { status: 400, code: 'svc_invalid_input' })).toMatch(new RegExp(`^${named}:`));
  });

  it.each([
    [{ site_ids_or_domains: ['nobody.example'] }, 'svc_site_not_found'],
    [{ tag_ids: [999] }, 'svc_tag_not_found'],
    [{ client_ids: [999] }, 'svc_client_not_found'],
  ])('%o with %s', async (named, code) => {
    expectError(await add({ ...weekly, ...named }), { status: 404, code });
  });
});
