import { expect, it } from 'vitest';
import { hurriedClock } from '../../ports/clock/hurried-clock.ts';
import { makeWorld } from '../../testing/index.ts';
import { useMade } from '../../testing/use-made.ts';
import { uptimeEvents } from './monitors.fixtures.ts';

const on = useMade(
  async () => ({ world: await makeWorld({ sites: 2, seeded: true, parts: { clock: hurriedClock() } }) }),
  ({ world }) => world.close(),
);
const check = (k: number) => on().world.post('check-monitor-v1', { site_id_or_domain: on().world.siteIds[k - 1] });

it('checks a site at once, confirms a failure, and stores the result', async () => {
  const { world } = on();
  expect((await check(1)).body).toMatchObject({ status: 'up', status_code: 200, reason: null, cause: null });
  world.fleet.site(1).setFaults({ name: 'http500', times: 2 });
  expect((await check(1)).body).toMatchObject({ status: 'up' });
  world.fleet.site(1).setFaults('http500');
  expect((await check(1)).body).toMatchObject({
    status: 'down',
    status_code: 500,
    reason: 'The site returned an error. (HTTP 500)',
    cause: 'wrong_status',
  });
  expect(await uptimeEvents(world)).toEqual(['site.down 1']);
  world.fleet.site(1).setFaults();
  expect((await check(1)).body).toMatchObject({ status: 'up' });
  expect(await uptimeEvents(world)).toEqual(['site.down 1', 'site.up 1']);
});

it('says later by code why it failed last', async () => {
  const { world } = on();
  const monitor = async () => (await world.get('get-monitor-v1', { site_id_or_domain: world.siteIds[0] })).body;
  world.fleet.site(1).setFaults('http500');
  await check(1);
  expect(await monitor()).toMatchObject({ status: 'down', cause: 'wrong_status' });
  world.fleet.site(1).setFaults('reset');
  expect((await check(1)).body).toMatchObject({ status: 'down', cause: 'broken' });
  expect(await monitor()).toMatchObject({ status: 'down', reason: expect.any(String), cause: 'broken' });
  world.fleet.site(1).setFaults();
  await check(1);
  expect(await monitor()).toMatchObject({ status: 'up', reason: null, cause: null });
});

it('leaves suspended sites alone', async () => {
  await on().world.post('suspend-site-v1', { site_id_or_domain: on().world.siteIds[1] });
  expect(await check(2)).toMatchObject({ status: 409, body: { code: 'svc_site_suspended' } });
});
