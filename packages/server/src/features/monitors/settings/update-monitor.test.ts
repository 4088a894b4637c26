import { expect, it } from 'vitest';
import { useStoredMonitors } from '../monitors.fixtures.ts';

const on = useStoredMonitors();
const change = (input: object) =>
  on().world.post('update-monitor-v1', { site_id_or_domain: 'site1.example', ...input });

it('gives a site settings of its own, and takes them away by null', async () => {
  const { world, ids } = on();
  const { body } = await change({ interval_seconds: 60, keyword: 'Welcome', follow_redirects: false });
  expect(body).toMatchObject({
    site_id: ids[0],
    settings: { interval_seconds: 60, keyword: 'Welcome', follow_redirects: false, timeout_seconds: 30 },
    own_settings: { interval_seconds: 60, keyword: 'Welcome', follow_redirects: false, timeout_seconds: null },
  });
  await world.post('update-monitor-settings-v1', { interval_seconds: 900, timeout_seconds: 10 });
  expect((await change({ interval_seconds: null })).body.settings).toMatchObject({
    interval_seconds: 900,
    timeout_seconds: 10,
    keyword: 'Welcome',
  });
  const { body: log } = await world.get('list-audit-log-v1', { action: 'monitor.updated' });
  expect(log.items).toHaveLength(2);
});

it('refuses settings that contradict those of all sites', async () => {
  await change({ keyword: 'Welcome' });
  expect((await change({ method: 'head' })).body.code).toBe('svc_invalid_input');
  expect((await change({ method: 'head', keyword: null })).status).toBe(200);
});
