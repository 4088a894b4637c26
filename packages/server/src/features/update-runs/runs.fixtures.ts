import { expect, vi } from 'vitest';
import { showBug } from '../../testing/fixtures.ts';
import { type Answer, makeWorld, type World, type WorldOptions } from '../../testing/index.ts';
import { useMade } from '../../testing/use-made.ts';

/** Simulated sites that are synced: what they offer is known. */
export function useFleet(options: WorldOptions): () => World {
  return useMade(
    () => makeSyncedFleet(options),
    world => world.close(),
  );
}

export async function makeSyncedFleet(options: WorldOptions): Promise<World> {
  const { env, fleet, ...rest } = options;
  const world = await makeWorld({
    seeded: true,
    worker: true,
    log: { write: showBug },
    ...rest,
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

/** All items of a run, as returned to callers. */
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
  const { job_id } = body;
  const state = async () => (await world.get('get-update-run-v1', { job_id })).body.run.state;
  await vi.waitFor(async () => expect(await state()).toBe('halted'), { timeout: 60_000 });
  return job_id;
}
