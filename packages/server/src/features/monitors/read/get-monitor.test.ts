import { expect, it } from 'vitest';
import { useStoredMonitors } from '../monitors.fixtures.ts';

const on = useStoredMonitors();

it('tells state, settings and last checks of a site', async () => {
  const { world, tell } = on();
  await tell(1, [600, true, 90], [300, false], [0, true, 80]);
  const site_id_or_domain = 'site1.example';
  await world.post('update-monitor-v1', { site_id_or_domain, interval_seconds: 60 });
  const { body } = await world.get('get-monitor-v1', { site_id_or_domain });
  expect(body).toMatchObject({
    status: 'up',
    interval_seconds: 60,
    incidents_7d: 1,
    settings: { interval_seconds: 60, timeout_seconds: 30, active: true },
    own_settings: { interval_seconds: 60, timeout_seconds: null, active: null },
  });
  expect(body.heartbeats).toMatchObject([
    { status: 'up', response_ms: 80, status_code: 200, checks: 1 },
    { status: 'down', status_code: 500 },
    { status: 'up', response_ms: 90 },
  ]);
  expect((await world.get('get-monitor-v1', { site_id_or_domain: 999 })).body.code).toBe('svc_site_not_found');
});
