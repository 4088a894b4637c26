import { beforeAll, expect, it } from 'vitest';
import { useStoredMonitors } from '../monitors.fixtures.ts';

const HOUR = 3600;
const on = useStoredMonitors();
const list = async (input: object = {}) => (await on().world.get('list-incidents-v1', { ...input })).body;

beforeAll(async () => {
  const { tell } = on();
  await tell(1, [30 * HOUR, false], [29 * HOUR, true, 0], [2 * HOUR, false]);
  await tell(2, [HOUR, false], [HOUR / 2, true, 0]);
});

it('lists when sites were down, how long and why, newest first', async () => {
  const { items, total } = await list();
  expect(total).toBe(3);
  expect(items).toMatchObject([
    { site_name: 'Site 2', resolved: true, duration_seconds: 1800, cause: 'wrong_status', status_code: 500, checks: 4 },
    { site_name: 'Site 1', resolved: false, duration_seconds: 7200, ended_at: null, client_name: null },
    { site_name: 'Site 1', resolved: true, started_at: '2026-06-29T06:30:00Z', ended_at: '2026-06-29T07:30:00Z' },
  ]);
  expect(items[0].reason).toBe('The site returned an error. (HTTP 500)');
});

it('is narrowed by site, time, end, client, tag and search', async () => {
  const count = async (input: object) => (await list(input)).total;
  expect(await count({ site_id_or_domain: 'site1.example' })).toBe(2);
  expect(await count({ open: true })).toBe(1);
  expect(await count({ open: false })).toBe(2);
  expect(await count({ since: '2026-06-30' })).toBe(2);
  expect(await count({ search: 'SITE 2' })).toBe(1);
  expect(await count({ search: '%' })).toBe(0);
  expect(await count({ client_ids: [0] })).toBe(3);
  expect(await count({ tags_any: [99] })).toBe(0);
  expect((await list({ per_page: 1, page: 2 })).items).toMatchObject([{ resolved: false }]);
});

it('counts incidents that are stored together, deleted, and gone with their site', async () => {
  const { world, ids } = on();
  const { database } = world.app.services;
  const count = async (input: object = {}) => (await list(input)).total;
  const before = [await count(), await count({ open: false })];
  const incident = { started_at: 1, ended_at: 2, cause: 'timeout', reason: '', checks: 1 };
  const added = [0, 1, 1, 2].map(k => ({ ...incident, site_id: ids[k] as number }));
  await database.write(trx => trx.insertInto('monitor_incidents').values(added).execute());
  expect([await count(), await count({ open: false })]).toEqual(before.map(total => total + 4));
  expect(await count({ site_id_or_domain: 'site2.example', open: false })).toBe(3);
  await database.write(trx =>
    trx
      .deleteFrom('monitor_incidents')
      .where('started_at', '=', 1)
      .where('site_id', '<>', added[3]?.site_id ?? 0)
      .execute(),
  );
  expect(await count()).toBe(before.map(total => total + 1)[0]);
  await database.write(trx =>
    trx
      .deleteFrom('sites')
      .where('id', '=', added[3]?.site_id ?? 0)
      .execute(),
  );
  expect([await count(), await count({ open: false })]).toEqual(before);
});
