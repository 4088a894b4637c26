import { beforeAll, expect, it } from 'vitest';
import { useStoredMonitors } from '../monitors.fixtures.ts';
import { rollUpMonitors } from '../series/roll-up.ts';

const DAY = 86_400;
const on = useStoredMonitors();
const list = (input: object = {}) =>
  on().world.get('list-monitor-heartbeats-v1', { site_id_or_domain: 'site1.example', ...input });

beforeAll(async () => {
  const { tell, world } = on();
  await tell(1, [10 * DAY, true, 100], [10 * DAY - 60, false, 300], [3600, true, 50], [60, false, 70]);
  await rollUpMonitors(world.app.services);
});

it('lists checks of the last days one by one, and older ones by the hour, newest first', async () => {
  const { body } = await list();
  expect(body.total).toBe(3);
  expect(body.items).toMatchObject([
    { at: '2026-06-30T12:29:00Z', status: 'down', response_ms: 70, status_code: 500, checks: 1 },
    { at: '2026-06-30T11:30:00Z', status: 'up', response_ms: 50, status_code: 200, checks: 1 },
    { at: '2026-06-20T12:00:00Z', status: 'down', response_ms: 100, status_code: null, checks: 2 },
  ]);
});

it('is narrowed by period, times and result', async () => {
  const count = async (input: object) => (await list(input)).body.total;
  expect(await count({ period: '24h' })).toBe(2);
  expect(await count({ start: '2026-06-30T12:00:00Z' })).toBe(1);
  expect(await count({ end: '2026-06-29', period: '90d' })).toBe(1);
  expect(await count({ status: 'up' })).toBe(1);
  expect((await list({ per_page: 1, page: 3 })).body.items).toMatchObject([{ checks: 2 }]);
  const backwards = await list({ start: '2026-06-30', end: '2026-06-29' });
  expect([backwards.status, backwards.body.code]).toEqual([400, 'svc_invalid_input']);
});
