import type { FaultName } from '@sitekeeper/child-simulator';
import { makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const HOSTILE: readonly FaultName[] = [
  'giant',
  'slowloris',
  'deep_json',
  'empty_frame',
  'bad_json',
  'bad_base64',
  'proto',
  'html_names',
  'invalid_utf8',
  'numbers_as_strings',
  'empty_map_as_list',
];
const REFUSED = 6;
const HEALTHY = 40;

describe('a hostile reply of one site', () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld({
      sites: HOSTILE.length + HEALTHY,
      seeded: true,
      env: { SITEKEEPER_DEADLINE_SYNC: '1', SITEKEEPER_OUTBOUND_MAX_REPLY_BYTES: '1048576' },
    });
    for (const [index, name] of HOSTILE.entries()) world.fleet.site(index + 1).setFaults(name);
  });
  afterAll(() => world.close());

  it('causes an error of that site only, in a batch with others', async () => {
    const { status, body } = await world.post('sync-sites-v1');
    expect(status).toBe(200);
    expect(body.total_synced).toBe(HOSTILE.length + HEALTHY - REFUSED);
    expect(body.errors.map((error: { identifier: number }) => error.identifier)).toEqual(
      world.siteIds.slice(0, REFUSED),
    );
  });

  it('reaches no object prototype', async () => {
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('polluted');
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(slugs(await stored('proto'))).toEqual(onSite('proto'));
  });

  it('leaves no tags, entities or scripts in stored names', async () => {
    for (const { name } of await stored('html_names')) expect(name).not.toMatch(/[<>]|&amp;|&#|onclick/);
  });

  it('leaves no malformed text in the store', async () => {
    for (const { name } of await stored('invalid_utf8'))
      expect(name.isWellFormed() && !/\p{Cc}/u.test(name)).toBe(true);
  });

  it.each(['html_names', 'invalid_utf8', 'numbers_as_strings', 'empty_map_as_list'] as const)(
    'loses no plugin of a site with %s',
    async fault => expect(slugs(await stored(fault))).toEqual(onSite(fault)),
  );

  it('leaves the server ready and serving', async () => {
    expect((await world.request('/readyz')).status).toBe(200);
    expect((await world.get('count-sites-v1')).body.total).toBe(HOSTILE.length + HEALTHY);
  });

  function stored(fault: FaultName) {
    const { db } = world.app.services.database;
    const rows = db.selectFrom('site_plugins').select(['slug', 'name']);
    return rows.where('site_id', '=', idOf(fault)).execute();
  }

  const slugs = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug).sort();

  function onSite(fault: FaultName): string[] {
    const site = world.fleet.site(HOSTILE.indexOf(fault) + 1);
    return site.plugins.map(({ file }) => file).sort();
  }

  function idOf(fault: FaultName): number {
    return world.siteIds[HOSTILE.indexOf(fault)] ?? 0;
  }
});
