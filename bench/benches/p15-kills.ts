import { createFleet, findFreePort } from '@sitekeeper/child-simulator';
import { makeFleetKey } from '@sitekeeper/server/testing';
import { type Bench, type Line, mustBe } from '../bench.ts';
import { batches, pluginSwitches, syncs } from '../kills/batches.ts';
import { Ground, type Kind, type RepeatedWork } from '../kills/ground.ts';
import { imports } from '../kills/imports.ts';
import { addsAndDeletes, reconnects } from '../kills/sites-come-and-go.ts';
import { updateRunsWork } from '../kills/update-runs.ts';
import { sleep } from '../measuring/numbers.ts';
import { Random } from '../measuring/random.ts';
import type { Options } from '../options.ts';
import { makeStore, type Store } from '../world/store.ts';

/** How long a server lives before it is ended, in ms. */
const LIVES_MS = { least: 50, most: 3000 };
/** Every this many kills, the server is stopped in good order in the middle of its work. */
const STOP_EVERY = 10;
const ADD_LOOPS = 4;
/** Sites by the kind of work done on them; all of them are synced. */
const SITES = { come: 24, reconnect: 24, update: 60, import: 24, batch: 20, plugins: 8 };

export const p15: Bench = {
  name: 'p15',
  title: 'kill -9 at random moments during all kinds of work',
  async run(options: Options): Promise<Line[]> {
    const seed = options.seed ?? Math.floor(Math.random() * 1e9) + 1;
    console.log(`P15  seed ${seed}: npm run bench -- p15 --seed ${seed}`);
    return withGround(options, seed, async (ground, ids) => {
      const works = worksOn(ground, ids);
      await syncs(ground).round(); // the state of the sites must be known before anything is killed
      return kill(ground, works, new Random(seed), options.kills);
    });
  },
};

/** Kills the server again and again during all kinds of work, lets the last rounds finish, and checks the results. */
async function kill(ground: Ground, works: readonly RepeatedWork[], random: Random, kills: number): Promise<Line[]> {
  const rounds = works.map(async work => {
    while (!ground.ending) await work.round();
  });
  const failed = Promise.all(rounds).then(() => 'ended' as const);
  for (let kill = 1; kill <= kills; kill++) {
    const alive = sleep(random.between(LIVES_MS.least, LIVES_MS.most));
    if ((await Promise.race([alive, failed])) === 'ended') break;
    await ground.end('SIGKILL');
    if (kill % STOP_EVERY > 0) continue;
    await sleep(random.between(LIVES_MS.least, LIVES_MS.most));
    await ground.end('SIGTERM');
  }
  ground.ending = true;
  await failed;
  const figure = (kind: Kind) => ground.findings.filter(finding => finding.kind === kind).length;
  const none = (what: string, kind: Kind): Line => ({
    what,
    figure: figure(kind),
    unit: '',
    goal: mustBe(figure(kind) === 0, 'none'),
  });
  return [
    { what: 'kills, each tenth followed by an ordinary stop', figure: kills, unit: '' },
    none('sites lost', 'lost'),
    none('sites, users or tags doubled', 'doubled'),
    none('updates or users sent twice', 'twice'),
    none('updates unknown that were never sent', 'unknown'),
    none('told wrong: jobs, results, versions', 'wrong'),
    ...[...ground.done].sort().map(([what, figure]): Line => ({ what, figure, unit: '' })),
  ];
}

/** Each kind of work has its own sites; the syncs cover all of them. */
function worksOn(ground: Ground, ids: ReadonlyMap<number, number>): RepeatedWork[] {
  let next = 1;
  const take = (count: number) => Array.from({ length: count }, () => next++);
  const come = take(SITES.come);
  const loops = Array.from({ length: ADD_LOOPS }, (_none, n) => come.filter((_k, i) => i % ADD_LOOPS === n));
  return [
    ...loops.map(sites => addsAndDeletes(ground, sites)),
    reconnects(ground, ids, take(SITES.reconnect / 2)),
    reconnects(ground, ids, take(SITES.reconnect / 2)),
    updateRunsWork(ground, ids, take(SITES.update)),
    imports(ground, take(SITES.import)),
    batches(ground, ids, take(SITES.batch)),
    pluginSwitches(ground, ids, take(SITES.plugins)),
    syncs(ground),
  ];
}

/** A fleet in this process, so that its ledger can be read; sites that are to be added are not stored yet. */
async function withGround(
  options: Options,
  seed: number,
  use: (ground: Ground, ids: ReadonlyMap<number, number>) => Promise<Line[]>,
): Promise<Line[]> {
  const sites = Object.values(SITES).reduce((sum, count) => sum + count, 0);
  const key = await makeFleetKey();
  const registered = { publicPem: key.publicPem, server: key.server, admin: key.admin };
  const latency = { kind: 'uniform', from: 10, to: 400 } as const;
  const fleet = createFleet({ sites, seed, plugins: 6, latency, registered, ledgerEntries: 1_000_000 });
  await fleet.listen(await findFreePort(sites));
  for (let k = 1; k <= SITES.come; k++) fleet.site(k).clearKey();
  const store = await makeStore(options.postgres, {
    SITEKEEPER_SYNC_INTERVAL_MINUTES: '0',
    SITEKEEPER_NETWORKS_INTERVAL_DAYS: '0',
    SITEKEEPER_ABANDONED_INTERVAL_DAYS: '0',
    SITEKEEPER_ICONS_INTERVAL_DAYS: '0',
    SITEKEEPER_MONITORS: 'false',
    SITEKEEPER_SCREENSHOTS_INTERVAL_DAYS: '0',
    SITEKEEPER_REQUESTS_PER_MINUTE: '0',
    SITEKEEPER_BATCH_INLINE_LIMIT: '8',
    SITEKEEPER_SYNC_CONCURRENCY: String(options.concurrency ?? 20),
    SITEKEEPER_DEADLINE_UPDATE: '5',
    SITEKEEPER_DEADLINE_ACTION: '10',
    SITEKEEPER_STOP_SECONDS: '5',
  });
  let ground: Ground | undefined;
  try {
    const stored = Array.from({ length: sites - SITES.come }, (_none, i) => i + SITES.come + 1);
    const authorization = await store.seed(
      key,
      stored.map(k => ({ url: fleet.url(k), name: `Site ${k}` })),
    );
    await dropReconnectSecrets(store);
    ground = new Ground(fleet, store, authorization, options.serverNode);
    return await use(ground, await idsOf(ground, stored));
  } finally {
    await ground?.close();
    await fleet.close();
    await store.remove();
  }
}

/** The stored secrets are not those of the simulated sites; without them the first sync requests real ones. */
async function dropReconnectSecrets(store: Store): Promise<void> {
  const app = await store.open();
  await app.services.database.write(trx => trx.deleteFrom('site_secrets').where('name', '=', 'regverify').execute());
  await app.close();
}

async function idsOf(ground: Ground, stored: readonly number[]): Promise<Map<number, number>> {
  const { data } = await ground.get('/wp-json/svc/v2/sites/basic?per_page=200');
  const byHost = new Map((data as { id: number; url: string }[]).map(({ id, url }) => [new URL(url).host, id]));
  return new Map(stored.map(k => [k, byHost.get(new URL(ground.fleet.url(k)).host) as number]));
}
