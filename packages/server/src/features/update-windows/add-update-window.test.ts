import { beforeAll, describe, expect, it } from 'vitest';
import { expectError, refusedPaths, storeSite, useWorld } from '../../testing/fixtures.ts';

const world = useWorld();
const add = (input: object) => world().post('add-update-window-v1', input);
const night = { name: 'Nights', days: ['sat', 'sun'], opens: '02:00', closes: '05:00', time_zone: 'Europe/Berlin' };
let siteId: number;
let tagId: number;
beforeAll(async () => {
  siteId = await storeSite(world(), { url: 'https://bakery.example/', name: 'Bakery' });
  tagId = (await world().post('add-tag-v1', { name: 'EU' })).body.id;
});

describe('an update window', () => {
  it('applies to all sites by default, and returns its next opening', async () => {
    const { status, body } = await add(night);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(Number),
      site_id: null,
      min_age_days: 0,
      tag_id: null,
      ...night,
      enabled: true,
      strategy: null,
      types: ['wp', 'plugins', 'themes', 'translations'],
      next_opening: expect.stringMatching(/T0[01]:00:00Z$/),
      next_closing: expect.stringMatching(/T0[34]:00:00Z$/),
    });
    expect(Date.parse(body.next_opening)).toBeGreaterThan(Date.now());
  });

  it('can be limited to one site or tag, with types and a strategy', async () => {
    const ofSite = await add({ ...night, site_id_or_domain: 'bakery.example', type: ['plugins'], strategy: {} });
    expect(ofSite.body).toMatchObject({ site_id: siteId, tag_id: null, types: ['plugins'], strategy: { growth: 4 } });
    expect((await add({ ...night, tag_id: tagId, enabled: false })).body).toMatchObject({
      site_id: null,
      min_age_days: 0,
      tag_id: tagId,
      enabled: false,
      next_opening: null,
      next_closing: null,
    });
  });
});

describe('rejects', () => {
  it.each([
    [{ opens: '24:00' }, 'input.opens'],
    [{ closes: '5:00' }, 'input.closes'],
    [{ days: [] }, 'input.days'],
    [{ days: ['caturday'] }, 'input.days[0]'],
    [{ name: ' ' }, 'input.name'],
    [{ tag: 1 }, 'input.tag'],
  ])('%o', async (change, path) => {
    expect(refusedPaths(await add({ ...night, ...change }))).toEqual([path]);
  });

  it.each([
    [{ time_zone: 'Mars/Olympus' }, 'time_zone'],
    [{ closes: '02:00' }, 'closes'],
    [{ site_id_or_domain: 'bakery.example', tag_id: 1 }, 'tag_id'],
  ])('%o, naming %s', async (change, named) => {
    const message = expectError(await add({ ...night, ...change }), { status: 400, code: 'svc_invalid_input' });
    expect(message).toContain(named);
  });

  it('an unknown site or tag', async () => {
    expectError(await add({ ...night, site_id_or_domain: 999 }), { status: 404, code: 'svc_site_not_found' });
    expectError(await add({ ...night, tag_id: 999 }), { status: 404, code: 'svc_tag_not_found' });
  });
});
