import type { Fleet } from '@sitekeeper/child-simulator';
import type { Answer } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUICK_CLOCK } from '../support/processes/quick-clock.ts';
import { readStore } from '../support/processes/read-store.ts';
import { type ServerProcess, startServer } from '../support/processes/server-process.ts';
import { makeStoredFleet, type StoredFleet } from '../support/processes/stored-fleet.ts';
import { until } from '../support/until.ts';

/** The state of each site when the server is killed. 5 to 8 can't verify P-256 keys. */
const STEPS = {
  1: { fn: 'register', nth: 1, done: false, holds: 'rsa' }, // the new key has not arrived
  2: { fn: 'register', nth: 1, done: true, holds: 'ec' }, // it has arrived, unanswered
  3: { fn: 'stats', nth: 1, done: false, holds: 'ec' }, // it was accepted, but is not proven
  4: { fn: 'stats', nth: 1, done: true, holds: 'ec' }, // it is proven, unanswered
  5: { fn: 'register', nth: 1, done: true, holds: 'rsa' }, // the site has accepted a key that it can't verify
  6: { fn: 'register', nth: 2, done: false, holds: 'rsa' }, // the RSA key has not arrived
  7: { fn: 'register', nth: 2, done: true, holds: 'rsa' }, // it has arrived, unanswered
  8: { fn: 'stats', nth: 2, done: true, holds: 'rsa' }, // it is proven, unanswered
} as const;
const ALL = Object.keys(STEPS).map(Number) as (keyof typeof STEPS)[];

/** Servers that share a store wait some 30 s before they take over the work of a dead one. */
describe('a server that is killed at any step of giving a site another key', { timeout: 300_000 }, () => {
  let world: StoredFleet;
  let server: ServerProcess;
  beforeAll(async () => {
    const quiet = { ...QUICK_CLOCK, SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' };
    world = await makeStoredFleet({ sites: ALL.length, plugins: 4 }, quiet, { keys: 'rsa' });
    for (const k of ALL) {
      world.fleet.site(k).setPasswordAuth(false, 'fleet-admin');
      world.fleet.site(k).setUniqueId('');
      if (k >= 5) world.fleet.site(k).setFaults('no_ec_keys');
    }
    server = await startServer(world.env);
  }, 60_000);
  afterAll(async () => {
    await server?.kill();
    await world?.close();
  });

  it('leaves the site with a working key, and completes the change', async () => {
    const held = holdAt(world.fleet);
    const asked = ALL.map(k => run('rotate-site-key-v1', { site_id_or_domain: world.siteIds[k - 1] }));
    const lost = Promise.allSettled(asked);
    await until('all sites are where they shall be', () => held.sites.size === ALL.length);
    await server.kill();
    await lost;
    held.release();
    server = await startServer(world.env);
    // The first one may still be working on the new key: it is checked for a while.
    await until('all but the first are settled', async () => (await open()).join() === `site:${world.siteIds[0]}`);
    expect(await run('sync-sites-v1', {})).toMatchObject({ total_synced: ALL.length, total_errors: 0 });
    expect(ALL.map(k => world.fleet.site(k).keyType)).toEqual(ALL.map(k => STEPS[k].holds));
    const stored = await readStore(world.store, db => db.selectFrom('sites').select('signing').orderBy('id').execute());
    expect(stored.map(({ signing }) => signing)).toEqual(ALL.map(k => ({ ec: 'p256', rsa: 'rsa' })[STEPS[k].holds]));
    expect(await run('rotate-site-key-v1', { site_id_or_domain: world.siteIds[0] })).toMatchObject({ signing: 'p256' });
    expect(await open()).toEqual([]);
  });

  const open = () =>
    readStore(world.store, async db => {
      const rows = await db.selectFrom('registrations').select('place').execute();
      return rows.map(({ place }) => place);
    });

  async function run(ability: string, input: object): Promise<Answer['body']> {
    const headers = { authorization: world.admin, 'content-type': 'application/json' };
    const url = `${server.origin}/wp-json/wp-abilities/v1/abilities/svc/${ability}/run`;
    return (await fetch(url, { method: 'POST', headers, body: JSON.stringify({ input }) })).json();
  }
});

/** Each site stops at its step: before it makes the change, or after, without an answer. */
function holdAt(fleet: Fleet): { readonly sites: ReadonlySet<number>; release(): void } {
  const serve = fleet.serve.bind(fleet);
  const gate = Promise.withResolvers<void>();
  const sites = new Set<number>();
  const seen = new Map<string, number>();
  fleet.serve = async (k, request) => {
    const step = STEPS[k as keyof typeof STEPS];
    const body = `&${request.body}`;
    // The unsigned probe of a diagnosis does not count as a step.
    const hit =
      body.includes(`&function=${step.fn}&`) && (step.fn === 'register' || body.includes('&mainwpsignature='));
    const count = (seen.get(`${k}`) ?? 0) + Number(hit);
    seen.set(`${k}`, count);
    if (!hit || count !== step.nth) return serve(k, request);
    const served = step.done ? await serve(k, request) : undefined;
    sites.add(k);
    await gate.promise;
    return served ?? { reply: 'reset', done: () => {} };
  };
  return {
    sites,
    release() {
      fleet.serve = serve;
      gate.resolve();
    },
  };
}
