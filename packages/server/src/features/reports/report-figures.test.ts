import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../kernel/time/durations.ts';
import { manualClock } from '../../ports/clock/manual-clock.ts';
import { useWorld } from '../../testing/fixtures.ts';
import { itemsOf } from '../update-runs/runs.fixtures.ts';
import type { Report } from './report.schemas.ts';
import { type History, noteFeedRead, storeHistory } from './reports.fixtures.ts';

const clock = manualClock(Date.UTC(2026, 9, 20, 12));
const world = useWorld({ parts: { clock } });

/** All pages of a list, as any caller gets them. */
async function listed(ability: string, input: Record<string, unknown>, member = 'items') {
  const all = [];
  for (let page = 1; ; page++) {
    const { body, status } = await world().get(ability, { ...input, page, per_page: 200 });
    expect(status).toBe(200);
    all.push(...body[member]);
    if (all.length >= body.total) return all;
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const september = (time_zone: string) => ({ sites: 5, days: 60, ago: 20, long: 30, time_zone, random: 1 });
const TWO_MONTHS = { ...september('Europe/Berlin'), days: 300, ago: 50, long: 62 };

it('prints the figures that the lists and the pages have, for any history and any period', async () => {
  let seed = 0;
  const period = fc.record({
    sites: fc.integer({ min: 0, max: 13 }),
    days: fc.integer({ min: 5, max: 380 }),
    ago: fc.integer({ min: -3, max: 200 }),
    long: fc.integer({ min: 1, max: 200 }),
    time_zone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland'),
    random: fc.integer({ min: 1, max: 1_000_000 }),
  });
  await noteFeedRead(world());
  await fc.assert(
    fc.asyncProperty(period, async ({ sites, days, ago, long, time_zone, random }) => {
      const name = `Client ${++seed}`;
      const clientId = (await world().post('add-client-v1', { name })).body.id as number;
      const other = (await world().post('add-client-v1', { name: `Other ${seed}` })).body.id as number;
      const history = await storeHistory(world(), { clientId, sites, days, seed: random + seed * 1_000_003 });
      await storeHistory(world(), { clientId: other, sites: 2, days, seed: random + seed * 1_000_003 + 1 });
      const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
      const to = dayOf(clock.now() - ago * DAY_MS);
      const from = dayOf(clock.now() - (ago + long - 1) * DAY_MS);
      const { body, status } = await world().get('get-client-report-v1', {
        client_id_or_email: clientId,
        from,
        to,
        time_zone,
      });
      expect(status).toBe(200);
      await compare(body as Report, clientId, history);
    }),
    { numRuns: 11, examples: [[september('Europe/Berlin')], [september('America/Los_Angeles')], [TWO_MONTHS]] },
  );
});

async function compare(report: Report, clientId: number, history: History): Promise<void> {
  const { summary, uptime, incidents, updates, rollbacks, security, expiry, changes } = report;
  if (!summary || !uptime || !incidents || !updates || !rollbacks || !security || !expiry || !changes) {
    throw new Error('a section is missing');
  }
  const [start, end] = [Date.parse(report.period.starts_at), Date.parse(report.period.ends_at)];
  const within = (iso: string | null) => iso !== null && Date.parse(iso) >= start && Date.parse(iso) < end;

  const sites = await listed('get-client-sites-v1', { client_id_or_email: clientId });
  expect(report.sites.map(site => site.id).sort()).toEqual(sites.map(site => site.id).sort());
  expect(summary.sites).toBe(sites.length);

  // What goes on has lasted until now: a period that is yet to begin has nothing of it.
  const lastedUntil = (item: { ended_at: string | null }) => (item.ended_at ? Date.parse(item.ended_at) : clock.now());
  const down = (await listed('list-incidents-v1', { client_ids: [clientId], since: report.period.starts_at })).filter(
    item => Date.parse(item.started_at) < end && lastedUntil(item) > start,
  );
  expect(incidents.items.map(item => item.id).sort()).toEqual(down.map(item => item.id).sort());
  expect(incidents.total).toBe(incidents.items.length + incidents.left_out);
  expect(summary.incidents).toBe(incidents.total);
  expect(incidents.down_seconds).toBe(sum(incidents.items.map(item => item.seconds)));
  expect(sum(uptime.sites.map(site => site.incidents))).toBe(incidents.total);
  for (const item of incidents.items) {
    const { started_at, ended_at, duration_seconds } = down.find(({ id }) => id === item.id);
    const whole = Date.parse(started_at) >= start && (ended_at === null || Date.parse(ended_at) <= end);
    if (whole && ended_at !== null) expect(item.seconds).toBe(duration_seconds);
    else expect(item.seconds).toBeLessThanOrEqual(Math.ceil((Math.min(end, clock.now()) - start) / 1000));
  }

  expect(uptime.watched_seconds).toBe(sum(uptime.sites.map(site => site.watched_seconds)));
  expect(uptime.unknown_seconds).toBe(sum(uptime.sites.map(site => site.unknown_seconds)));
  expect(summary.uptime).toBe(uptime.ratio);
  const { from, to } = report.period;
  const steps = uptime.trend.map(step => step.from);
  const byMonth = steps.length > 1 && steps.every(step => step.endsWith('-01'));
  const placeOf = (day: string) => day.slice(0, byMonth ? 7 : 10);
  expect(steps.filter(step => placeOf(step) < placeOf(from) || placeOf(step) > placeOf(to))).toEqual([]);
  expect(steps).toEqual([...new Set(steps)].sort());
  if (Date.parse(to) - Date.parse(from) < 62 * DAY_MS) expect(byMonth).toBe(false);
  const today = Math.floor(clock.now() / DAY_MS);
  const first = today - 92;
  for (const site of uptime.sites) {
    const mine = [...history.hours].flatMap(([key, bucket]) => {
      const [id, hour] = key.split(' ').map(Number) as [number, number];
      // Of days whose hours are not kept, the middle of the day counts.
      const middle = hour / 24 < first ? (Math.floor(hour / 24) + 0.5) * DAY_MS : (hour + 0.5) * HOUR_MS;
      return id === site.site_id && middle >= start && middle < end ? [bucket] : [];
    });
    expect(site.watched_seconds).toBe(sum(mine.map(({ watched }) => watched)));
    expect(site.down_seconds).toBe(sum(mine.map(bucket => bucket.down)));
    const over = Math.max(0, (Math.min(end, clock.now()) - start) / 1000);
    expect(site.unknown_seconds).toBe(Math.max(0, over - site.watched_seconds));
    if (site.watched_seconds === 0) expect(site.ratio).toBeNull();
  }

  const still = (await Promise.all(history.jobIds.map(id => itemsOf(world(), id)))).flat();
  const past = await world().app.services.database.db.selectFrom('past_updates').selectAll().execute();
  const mine = new Set(history.siteIds);
  const sent = [
    ...still.filter(item => within(item.sent_at)).map(item => item.state as string),
    ...past.filter(row => mine.has(row.site_id) && row.sent_at >= start && row.sent_at < end).map(row => row.state),
  ];
  expect(updates.total).toBe(sent.length);
  expect(sum(updates.items.map(item => item.count)) + updates.left_out).toBe(updates.total);
  for (const outcome of ['updated', 'rolled_back', 'failed', 'needs_attention'] as const) {
    expect(updates.outcomes[outcome]).toBe(sent.filter(state => state === outcome).length);
    const rows = updates.items.filter(item => item.outcome === outcome);
    expect(sum(rows.map(item => item.count))).toBe(updates.outcomes[outcome]);
  }
  expect(sum(Object.values(updates.outcomes))).toBe(updates.total);
  expect(rollbacks.total).toBe(rollbacks.items.length);
  expect([summary.updates, summary.rolled_back]).toEqual([updates.outcomes.updated, rollbacks.total]);

  const findings = await listed('list-vulnerability-findings-v1', { client_ids: [clientId], state: 'any' });
  const open = findings.filter(
    ({ found_at, fixed_at }) => Date.parse(found_at) < end && (fixed_at === null || Date.parse(fixed_at) >= end),
  );
  const fixed = findings.filter(item => within(item.fixed_at) && item.fixed_by !== 'record_changed');
  expect([security.found, security.fixed, security.open]).toEqual([
    findings.filter(item => within(item.found_at)).length,
    fixed.length,
    open.length,
  ]);
  const { vulnerabilities_found: told, vulnerabilities_fixed, vulnerabilities_open } = summary;
  expect([told, vulnerabilities_fixed, vulnerabilities_open]).toEqual([security.found, security.fixed, security.open]);
  expect(security.open).toBe(security.items.filter(({ state }) => state === 'open' || state === 'inactive').length);

  const expiring = await listed('list-expiring-v1', { client_ids: [clientId] });
  expect(expiry.items.map(item => [item.name, item.expires_at])).toEqual(
    expiring.map(item => [item.name, item.expires_at]),
  );
  expect(expiry.soon).toBe(expiring.filter(({ days_left }) => days_left !== null && days_left <= 30).length);

  const noted = await Promise.all(
    history.siteIds.map(id => listed('get-site-changes-v1', { site_id_or_domain: id }, 'changes')),
  );
  const ofNote = ['plugin.activated', 'plugin.installed', 'theme.activated', 'user.created'];
  const seen = noted.flat().filter(item => within(item.timestamp) && ofNote.includes(item.type));
  expect(changes.total).toBe(seen.length);
  expect(sum(changes.by_type.map(({ count }) => count))).toBe(changes.items.length + changes.left_out);
}
