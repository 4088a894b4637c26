import { describe, expect, it } from 'vitest';
import { MonitorWatch } from '../index.ts';
import { checkDue, makeDue, monitorOf, uptimeEvents } from '../monitors.fixtures.ts';
import { useWatchedSites } from './watched-sites.fixtures.ts';

const MINUTE = 60_000;
const SITES = 12;

const { on, db, incidents, checkAll } = useWatchedSites(SITES);

describe('what this server does not see', () => {
  it('is no outage: when nothing answers, no site is down, and that is told once', async () => {
    const { world, clock, watch } = on();
    for (let k = 1; k <= SITES; k++) world.fleet.site(k).setFaults('reset');
    await checkAll();
    await checkAll();
    expect(await incidents()).toEqual([]);
    expect(await uptimeEvents(world)).toEqual(['monitoring.outbound_broken']);
    expect(await monitorOf(world, 2)).toMatchObject({ status: 'unknown' });
    const counts = await world.get('count-monitors-v1');
    expect(counts.body).toMatchObject({ down: 0, outbound_broken_since: expect.any(String) });
    for (let k = 1; k <= SITES; k++) world.fleet.site(k).setFaults();
    clock.pass(2 * MINUTE);
    await checkDue(watch);
    await checkAll();
    expect(await uptimeEvents(world)).toEqual(['monitoring.outbound_broken', 'monitoring.outbound_recovered']);
    expect(await monitorOf(world, 2)).toMatchObject({ status: 'up' });
  });

  it('is found broken by a server that is started while it still is, and ended by one that finds it well', async () => {
    const { world } = on();
    const { database } = world.app.services;
    const since = { key: 'monitoring_broken_since', value: String(on().clock.now()) };
    await database.write(trx => trx.insertInto('meta').values(since).execute());
    await checkAll(new MonitorWatch(world.app.services, { gatherMs: 5 }));
    expect(await uptimeEvents(world)).toEqual(['monitoring.outbound_recovered']);
  });

  it('does not count when the process was suspended, or the clock was set, while a check was under way', async () => {
    const { world, clock, watch } = on();
    for (const jump of [() => clock.pass(5 * MINUTE), () => clock.leap(5 * MINUTE)]) {
      world.fleet.site(1).setFaults('http500');
      clock.pass(10 * MINUTE);
      await makeDue(world);
      await watch.turn();
      jump();
      await watch.idle();
      expect(await incidents()).toEqual([]);
    }
  });
});

it('lets each due site be checked by one of two processes', async () => {
  const { world, watch, clock } = on();
  const other = new MonitorWatch(world.app.services, { gatherMs: 5 });
  clock.pass(10 * MINUTE);
  await makeDue(world);
  const before = await checksMade();
  await Promise.all([checkDue(watch), checkDue(other), checkDue(other)]);
  expect((await checksMade()) - before).toBe(SITES);
});

async function checksMade(): Promise<number> {
  const rows = await db().selectFrom('monitor_hours').select('checks').execute();
  return rows.reduce((sum, { checks }) => sum + checks.split(',').length - 1, 0);
}

it('loses nothing but the check itself when it is ended between a check and its result', async () => {
  const { world, clock } = on();
  world.fleet.site(1).setFaults('http500');
  clock.pass(10 * MINUTE);
  await makeDue(world);
  const ended = new MonitorWatch({ ...world.app.services, stopping: AbortSignal.abort() });
  await checkDue(ended);
  const killed = new MonitorWatch(world.app.services, { gatherMs: 5 });
  await killed.turn(); // its results are never stored: it is gone before
  expect(await incidents()).toEqual([]);
  await killed.idle();
  await checkAll();
  expect(await uptimeEvents(world)).toEqual(['site.down 1']);
});
