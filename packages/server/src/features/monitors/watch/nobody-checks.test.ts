import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../../kernel/time/durations.ts';
import { tell } from '../../alarms/index.ts';
import { MonitorWatch } from '../index.ts';
import { checkDue, monitorOf, uptimeEvents } from '../monitors.fixtures.ts';
import { useWatchedSites } from './watched-sites.fixtures.ts';

const { on, incidents, checkAll } = useWatchedSites(12);

describe('while a process is not to check sites', () => {
  /** A process that does not, or does again. */
  function otherProcess() {
    const { services } = on().world.app;
    const settings = { ...services.settings, monitors: false };
    const watch = new MonitorWatch({ ...services, settings }, { gatherMs: 5 });
    return { watch, allow: (monitors: boolean) => Object.assign(settings, { monitors }) };
  }
  /** Minutes go by, with a turn of each in every half of one. */
  async function live(minutes: number, ...watches: MonitorWatch[]) {
    for (let half = 0; half < minutes * 2; half++) {
      on().clock.pass(MINUTE_MS / 2);
      for (const watch of watches) await checkDue(watch);
    }
  }
  const openAlarms = async () => {
    await tell(on().world.app.services);
    return (await on().world.get('list-alarms-v1', { state: 'open' })).body.items;
  };

  it('an outage ends as not watched if no other process checks either, and is a new one if it is found again', async () => {
    const { world } = on();
    const { watch, allow } = otherProcess();
    world.fleet.site(4).setFaults('http500');
    await checkAll();
    expect(await openAlarms()).toHaveLength(1);
    await live(4, watch);
    expect(await incidents()).toMatchObject([{ ended_at: null }]);
    await live(12, watch);
    expect(await incidents()).toMatchObject([{ ended_at: expect.any(Number), unwatched: 1 }]);
    expect(await monitorOf(world, 4)).toMatchObject({ status: 'pending' });
    expect(await openAlarms()).toEqual([]);
    allow(true);
    await live(1, watch);
    expect(await incidents()).toMatchObject([{ unwatched: 1 }, { ended_at: null, unwatched: 0 }]);
    expect(await uptimeEvents(world)).toEqual(['site.down 4', 'site.unwatched 4', 'site.down 4']);
  });

  it('an outage goes on if another process checks', async () => {
    const { world, watch } = on();
    world.fleet.site(4).setFaults('http500');
    await checkAll();
    await live(20, watch, otherProcess().watch);
    expect(await incidents()).toMatchObject([{ ended_at: null }]);
  });

  // Fails if only the times of sites count: after a pause of all processes, all of them have come.
  it('an outage goes on after all processes were suspended, or the clock was set ahead', async () => {
    const { world, clock, watch } = on();
    const other = otherProcess();
    world.fleet.site(4).setFaults('http500');
    await checkAll();
    await live(8, watch, other.watch);
    for (const jump of [() => clock.pass(60 * MINUTE_MS), () => clock.leap(60 * MINUTE_MS)]) {
      jump();
      await checkDue(other.watch);
      await live(1, watch, other.watch);
      expect(await incidents()).toMatchObject([{ ended_at: null }]);
    }
  });
});
