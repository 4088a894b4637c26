import { afterAll, beforeAll } from 'vitest';
import { type Answer, makeWorld, type World, type WorldOptions } from '../../testing/index.ts';

/** Simulated sites that are synced: what they offer is known. */
export function useFleet(options: WorldOptions): () => World {
  let world: World | undefined;
  beforeAll(async () => {
    world = await makeSyncedFleet(options);
  });
  afterAll(() => world?.close());
  return () => {
    if (world) return world;
    throw new Error('The world exists inside of tests only.');
  };
}

export async function makeSyncedFleet(options: WorldOptions): Promise<World> {
  const { env, fleet, ...rest } = options;
  const world = await makeWorld({
    ...{ seeded: true, worker: true, log: { write: showBug }, ...rest },
    fleet: { plugins: 4, ...fleet },
    env: { SITEKEEPER_SYNC_INTERVAL_MINUTES: '0', SITEKEEPER_UPDATES_PACKAGE_HOSTS: PACKAGES, ...env },
  });
  const synced = await world.post('sync-sites-v1', {});
  if (synced.body.queued) await world.jobEnd(synced.body.job_id);
  world.fleet.ledger.reset();
  return world;
}

export const PACKAGES = 'downloads.directory.example';
export const UNKNOWN_RUN = 'update_00000000-0000-4000-8000-000000000000';

/** A bug answers with nothing but an id; what it was belongs into the output of the failing test. */
function showBug(line: string): void {
  const { level, err, msg } = JSON.parse(line) as { level: number; err?: { stack?: string }; msg?: string };
  if (level >= 50) console.error(msg, err?.stack ?? line);
}

/** All items of a run, as they go out. */
export async function itemsOf(world: World, job_id: string): Promise<Answer['body'][]> {
  const all = [];
  for (let page = 1; ; page++) {
    const { body } = await world.get('get-update-run-v1', { job_id, page, per_page: 200 });
    all.push(...body.items);
    if (all.length >= body.total) return all;
  }
}

/** What is pending on site k of the fleet and can be updated. */
export function pendingOn(world: World, k: number): { slug: string; from: string; to: string }[] {
  const site = world.fleet.site(k);
  return [...site.pendingPlugins, ...site.pendingThemes].filter(({ works }) => works);
}

/** A careful run over themes that its first site has halted: updates there do nothing. */
export async function haltedRun(world: World): Promise<string> {
  world.fleet.setFaults({ update_noop_success: 100 });
  for (let k = 1; k <= world.fleet.size; k++) world.fleet.site(k).setTheme('standard-issue', '1.0');
  await world.post('sync-sites-v1', {});
  const { body } = await world.post('run-updates-v1', { type: ['themes'], strategy: {} });
  for (;;) {
    const { run } = (await world.get('get-update-run-v1', { job_id: body.job_id })).body;
    if (run.state === 'halted') return body.job_id;
    if (run.state !== 'running') throw new Error(`the run is ${run.state}`);
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}
