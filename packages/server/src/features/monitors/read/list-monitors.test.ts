import { beforeAll, describe, expect, it } from 'vitest';
import { useStoredMonitors } from '../monitors.fixtures.ts';
import { rollUpMonitors } from '../series/roll-up.ts';

const HOUR = 3600;
const on = useStoredMonitors(4);
const list = async (input: object = {}) => (await on().world.get('list-monitors-v1', { ...input })).body;
const names = async (input: object = {}) => (await list(input)).items.map((item: { name: string }) => item.name);

beforeAll(async () => {
  const { tell, world, ids } = on();
  await tell(1, [50 * HOUR, true, 100], [3 * HOUR, true, 100], [2 * HOUR, true, 300], [60, true, 200]);
  await tell(2, [3 * HOUR, true], [2 * HOUR, false], [30, false]);
  await rollUpMonitors(world.app.services);
  const tag = (await world.post('add-tag-v1', { name: 'Shops' })).body.id;
  const client = (await world.post('add-client-v1', { name: 'Kite', client_email: 'kite@example.com' })).body.id;
  await world.post('update-site-record-v1', { site_id_or_domain: ids[0], client_id: client, tags: [tag] });
  await world.post('update-monitor-v1', { site_id_or_domain: ids[3], active: false });
});

describe('the list of monitors', () => {
  it('has state, ratios, hours, response times and incidents of each site', async () => {
    const { items, total } = await list();
    expect(total).toBe(4);
    expect(items[0]).toMatchObject({
      name: 'Site 1',
      client_name: 'Kite',
      status: 'up',
      interval_seconds: 300,
      response_ms: 200,
      uptime_24h: 100,
      uptime_90d: 100,
      incidents_30d: 0,
      response_avg_ms: 200,
      response_min_ms: 100,
      response_max_ms: 300,
    });
    expect(items[1]).toMatchObject({ status: 'down', status_code: 500, uptime_24h: 33.333, incidents_7d: 1 });
    expect(items[1]).toMatchObject({ reason: 'The site returned an error. (HTTP 500)', cause: 'wrong_status' });
    expect(items[0]).toMatchObject({ reason: null, cause: null });
    expect(items[1].hours).toHaveLength(24);
    expect(items[1].hours.slice(-4).map((hour: { status: string }) => hour.status)).toEqual([
      'up',
      'down',
      'unwatched',
      'down',
    ]);
    const responses = items[0].hours.slice(-4).map((hour: { response_ms: number | null }) => hour.response_ms);
    expect(responses).toEqual([100, 300, null, 200]);
    expect(items[2]).toMatchObject({ status: 'pending', uptime_30d: null, response_avg_ms: null });
    expect(items[3]).toMatchObject({ status: 'paused', next_check_at: null });
  });

  it('is narrowed by state, search, client, tag and ids', async () => {
    const { ids } = on();
    expect(await names({ status: 'down' })).toEqual(['Site 2']);
    expect(await names({ status: ['paused', 'pending'] })).toEqual(['Site 3', 'Site 4']);
    expect(await names({ search: 'SITE3.ex' })).toEqual(['Site 3']);
    expect(await names({ search: '4' })).toEqual(['Site 4']);
    expect(await names({ include: [ids[1]], exclude: [] })).toEqual(['Site 2']);
    expect(await names({ client_ids: [0], exclude: [ids[2]] })).toEqual(['Site 2', 'Site 4']);
    expect(await names({ tags_any: [1] })).toEqual(['Site 1']);
  });

  it('is sorted by name, state, response time or last check, and paged', async () => {
    expect(await names({ sort: 'status' })).toEqual(['Site 2', 'Site 3', 'Site 1', 'Site 4']);
    expect(await names({ sort: 'response_time', order: 'desc', per_page: 1 })).toEqual(['Site 1']);
    expect(await names({ sort: 'checked', order: 'desc', per_page: 2 })).toEqual(['Site 2', 'Site 1']);
    expect(await names({ per_page: 2, page: 2 })).toEqual(['Site 3', 'Site 4']);
  });
});
