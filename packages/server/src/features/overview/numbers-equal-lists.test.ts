import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { useWorld } from '../../testing/fixtures.ts';
import { manualClock } from '../../testing/index.ts';
import { noteFeedRead } from '../reports/reports.fixtures.ts';
import { figuresIn } from './figures.fixtures.ts';
import { type AnyFleet, anyFleet, type ScopedFleet, storeScopedFleet } from './scoped-fleet.fixtures.ts';

/** Each run fills a store and asks some two hundred questions. */
const RUNS = Number(process.env.SCOPE_RUNS ?? 3);
const clock = manualClock();
const world = useWorld({ parts: { clock } });

interface Scope {
  readonly client_id?: number;
  readonly tag_id?: number;
}

const total = async (ability: string, input: object) => {
  const { status, body } = await world().get(ability, { ...input });
  expect([ability, input, status]).toEqual([ability, input, 200]);
  return body.total as number;
};

const chosen = fc.record({ client: fc.option(fc.nat(1)), tag: fc.option(fc.nat(1)) });

function scopeOf(
  { clients, tags }: ScopedFleet,
  { client, tag }: { client: number | null; tag: number | null },
): Scope {
  return {
    ...(client === null ? {} : { client_id: clients[client] as number }),
    ...(tag === null ? {} : { tag_id: tags[tag] as number }),
  };
}

const isInside = ({ client_id, tag_id }: Scope, site: ScopedFleet['sites'][number]) =>
  (client_id === undefined || site.client === client_id) && (tag_id === undefined || site.tags.includes(tag_id));

/** Runs a check over random fleets, each in a random scope. */
function overFleets(check: (fleet: ScopedFleet, scope: Scope) => Promise<void>): Promise<void> {
  const property = fc.asyncProperty(anyFleet, chosen, async (fleet: AnyFleet, choice) => {
    const stored = await storeScopedFleet(world(), fleet, clock.now());
    await check(stored, scopeOf(stored, choice));
  });
  return fc.assert(property, { numRuns: RUNS });
}

describe('In any scope of any fleet', () => {
  it('each number is the total of the list it leads to', async () => {
    await overFleets(async ({ sites }, scope) => {
      const { body: overview } = await world().get('get-overview-v1', { ...scope });
      const inside = sites.filter(site => isInside(scope, site));
      expect(overview.sites.total.count).toBe(inside.length);
      for (const [path, { count, ability, input }] of figuresIn(overview)) {
        expect([path, await total(ability, input)]).toEqual([path, count]);
      }
      const pairs: [string, string][] = [
        ['count-site-records-v1', 'list-site-records-v1'],
        ['count-monitors-v1', 'list-monitors-v1'],
        ['count-monitors-v1', 'list-monitor-briefs-v1'],
        ['count-incidents-v1', 'list-incidents-v1'],
        ['count-clients-v1', 'list-clients-v1'],
      ];
      for (const [counts, lists] of pairs)
        expect([lists, await total(lists, scope)]).toEqual([lists, await total(counts, scope)]);
      const { body: found } = await world().get('count-vulnerabilities-v1', { ...scope });
      expect(await total('list-vulnerabilities-v1', scope)).toBe(found.all.vulnerabilities);
      await eachRow('list-vulnerabilities-v1', scope, async ({ id, sites: count }) =>
        expect(await total('list-vulnerability-findings-v1', { ...scope, vulnerability_id: id })).toBe(count),
      );
      await eachRow('get-updates-summary-v1', scope, async ({ slug, new_version, type, sites_count }) =>
        expect(await total('list-updates-v1', { ...scope, slug, new_version, type: [type] })).toBe(sites_count),
      );
      await eachRow('list-tags-v1', scope, async ({ id, sites_count }) =>
        expect(await total('list-site-records-v1', { ...scope, tags_any: [id] })).toBe(sites_count),
      );
      await eachRow('list-clients-v1', scope, async ({ id, sites_count }) =>
        expect(await total('list-site-records-v1', { ...scope, client_ids: [id] })).toBe(sites_count),
      );
      expect(await total('list-portfolio-v1', scope)).toBe(await total('count-clients-v1', scope));
      await eachRow('list-portfolio-v1', scope, async row => {
        const own = { ...scope, client_id: row.id as number };
        const ailing = ['down', 'disconnected', 'broken', 'altered', 'sync_failing'];
        expect([
          await total('list-site-records-v1', own),
          await total('list-site-records-v1', { ...own, health: 'down' }),
          await total('list-site-records-v1', { ...own, health: ailing }),
          await total('count-updates-v1', own),
        ]).toEqual([row.sites_count, row.sites_down, row.sites_with_problems, row.pending_updates]);
      });
      await eachRow('list-jobs-v1', scope, async ({ job_id, total: items }) =>
        expect(await total('list-job-items-v1', { ...scope, job_id })).toBe(items),
      );
      await eachRow('list-update-runs-v1', scope, async ({ job_id, items }) =>
        expect(await total('get-update-run-v1', { ...scope, job_id })).toBe(items),
      );
      const { body: inbox } = await world().get('list-inbox-v1', { ...scope });
      for (const [kind, count] of Object.entries(inbox.counts.kinds)) {
        expect([kind, await total('list-inbox-v1', { ...scope, kind })]).toEqual([kind, count]);
      }
      await eachRow('list-inbox-v1', { ...scope, kind: 'run_failed' }, async ({ data, sites_count, actions }) => {
        const { job_id, updates } = data as { job_id: string; updates: number };
        expect(await total('get-update-run-v1', { ...scope, job_id, state: 'failed' })).toBe(updates);
        const [retry] = actions as { input: object }[];
        const { body: plan } = await world().post('plan-updates-v1', { ...retry?.input });
        expect([plan.updates, plan.sites + plan.held_sites]).toEqual([updates, sites_count]);
      });
      const altered = (id: unknown) => total('list-checked-items-v1', { site_id_or_domain: id, state: 'altered' });
      await eachRow('list-inbox-v1', { ...scope, kind: 'files_altered' }, async ({ data, site }) =>
        expect((data as { items: number }).items).toBe(await altered((site as { id: number }).id)),
      );
      await eachRow('list-site-records-v1', { ...scope, health: 'altered' }, async ({ id, health_reasons }) => {
        const [reason] = health_reasons as { kind: string; count: number }[];
        expect([reason?.kind, reason?.count]).toEqual(['altered', await altered(id)]);
      });
      const { body: pending } = await world().get('count-updates-v1', { ...scope });
      const { body: listed } = await world().get('list-updates-v1', { ...scope });
      expect(listed.items.flatMap((site: { updates: object[] }) => site.updates)).toHaveLength(pending.total);
      expect(pending.total).toBe(overview.updates.total);
      const { body: plan } = await world().post('plan-updates-v1', { ...scope });
      expect(plan.sites + plan.held_sites).toBeLessThanOrEqual(inside.length);
    });
  });

  it('each number of the page of a client is the one that its report prints', async () => {
    await noteFeedRead(world());
    const [from, to] = [29, 0].map(ago => new Date(clock.now() - ago * DAY_MS).toISOString().slice(0, 10));
    await overFleets(async ({ clients }) => {
      for (const client_id of clients) {
        const asked = { client_id_or_email: client_id, from, to, time_zone: 'UTC' };
        const { body: report } = await world().get('get-client-report-v1', asked);
        const { body: overview } = await world().get('get-overview-v1', { client_id });
        const { body: uptime } = await world().get('get-fleet-uptime-v1', { client_id, days: 30 });
        const { summary, incidents, security } = report;
        expect([summary.sites, report.sites.length]).toEqual(Array(2).fill(overview.sites.total.count));
        expect(summary.uptime).toBe(uptime.uptime_percent);
        const [listed] = (await world().get('list-portfolio-v1', { client_id })).body.items;
        expect(listed.uptime_percent).toBe(summary.uptime);
        expect(incidents.total).toBe(await total('list-incidents-v1', { client_id, since: report.period.starts_at }));
        expect(security.open).toBe(await total('list-vulnerability-findings-v1', { client_id }));
      }
    });
  });

  it('each amount is that of the costs that are listed, on the pages of costs, in the portfolio and in reports', async () => {
    await overFleets(async ({ clients }, scope) => {
      const { body: costs } = await world().get('get-costs-overview-v1', { ...scope });
      for (const [days, { count }] of [
        [30, costs.due_30],
        [90, costs.due_90],
      ]) {
        expect([days, await total('list-costs-v1', { ...scope, due_within_days: days })]).toEqual([days, count]);
      }
      expect(costs.total_yearly).toBeCloseTo(sum(await running(scope)), 2);
      const { body: portfolio } = await world().get('list-portfolio-v1', {});
      for (const client_id of clients) {
        const asked = { client_id_or_email: client_id, sections: ['costs'] };
        const { costs: printed } = (await world().get('get-client-report-v1', asked)).body;
        const listed = portfolio.items.find(({ id }: { id: number }) => id === client_id);
        expect(listed.cost_monthly).toBe(printed.monthly);
        const paidAgain = await running({ client_id });
        expect([printed.total, printed.items.length]).toEqual([paidAgain.length, paidAgain.length]);
        const sites = (await world().get('list-site-briefs-v1', { client_id })).body.items;
        // Without a site, what is for the client itself is paid once.
        if (sites.length === 0) continue;
        const shares = [];
        for (const { id } of sites)
          shares.push((await world().post('get-site-costs-v1', { site_id_or_domain: id })).body.total_yearly);
        // Each share is rounded to a cent.
        expect(Math.abs(sum(shares) - printed.yearly)).toBeLessThanOrEqual(0.005 * (sites.length + 1));
      }
    });
  });

  it('no ability that takes a client and a tag answers with a site outside of them', async () => {
    const abilities = await narrowed();
    expect(abilities.length).toBeGreaterThan(25);
    await overFleets(async ({ sites, jobId }, scope) => {
      const outside = sites.filter(site => !isInside(scope, site));
      for (const ability of abilities) {
        const given = { ...(await requiredBy(ability, jobId)), ...scope };
        if ('job_id' in given && given.job_id === undefined) continue;
        const { status, body } = await world().get(ability, given);
        if (status === 404) continue;
        expect([ability, status]).toEqual([ability, 200]);
        const text = JSON.stringify(body);
        for (const { host, id } of outside) {
          expect([ability, text.includes(host)]).toEqual([ability, false]);
          expect([ability, idsIn(body).includes(id)]).toEqual([ability, false]);
        }
      }
    });
  });
});

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
const PER_YEAR: Record<string, number> = { weekly: 52, monthly: 12, quarterly: 4, yearly: 1, disabled: 0 };

/** What each of the listed costs that are paid again costs per year: for all its sites, in whatever scope. */
async function running(scope: Scope): Promise<number[]> {
  const filter = { status: 'active', type: 'subscription', per_page: 100 };
  const { items } = (await world().get('list-costs-v1', { ...scope, ...filter })).body;
  const yearly: number[] = [];
  for (const { id, price, license_type, renewal_type } of items) {
    if (renewal_type === 'disabled') continue;
    const sites = license_type === 'multi_site' ? 1 : Math.max(1, await total('get-cost-sites-v1', { cost_id: id }));
    yearly.push(price * sites * (PER_YEAR[renewal_type] as number));
  }
  return yearly;
}

async function eachRow(
  ability: string,
  scope: Scope & { kind?: string; health?: string },
  check: (row: Record<string, unknown>) => Promise<void>,
) {
  const { body } = await world().get(ability, { ...scope });
  for (const row of body.items) await check(row);
}

interface Described {
  readonly name: string;
  readonly input_schema: { readonly properties?: object };
  readonly meta: { readonly annotations: { readonly readonly?: boolean } };
}

/** The abilities that read, and can be narrowed. Users are asked live from sites, which these have not. */
async function narrowed(): Promise<string[]> {
  const found: Described[] = [];
  for (let page = 1; ; page++) {
    const { body } = await world().request(`/wp-json/wp-abilities/v1/abilities?per_page=100&page=${page}`);
    found.push(...body);
    if (body.length < 100) break;
  }
  return found
    .filter(({ input_schema: { properties = {} } }) => 'client_id' in properties && 'tag_id' in properties)
    .map(({ name }) => name.replace(/^.*\//, ''))
    .filter(name => /^(?:list|count|get)-/.test(name) && name !== 'list-site-users-v1');
}

async function requiredBy(ability: string, jobId: string | undefined): Promise<Record<string, unknown>> {
  if (ability === 'get-vulnerability-v1') return { vulnerability_id: 'critical' };
  if (ability === 'list-job-items-v1' || ability === 'get-batch-job-status-v1') return { job_id: jobId };
  if (ability !== 'get-update-run-v1') return {};
  return { job_id: (await world().get('list-update-runs-v1')).body.items[0]?.job_id };
}

/** Ids of sites anywhere in an answer. */
function idsIn(value: unknown, key = ''): number[] {
  if (typeof value === 'number') return /^(?:site_id|sites_ids|selected_sites)$/.test(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(one => idsIn(one, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => idsIn(inner, name));
}
