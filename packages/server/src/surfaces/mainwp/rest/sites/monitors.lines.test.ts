import { expect, it } from 'vitest';
import { useWorld } from '../../../../testing/fixtures.ts';

const world = useWorld({ sites: 1, seeded: true, env: { SITEKEEPER_MAINWP_API: 'true' } });
const send = (method: string, path: string, body?: object) =>
  world().request(`/wp-json/mainwp/v2/monitors${path}`, { method, body });
const site = () => `/${world().siteIds[0]}`;

it('answers checks, states, heartbeats and incidents as programs for MainWP know them', async () => {
  await send('PUT', `${site()}/settings`, { maxretries: 0 });
  expect((await send('POST', `${site()}/check`)).body).toEqual({
    success: 1,
    data: { http_code: 200, uptime_status: 'up' },
  });
  world().fleet.site(1).setFaults('http500');
  expect((await send('POST', `${site()}/check`)).body.data).toEqual({ http_code: 500, uptime_status: 'down' });
  const { body } = await send('GET', '?status=down,first');
  expect(body).toMatchObject({ success: 1, total: 1, data: [{ last_status: 'down', check_frequency: '5m' }] });
  // The good check stands for the moments until the bad one only.
  expect(body.data[0]).toMatchObject({ last_status_code: '500', incidents_count_7d: 1 });
  expect(body.data[0].uptime_ratio_7d).toBeLessThanOrEqual(50);
  expect((await send('GET', `${site()}/basic`)).body).toMatchObject({ data: { last_status: 'down' } });
  const beats = await send('GET', `${site()}/heartbeat?limit=1&period=24h`);
  expect(beats.body).toMatchObject({ data: [{ status: 0, http_code: 500 }], meta: { total: 2, total_pages: 2 } });
  expect((await send('GET', `${site()}/incidents`)).body).toMatchObject({ data: [{ resolved: false, down_count: 2 }] });
  expect((await send('GET', `${site()}/incidents/count`)).body).toEqual({ success: 1, count: 1 });
});

it.each([
  [
    { interval: '30m', timeout: '45s' },
    { interval: '30m', timeout: '45s' },
  ],
  [
    { interval: '1h', active: '0' },
    { interval: '60m', active: '0' },
  ],
  [
    { interval: 'useglobal', active: 'useglobal', timeout: '2min' },
    { interval: 'useglobal', active: 'useglobal', timeout: '120s' },
  ],
  [{ maxretries: -1 }, { maxretries: -1 }],
  [
    { type: 'keyword', keyword: 'Welcome', method: 'push' },
    { type: 'keyword', keyword: 'Welcome', method: 'push' },
  ],
  [
    { type: 'http', method: 'useglobal' },
    { type: 'http', keyword: '', method: 'useglobal' },
  ],
  [{ expected_status: '200,301' }, { expected_status: '200,301' }],
])('takes %j as settings of a site', async (sent, stored) => {
  expect((await send('PUT', `${site()}/settings`, sent)).body).toMatchObject({ success: 1, data: stored });
});

it('takes settings of all sites, and refuses times that are not kept here', async () => {
  const { body } = await send('PATCH', '/settings', { interval: '10m', active: true, type: 'http' });
  expect(body).toMatchObject({ success: 1, data: { interval: '10m', active: '1', type: 'http' } });
  for (const wrong of [{ interval: '24h' }, { timeout: 'No limit' }, { type: 'smtp' }]) {
    expect((await send('PUT', '/settings', wrong)).status).toBe(400);
  }
});
