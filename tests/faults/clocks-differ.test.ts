import type { Application } from '@sitekeeper/server';
import { systemClock } from '@sitekeeper/server/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withLease } from '../../packages/server/src/features/sites/site-lease.ts';
import { Presence } from '../../packages/server/src/kernel/work/presence.ts';
import { takeTurn } from '../../packages/server/src/kernel/work/turns.store.ts';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { openSecond } from '../support/processes/second-server.ts';

// Only PostgreSQL has processes on several machines.
const onPostgres = it.runIf(process.env.TEST_ENGINE === 'postgres');
const AHEAD_MS = 60_000;

const world = useWorld();
let passed = 0;
/** That of a machine whose clock is a minute ahead. */
const machineClock = {
  ...systemClock,
  now: () => systemClock.now() + AHEAD_MS,
  elapsed: () => systemClock.elapsed() + passed,
};
let second: Application;
beforeEach(async () => {
  second = await openSecond(world(), { machineClock });
});
afterEach(() => second.close());

// All of these fail without the correction in shared-clock.ts.

onPostgres('a process whose clock is ahead takes no lease that another holds', async () => {
  const { services } = world().app;
  const [entered, leave] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = withLease(services, 'site:1', () => {
    entered.resolve();
    return leave.promise;
  });
  await entered.promise;
  const refused = expect(withLease(second.services, 'site:1', async () => 'taken')).rejects.toMatchObject({
    code: 'site_busy',
  });
  passed += 10_000; // it has waited long enough
  await refused;
  leave.resolve();
  await first;
  expect(await withLease(second.services, 'site:1', async () => 'free')).toBe('free');
});

onPostgres('a process whose clock is ahead takes no turn that another has had', async () => {
  expect(await takeTurn(world().app.services, 'a task', AHEAD_MS)).toBe(true);
  expect(await takeTurn(second.services, 'a task', AHEAD_MS)).toBe(false);
});

onPostgres('a process whose clock is ahead takes no other for gone', async () => {
  const [one, ahead] = [new Presence('first'), new Presence('second')];
  await one.tell(world().app.services);
  await ahead.tell(second.services);
  expect(ahead.count()).toBe(2);
});
