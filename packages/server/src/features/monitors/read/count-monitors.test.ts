import { expect, it } from 'vitest';
import { useStoredMonitors } from '../monitors.fixtures.ts';

const on = useStoredMonitors();

it('counts monitors by state, also within a filter', async () => {
  const { world, ids, tell } = on();
  await tell(1, [60, true]);
  await tell(2, [60, false]);
  expect((await world.get('count-monitors-v1')).body).toEqual({
    total: 3,
    up: 1,
    down: 1,
    pending: 1,
    unknown: 0,
    paused: 0,
    outbound_broken_since: null,
  });
  const some = await world.get('count-monitors-v1', { exclude: [ids[0]], status: 'down' });
  expect(some.body).toMatchObject({ total: 1, up: 0, down: 1 });
});
