import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../kernel/time/durations.ts';
import { manualClock } from '../../ports/clock/manual-clock.ts';
import { storeSite, useWorld } from '../../testing/fixtures.ts';
import { hourOf, packCheck } from '../monitors/series/check-codec.ts';
import type { Report } from './report.schemas.ts';
import { noteFeedRead, storeHistory } from './reports.fixtures.ts';

const clock = manualClock(Date.UTC(2026, 9, 20, 12));
const world = useWorld({ parts: { clock } });

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

it('has the uptime of 30 days that the page of the client shows, with the hour that is going on', async () => {
  const clientId = (await world().post('add-client-v1', { name: 'Watched' })).body.id as number;
  const { siteIds } = await storeHistory(world(), { clientId, sites: 3, days: 60, seed: 7 });
  const hour = hourOf(clock.now());
  const checks = [0, 300, 600].map(second =>
    packCheck({ at: hour * HOUR_MS + second * 1000, up: second !== 300, responseMs: 40, statusCode: 200 }),
  );
  const open = { site_id: siteIds[0] as number, hour, every_seconds: 300, checks: checks.join('') };
  await world().app.services.database.write(trx => trx.insertInto('monitor_hours').values(open).execute());
  const [from, to] = [29, 0].map(ago => new Date(clock.now() - ago * DAY_MS).toISOString().slice(0, 10));
  const asked = { client_id_or_email: clientId, from, to, time_zone: 'UTC' };
  const { uptime } = (await world().get('get-client-report-v1', asked)).body as Report;
  const { body: shown } = await world().get('get-fleet-uptime-v1', { client_id: clientId, days: 30 });
  expect(shown.days.at(-1).down_seconds).toBeGreaterThan(0);
  expect([shown.uptime_percent, shown.watched_seconds, shown.down_seconds]).toEqual([
    uptime?.ratio,
    uptime?.watched_seconds,
    uptime?.down_seconds,
  ]);
});

it('takes last month in the time zone of the client, and leaves out what it knows nothing of', async () => {
  const id = (await world().post('add-client-v1', { name: 'Quiet' })).body.id as number;
  await world().post('update-branding-v1', { client_id_or_email: id, time_zone: 'Pacific/Auckland' });
  const ask = async (input: object) =>
    (await world().get('get-client-report-v1', { client_id_or_email: id, ...input })).body;
  expect((await ask({})).period).toMatchObject({ month: '2026-09', starts_at: '2026-08-31T12:00:00Z', goes_on: false });
  expect((await ask({ month: '2026-10' })).period).toMatchObject({ goes_on: true, ends_at: '2026-10-31T11:00:00Z' });
  await world().app.services.database.write(trx =>
    trx.updateTable('vulnerability_feed').set({ read_at: null }).execute(),
  );
  await world().post('update-module-v1', { module: 'logs', enabled: false });
  const report = await ask({ sections: ['summary', 'security', 'changes', 'note'] });
  expect(report).toMatchObject({ uptime: null, security: null, changes: null, note: null });
  expect(report.summary).toMatchObject({ uptime: null, vulnerabilities_open: null });
});

// Seen to fail with 500 where seconds may be negative.
it('counts no time of an incident that ended before it began, as the clock was set back meanwhile', async () => {
  const id = (await world().post('add-client-v1', { name: 'Set back' })).body.id as number;
  const site_id = await storeSite(world(), { url: 'https://set-back.example/', client_id: id });
  const [began, cause] = [clock.now() - DAY_MS, { cause: 'timeout', reason: 'No answer.', checks: 3 }];
  const rows = [
    { site_id, started_at: began, ended_at: began - HOUR_MS, ...cause },
    { site_id, started_at: began + HOUR_MS, ended_at: began + 2 * HOUR_MS, ...cause },
  ];
  await world().app.services.database.write(trx => trx.insertInto('monitor_incidents').values(rows).execute());
  const input = { client_id_or_email: id, month: '2026-10', sections: ['summary', 'incidents'] };
  const { status, body } = await world().get('get-client-report-v1', input);
  expect(status).toBe(200);
  const { incidents, summary } = body as Report;
  expect(incidents?.items.map(({ seconds }) => seconds)).toEqual([0, 3600]);
  expect([incidents?.down_seconds, summary?.incidents]).toEqual([3600, 2]);
});

it('prices the running costs of a client as the pages of its sites do', async () => {
  const id = (await world().post('add-client-v1', { name: 'Payer' })).body.id as number;
  const other = (await world().post('add-client-v1', { name: 'Sharer' })).body.id as number;
  const own = await storeHistory(world(), { clientId: id, sites: 2, days: 5, seed: 77 });
  const theirs = await storeHistory(world(), { clientId: other, sites: 1, days: 5, seed: 78 });
  const cost = { payment_type: 'subscription', product_type: 'plugin', renewal_type: 'monthly' };
  const add = async (name: string, more: object) =>
    expect(await world().post('add-cost-v1', { name, ...cost, ...more })).toMatchObject({ status: 200 });
  await add('Hosting', { price: 10, license_type: 'single_site', clients: [id] });
  const shared = [...own.siteIds, ...theirs.siteIds];
  await add('Pack', { price: 90, license_type: 'multi_site', renewal_type: 'yearly', sites: shared });
  await add('Once', { price: 500, payment_type: 'lifetime', license_type: 'single_site', clients: [id] });
  const input = { client_id_or_email: id, sections: ['costs'] };
  const { costs } = (await world().get('get-client-report-v1', input)).body as Report;
  expect(costs?.items).toMatchObject([
    { name: 'Hosting', amount: 20, frequency: 'monthly', sites: 2 },
    { name: 'Pack', amount: 60, frequency: 'yearly', sites: 2 },
  ]);
  const perSite = await Promise.all(
    own.siteIds.map(async site => (await world().post('get-site-costs-v1', { site_id_or_domain: site })).body),
  );
  expect(costs?.monthly).toBe(sum(perSite.map(({ total_monthly }) => total_monthly)));
  expect(costs?.yearly).toBe(sum(perSite.map(({ total_yearly }) => total_yearly)));
});

it('has the last known backup of each site, and null where none is known', async () => {
  const id = (await world().post('add-client-v1', { name: 'Careful' })).body.id as number;
  const backed = { backup_plugin: 'updraftplus', backup_at: Date.UTC(2026, 9, 19, 2, 30) };
  const store = (name: string, columns: Record<string, string | number>) =>
    storeSite(world(), { url: `https://${name}.example/`, name, client_id: id, columns });
  await store('A', backed);
  await store('B', { backup_plugin: 'wpvivid' });
  await store('C', {});
  const { body } = await world().get('get-client-report-v1', { client_id_or_email: id, sections: ['backups'] });
  expect((body as Report).backups).toMatchObject({
    total: 3,
    known: 1,
    items: [
      { site_name: 'A', last_known_at: '2026-10-19T02:30:00Z', plugin: 'updraftplus' },
      { site_name: 'B', last_known_at: null, plugin: 'wpvivid' },
      { site_name: 'C', last_known_at: null, plugin: null },
    ],
  });
  const standard = (await world().get('get-client-report-v1', { client_id_or_email: id })).body as Report;
  expect(standard.backups?.total).toBe(3);
  const without = await world().get('get-client-report-v1', { client_id_or_email: id, sections: ['uptime'] });
  expect((without.body as Report).backups).toBeNull();
});

it('has the changes of note, however many kinds of change a site has reported', async () => {
  const id = (await world().post('add-client-v1', { name: 'Loud' })).body.id as number;
  const site_id = await storeSite(world(), { url: 'https://loud.example/', client_id: id });
  // The type follows from the id of the log type, whatever the site calls the action.
  const change = { site_id, log_type_id: 1461, user_name: 'anna', object_name: 'Shop', detail_json: '{}' };
  const rows = Array.from({ length: 1200 }, (_, n) => ({
    ...change,
    dedupe_key: `${n}`,
    context: 'plugin',
    action: `activate-${n}`,
    occurred_at: Date.UTC(2026, 8, 10) + n,
  }));
  await world().app.services.database.write(trx => trx.insertInto('site_changes').values(rows).execute());
  await world().post('update-module-v1', { module: 'logs', enabled: true });
  const { body } = await world().get('get-client-report-v1', { client_id_or_email: id, sections: ['changes'] });
  expect((body as Report).changes).toMatchObject({ total: 1200, left_out: 1100 });
});

it('keeps what was fixed on a site that is suspended later, without what is still open on it', async () => {
  const id = (await world().post('add-client-v1', { name: 'Leaving' })).body.id as number;
  const { siteIds } = await storeHistory(world(), { clientId: id, sites: 12, days: 60, seed: 5 });
  await noteFeedRead(world());
  const security = async () => {
    const asked = { client_id_or_email: id, month: '2026-09', sections: ['security'] };
    return ((await world().get('get-client-report-v1', asked)).body as Report).security;
  };
  const before = await security();
  expect([before?.fixed, before?.open].filter(count => !count)).toEqual([]);
  for (const site of siteIds) await world().post('suspend-site-v1', { site_id_or_domain: site });
  const after = await security();
  expect(after?.fixed).toBe(before?.fixed);
  expect(after?.open).toBeLessThan(before?.open ?? 0);
});
