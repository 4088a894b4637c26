import { onTestFinished } from 'vitest';
import { type ManualClock, manualClock, type World } from '../../testing/index.ts';
import { makeSyncedFleet } from '../update-runs/runs.fixtures.ts';
import { openWindows } from './open-windows.ts';

/** Five sites, the first two with a tag, and a window for those every night from 2 to 4. For one test. */
export async function sitesWithWindow(options: { worker: boolean; more?: object }) {
  const clock = manualClock();
  const world = await makeSyncedFleet({ sites: 5, worker: options.worker, parts: { clock }, fleet: { plugins: 4 } });
  onTestFinished(() => world.close());
  const tag = (await world.post('add-tag-v1', { name: 'EU' })).body.id;
  for (const id of world.siteIds.slice(0, 2))
    await world.post('update-site-v1', { site_id_or_domain: id, tags: [tag] });
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
  const times = { days, opens: '02:00', closes: '04:00', time_zone: 'UTC' };
  const more = { tag_id: tag, type: ['plugins', 'themes'], ...options.more };
  const { body } = await world.post('add-update-window-v1', { name: 'Nights', ...times, ...more });
  return { world, clock, window: body, open: () => openWindows(world.app.services) };
}

export const advanceTo = (clock: ManualClock, instant: string, more = 0) =>
  clock.advance(Date.parse(instant) + more - clock.now());
export const runsOf = async (world: World) => (await world.get('list-update-runs-v1')).body.items;
