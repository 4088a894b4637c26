import type { World, WorldOptions } from '../../../testing/index.ts';
import { giveFeed } from '../../../testing/index.ts';
import { makeSyncedFleet } from '../../update-runs/runs.fixtures.ts';
import { directorySlug } from '../match/affected.ts';

export interface HoleOnSites {
  readonly file: string;
  readonly old: string;
  readonly fixed: string;
}

/**
 * Simulated sites that all have an old version of one plugin, active and with an update that fixes it, and of another
 * plugin a version for which there is no fix. Both are in the feed.
 */
export async function makeHoles(options: WorldOptions): Promise<{ world: World; shut: HoleOnSites; open: string }> {
  const world = await makeSyncedFleet({ ...options, fleet: { plugins: 8, ...options.fleet } });
  const [shut, open] = plain(world);
  for (let k = 1; k <= world.fleet.size; k++) {
    world.fleet.site(k).setPlugin(shut.file, { version: shut.old, active: true });
    world.fleet.site(k).setPlugin(open.file, { version: open.fixed, active: true });
  }
  await syncAll(world);
  await giveFeed(world, [
    { id: 'shut', slug: directorySlug('plugin', shut.file), to: shut.old, patched: [shut.fixed], score: 9 },
    { id: 'open', slug: directorySlug('plugin', open.file), to: '*', score: 7 },
  ]);
  world.fleet.ledger.reset();
  return { world, shut, open: open.file };
}

export async function syncAll(world: World): Promise<void> {
  const synced = await world.post('sync-sites-v1', {});
  if (synced.body.queued) await world.jobEnd(synced.body.job_id);
}

/** Two plugins that the first site can update. */
function plain(world: World): [HoleOnSites, HoleOnSites] {
  const works = world.fleet.site(1).pendingPlugins.filter(pending => pending.works);
  const [one, other] = works.map(({ slug, from, to }) => ({ file: slug, old: from, fixed: to }));
  if (!one || !other) throw new Error('the first site has too few updates');
  return [one, other];
}
