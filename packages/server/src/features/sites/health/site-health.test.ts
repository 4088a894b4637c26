import * as fc from 'fast-check';
import { CompiledQuery } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../ports/database/port.ts';
import { refusedPaths, useWorld } from '../../../testing/fixtures.ts';
import { makeFleetKey, seedSites } from '../../../testing/index.ts';
import { notingQueries } from '../../../testing/noting-queries.ts';
import { filteredSites } from '../read/site-filter.store.ts';
import { SITE_STATUSES } from '../site.ts';
import { selectHealthCounts } from './health-counts.store.ts';
import { storeSiteInHealth } from './site-health.fixtures.ts';
import { type HealthFacts, healthOf, healthReasonsOf, SITE_HEALTHS } from './site-health.ts';

const WELL: HealthFacts = {
  status: 'connected',
  checked_at: 5,
  check_status: 200,
  last_sync_at: 9,
  sync_error_code: null,
  pending: 0,
  broken: false,
  altered: false,
  vulnerable: false,
  expiring: false,
};

describe('the health of a site', () => {
  it.each<[string, Partial<HealthFacts>, string]>([
    ['is healthy when it answers and syncs', {}, 'healthy'],
    ['needs no check to be healthy', { checked_at: null, check_status: null }, 'healthy'],
    ['is down when the last check failed', { checked_at: 10, check_status: 500 }, 'down'],
    ['is down when nothing answered', { checked_at: 10, check_status: 0 }, 'down'],
    ['is down when it was checked before its first sync', { check_status: 404, last_sync_at: null }, 'down'],
    ['is down no more after a later good sync', { checked_at: 8, check_status: 500 }, 'healthy'],
    ['is not down by a check of the same moment', { checked_at: 9, check_status: 500 }, 'healthy'],
    ['is failing to sync by its last sync', { sync_error_code: 'site_offline' }, 'sync_failing'],
    ['fails to sync even before a first sync', { sync_error_code: 'x', last_sync_at: null }, 'sync_failing'],
    ['is down rather than failing', { checked_at: 10, check_status: 0, sync_error_code: 'x' }, 'down'],
    ['is never synced before the first one', { last_sync_at: null }, 'never_synced'],
    ['is down as long as its monitor says so', { watched: { status: 'down', checked_at: 1 } }, 'down'],
    [
      'is down no more after the monitor got a good answer',
      { checked_at: 10, check_status: 0, watched: { status: 'up', checked_at: 11 } },
      'healthy',
    ],
    [
      'is down when the monitor was answered before the check failed',
      { checked_at: 10, check_status: 0, watched: { status: 'up', checked_at: 10 } },
      'down',
    ],
    ['is broken rather than failing', { broken: true, sync_error_code: 'x' }, 'broken'],
    ['is broken rather than altered', { broken: true, altered: true }, 'broken'],
    [
      'is altered rather than failing or vulnerable',
      { altered: true, sync_error_code: 'x', vulnerable: true },
      'altered',
    ],
    ['is vulnerable rather than expiring', { vulnerable: true, expiring: true, pending: 2 }, 'vulnerable'],
    ['is expiring rather than behind with updates', { expiring: true, pending: 2 }, 'expiring'],
    ['has updates rather than nothing', { pending: 1 }, 'updates'],
    ['is disconnected, whatever else', { status: 'disconnected', checked_at: 10, check_status: 0 }, 'disconnected'],
    ['is suspended, whatever else', { status: 'suspended', sync_error_code: 'x', last_sync_at: null }, 'suspended'],
  ])('%s', (_title, facts, health) => {
    expect(healthOf({ ...WELL, ...facts })).toBe(health);
  });
});

it('the reasons of a site name everything that is the matter, worst first', () => {
  expect(healthReasonsOf(WELL)).toEqual([]);
  const all = { checked_at: 10, check_status: 0, sync_error_code: 'x', pending: 1, broken: true, vulnerable: true };
  const others = { altered: true, expiring: true, last_sync_at: null };
  const kinds = ['broken', 'altered', 'sync_failing', 'vulnerable', 'expiring', 'never_synced', 'updates', 'suspended'];
  expect(healthReasonsOf({ ...WELL, ...all, ...others, status: 'suspended' })).toEqual(['down', ...kinds]);
});

const ONE_OF_EACH: readonly HealthFacts[] = [
  WELL,
  { ...WELL, checked_at: 10, check_status: 500 },
  { ...WELL, status: 'disconnected' },
  { ...WELL, status: 'suspended' },
  { ...WELL, sync_error_code: 'site_offline' },
  { ...WELL, last_sync_at: null },
  { ...WELL, broken: true },
  { ...WELL, altered: true },
  { ...WELL, vulnerable: true },
  { ...WELL, expiring: true },
  { ...WELL, pending: 1 },
];

/** Whole indexes of the few: read once, before the sites. */
const FIRST_FOUND = [
  'SCAN sites USING COVERING INDEX sites_overview',
  'SCAN item USING INDEX update_run_items_harm',
  'SCAN finding USING INDEX vulnerability_findings_exposed',
  'SCAN expiring',
];

const rarely = fc.constantFrom(false, false, false, true);

describe('filtering and counting sites by health', () => {
  const world = useWorld();

  const healths = new Map<number, string>();
  beforeAll(async () => {
    const moment = fc.option(fc.integer({ min: 1, max: 4 }), { nil: null });
    const facts: fc.Arbitrary<HealthFacts> = fc.record({
      status: fc.constantFrom(...SITE_STATUSES),
      checked_at: moment,
      check_status: fc.constantFrom(null, 0, 199, 200, 302, 399, 400, 503),
      last_sync_at: moment,
      sync_error_code: fc.constantFrom(null, 'site_offline'),
      pending: fc.constantFrom(0, 0, 3),
      watched: fc.option(
        fc.record({ status: fc.constantFrom('up', 'up', 'down'), checked_at: fc.integer({ min: 1, max: 4 }) }),
        { nil: undefined },
      ),
      broken: rarely,
      altered: rarely,
      vulnerable: rarely,
      expiring: rarely,
    });
    for (const site of [...ONE_OF_EACH, ...fc.sample(facts, 150)]) {
      healths.set(await storeSiteInHealth(world(), site), healthOf(site));
    }
  });

  it('agrees with the rule for any site, and puts each site into exactly one state', async () => {
    let counted = 0;
    for (const health of SITE_HEALTHS) {
      const wanted = [...healths].filter(([, of]) => of === health).map(([id]) => id);
      const { body } = await world().get('list-site-records-v1', { health, sort: 'id', per_page: 200 });
      expect(body.items.map((site: { id: number }) => site.id)).toEqual(wanted);
      expect(body.items.every((site: { health: string }) => site.health === health)).toBe(true);
      expect((await world().get('count-site-records-v1', { health })).body.total).toBe(wanted.length);
      counted += wanted.length;
    }
    expect(counted).toBe(healths.size);
    const { database, clock } = world().app.services;
    expect([...(await selectHealthCounts(database.db, clock.now()))]).toEqual(countsOf(healths));
    const both = await world().get('count-site-records-v1', { health: ['down', 'sync_failing'], status: 'any' });
    expect(both.body.total).toBe([...healths.values()].filter(of => of === 'down' || of === 'sync_failing').length);
  });

  it('sorts by health, the worst first, then by name', async () => {
    const { body } = await world().get('list-site-records-v1', { sort: 'health', per_page: 200 });
    const places = body.items.map((site: { health: (typeof SITE_HEALTHS)[number] }) =>
      SITE_HEALTHS.indexOf(site.health),
    );
    expect(places).toEqual(places.toSorted((a: number, b: number) => a - b));
    expect(new Set(places).size).toBe(SITE_HEALTHS.length);
  });

  it('reads no site row on the embedded store to count by health', async () => {
    const { database } = world().app.services;
    if (database.engine !== 'sqlite') return;
    const found = await filteredSites(database, { healths: ['down'] }, 0);
    const steps = await stepsOf(database, found.select(eb => eb.fn.countAll().as('count')).compile());
    expect(steps.filter(step => / sites\b/.test(step))).toEqual(['SCAN sites USING COVERING INDEX sites_overview']);
    expect(steps.filter(step => step.startsWith('SCAN'))).toEqual(FIRST_FOUND);
  });

  it('rejects an unknown health', async () => {
    const refused = refusedPaths(await world().get('count-site-records-v1', { health: 'fine' }));
    expect(new Set(refused)).toEqual(new Set(['input.health']));
  });

  it('counts a fleet that is mostly well from its other sites, which are few', async () => {
    const { services } = world().app;
    const { database, clock } = services;
    const sites = Array.from({ length: 3 * healths.size }, (_, index) => ({
      url: `https://well-${index}.example/`,
      name: 'Well',
    }));
    const ids = await seedSites(services, await makeFleetKey(), sites);
    for (const [place, id] of ids.entries()) healths.set(id, place % 2 ? 'updates' : 'healthy');
    await database.write(async trx => {
      const all = trx.updateTable('sites').where('id', 'in', ids);
      await all.set({ last_sync_at: 3 }).execute();
      const behind = ids.filter(id => healths.get(id) === 'updates');
      await trx.updateTable('sites').set({ pending_themes: 1 }).where('id', 'in', behind).execute();
    });
    const asked: CompiledQuery[] = [];
    const watched = notingQueries(database, (node, queryId) => {
      asked.push(database.db.getExecutor().compileQuery(node, queryId));
    });
    const counted = await selectHealthCounts(watched.db, clock.now());
    expect([...counted]).toEqual(countsOf(healths));
    expect(counted.get('updates')).toBeGreaterThan(ids.length / 3);
    if (database.engine !== 'sqlite') return;
    // All of them are only counted, by the smallest index.
    const steps = await stepsOf(database, asked.at(-1) as CompiledQuery);
    expect(steps.filter(step => /^SCAN sites\b/.test(step))).toEqual([
      'SCAN sites USING INDEX sites_unusual',
      expect.stringMatching(/^SCAN sites USING COVERING INDEX sites_\w+_due$/),
    ]);
  });
});

const countsOf = (healths: ReadonlyMap<number, string>) =>
  SITE_HEALTHS.map(health => [health, [...healths.values()].filter(of => of === health).length]);

/** What the embedded store does for it. */
async function stepsOf({ db }: Database, { sql: text, parameters }: CompiledQuery): Promise<string[]> {
  const plan = CompiledQuery.raw(`explain query plan ${text}`, [...parameters]);
  return (await db.executeQuery<{ detail: string }>(plan)).rows.map(({ detail }) => detail);
}
