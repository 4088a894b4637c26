import { expect, it } from 'vitest';
import { useWorld } from '../../../../testing/fixtures.ts';

const world = useWorld({ env: { SITEKEEPER_MAINWP_API: 'on' } });
const send = (method: string, path: string, body?: object) =>
  world().request(`/wp-json/mainwp/v2/settings/monitoring${path}`, { method, body });
const of = (name: string) => `mainwp_uptime_monitoring_${name}`;

it('says how all sites are checked, by the names of the settings of MainWP', async () => {
  const { body } = await send('GET', '');
  expect(body).toEqual({
    success: 1,
    data: {
      mainwp_disable_sites_health_monitoring: 1,
      mainwp_sitehealth_threshold: 80,
      [of('active')]: 1,
      [of('interval')]: '5m',
      [of('method')]: 'get',
      [of('timeout')]: '30s',
      [of('type')]: 'http',
      [of('up_status_codes')]: Array.from({ length: 200 }, (_, more) => String(200 + more)),
      [of('down_confirmation_check')]: 1,
      [of('keyword')]: '',
    },
  });
});

it('takes back what it said, and changes nothing by that', async () => {
  const { data } = (await send('GET', '')).body;
  const before = (await world().get('get-monitor-settings-v1')).body;
  expect((await send('PUT', '/edit', data)).body).toMatchObject({ success: 1, data });
  expect((await world().get('get-monitor-settings-v1')).body).toEqual(before);
});

it('changes what is sent, and leaves the rest', async () => {
  const changed = {
    [of('interval')]: '1h',
    [of('type')]: 'keyword',
    [of('keyword')]: 'Welcome',
    [of('up_status_codes')]: ['200', '201', '202', '404'],
  };
  expect((await send('PATCH', '/edit', changed)).body.data).toMatchObject({ ...changed, [of('timeout')]: '30s' });
  expect((await send('PUT', '/edit', { [of('active')]: 0, [of('down_confirmation_check')]: 0 })).status).toBe(200);
  expect((await world().get('get-monitor-settings-v1')).body).toMatchObject({
    active: false,
    interval_seconds: 3600,
    keyword: 'Welcome',
    expected_status: '200-202,404',
    confirmations: 1,
  });
});

it('refuses times that are not kept here', async () => {
  const { status, body } = await send('PUT', '/edit', { [of('interval')]: '24h' });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toMatch(/interval.*must be a time from 30 to 3600 seconds/);
});
