import { expect, it } from 'vitest';
import { useStoredMonitors } from '../monitors.fixtures.ts';

const on = useStoredMonitors();

it('counts incidents, also of one site', async () => {
  const { world, tell } = on();
  await tell(1, [7200, false], [3600, true], [60, false]);
  await tell(2, [60, false]);
  expect((await world.get('count-incidents-v1')).body).toEqual({ total: 3 });
  expect((await world.get('count-incidents-v1', { site_id_or_domain: 'site1.example' })).body).toEqual({ total: 2 });
  expect((await world.get('count-incidents-v1', { site_id_or_domain: 'site2.example', open: false })).body.total).toBe(
    0,
  );
});
