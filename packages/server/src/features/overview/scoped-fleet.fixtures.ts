import fc from 'fast-check';
import { expect } from 'vitest';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { storeSite } from '../../testing/fixtures.ts';
import type { World } from '../../testing/index.ts';
import { downOf } from '../alarms/alarms.fixtures.ts';
import { emitEvents } from '../events/index.ts';
import { createJob } from '../jobs/index.ts';
import { storeAlteredFiles } from '../sites/health/site-health.fixtures.ts';
import { type StoredUpdate, storeUpdates } from '../updates/update.fixtures.ts';

const CLIENTS = 2;
const TAGS = 2;

const update = fc.constantFrom<StoredUpdate>(
  { type: 'plugin', slug: 'shop/shop.php', name: 'Shop', version: '9.3', new_version: '9.4' },
  { type: 'plugin', slug: 'forms/forms.php', name: 'Forms', version: '1.0', new_version: '1.1' },
  { type: 'theme', slug: 'plain', name: 'Plain', version: '2.0', new_version: '2.1' },
  { type: 'core', slug: 'wordpress', name: 'WordPress', version: '7.0', new_version: '7.1' },
  { type: 'translation', slug: 'shop', name: 'Shop', version: '', language: 'de_DE' },
);

/** Paid for the site, or for all with its tag or of its client, if it has one. */
const cost = fc.record({
  target: fc.constantFrom('site' as const, 'tag' as const, 'client' as const),
  cents: fc.nat(20_000),
  license_type: fc.constantFrom('single_site', 'multi_site'),
  renewal_type: fc.constantFrom('weekly', 'monthly', 'quarterly', 'yearly', 'disabled'),
  payment_type: fc.constantFrom('subscription', 'subscription', 'lifetime'),
  cost_tracker_status: fc.constantFrom('active', 'active', 'expired'),
  last_renewal: fc.constantFrom(null, '2025-12-30'),
});

/** One site with all that pages count. */
const site = fc.record({
  /** 0 = none. */
  client: fc.nat(CLIENTS),
  tags: fc.subarray([0, 1]),
  status: fc.constantFrom('connected' as const, 'connected' as const, 'disconnected' as const, 'suspended' as const),
  check: fc.constantFrom(undefined, 200, 500),
  failing: fc.boolean(),
  updates: fc.uniqueArray(update, { maxLength: 4 }),
  certificate: fc.option(fc.record({ days: fc.integer({ min: -3, max: 40 }), fault: fc.boolean() })),
  issues: fc.subarray(['wp_uptodate', 'phpversion_matched', 'debug_disabled', 'not_known_yet']),
  monitor: fc.constantFrom(undefined, 'up', 'down'),
  incident: fc.constantFrom(undefined, 'open', 'over'),
  finding: fc.constantFrom(undefined, 'critical', 'medium'),
  /** States of two plugins whose files are checked. */
  files: fc.constantFrom<string[]>([], ['altered'], ['altered', 'altered'], ['accepted', 'altered'], ['unchanged']),
  cost: fc.option(cost),
  inJob: fc.boolean(),
  /** In the last run. */
  failedUpdate: fc.boolean(),
});

export const anyFleet = fc.array(site, { minLength: 3, maxLength: 8 });
export type AnyFleet = typeof anyFleet extends fc.Arbitrary<infer T> ? T : never;

export interface ScopedFleet {
  readonly clients: readonly number[];
  readonly tags: readonly number[];
  readonly sites: readonly {
    readonly id: number;
    readonly host: string;
    readonly client: number | null;
    tags: number[];
  }[];
  readonly jobId: string | undefined;
}

let fleets = 0;

/** Stores a fleet in place of the one before. */
export async function storeScopedFleet(world: World, fleet: AnyFleet, now: number): Promise<ScopedFleet> {
  const { database } = world.app.services;
  await database.write(async trx => {
    for (const table of ['jobs', 'alarms', 'events', 'costs', 'sites', 'clients', 'tags', 'domains'] as const) {
      await trx.deleteFrom(table).execute();
    }
  });
  const round = ++fleets;
  const made = async (ability: string, count: number) => {
    const ids: number[] = [];
    for (let n = 1; n <= count; n++)
      ids.push((await world.post(ability, { name: `${ability} ${round} ${n}` })).body.id);
    return ids;
  };
  const clients = await made('add-client-v1', CLIENTS);
  const tags = await made('add-tag-v1', TAGS);
  const sites: Awaited<ReturnType<typeof storeOne>>[] = [];
  for (const [index, one] of fleet.entries())
    sites.push(await storeOne(world, one, { index, round, clients, tags, now }));
  const members = sites.filter((_, index) => fleet[index]?.inJob).map(({ id }) => id);
  const ctx = world.app.ctx({ kind: 'system', name: 'test' });
  const jobId = members.length > 0 ? await database.write(trx => createJob(trx, ctx, 'sync', members)) : undefined;
  const [failing, others] = [true, false].map(wanted =>
    sites.filter((_, index) => fleet[index]?.failedUpdate === wanted).map(({ id }) => id),
  );
  await startRunOn(world, others);
  const failed = await startRunOn(world, failing);
  if (failed !== null) await endWithFailures(world, failed, now);
  return { clients, tags, sites, jobId };
}

async function startRunOn(world: World, siteIds: readonly number[] = []): Promise<string | null> {
  if (siteIds.length === 0) return null;
  return (await world.post('run-updates-v1', { site_ids_or_domains: siteIds })).body.job_id;
}

/** The run has ended, and none of its updates worked. */
function endWithFailures({ app }: World, jobId: string, now: number): Promise<unknown> {
  return app.services.database.write(async trx => {
    await trx.updateTable('jobs').set({ status: 'completed', completed_at: now }).where('id', '=', jobId).execute();
    await trx.updateTable('update_runs').set({ state: 'finished' }).where('job_id', '=', jobId).execute();
    await trx.updateTable('job_items').set({ state: 'failed', finished_at: now }).where('job_id', '=', jobId).execute();
    const failed = { state: 'failed', reason: 'not_updated', message: 'It has the old version.', sent_at: now };
    await trx
      .updateTable('update_run_items')
      .set({ ...failed, finished_at: now })
      .where('job_id', '=', jobId)
      .execute();
  });
}

interface Place {
  readonly index: number;
  readonly round: number;
  readonly clients: readonly number[];
  readonly tags: readonly number[];
  readonly now: number;
}

async function storeOne(world: World, one: AnyFleet[number], { index, round, clients, tags, now }: Place) {
  const host = `place${index}-${round}.example`;
  const client = clients[one.client - 1] ?? null;
  const checked: Record<string, number> = one.check === undefined ? {} : { checked_at: now, check_status: one.check };
  const failing = { sync_error_code: 'site_offline', sync_error: 'No answer.', failed_syncs: 1, last_sync_at: 1 };
  const columns = {
    ...checked,
    ...(one.failing ? failing : { last_sync_at: 1 }),
    wp_version: '7.0',
    php_version: '8.3',
  };
  const more = client === null ? {} : { client_id: client };
  const id = await storeSite(world, { url: `https://${host}/`, name: host, status: one.status, columns, ...more });
  await storeUpdates(world, id, one.updates);
  const own = one.tags.map(tag => tags[tag] as number);
  await world.app.services.database.write(async trx => {
    for (const tag_id of own) await trx.insertInto('site_tags').values({ site_id: id, tag_id }).execute();
    for (const check_key of one.issues) {
      await trx.insertInto('site_security').values({ site_id: id, check_key, value: 'N' }).execute();
    }
    if (one.certificate) {
      const { days, fault } = one.certificate;
      const seen = { site_id: id, endpoint: `${host}:443`, issuer: 'CA', expires_at: now + days * DAY_MS };
      const probe = { ...seen, probed_at: now, fault: fault ? 'expired' : null };
      await trx.insertInto('tls_probes').values(probe).execute();
    }
    if (one.monitor) {
      await trx.insertInto('monitors').values({ site_id: id, due_at: now, status: one.monitor }).execute();
      const down = one.monitor === 'down' ? 300 : 0;
      const sums = { checks: 288, watched: 86_400, down, sum_ms: 0, timed: 0, min_ms: 0, max_ms: 0, hours: '' };
      await trx
        .insertInto('monitor_days')
        .values({ site_id: id, day: Math.floor(now / DAY_MS) - 1, ...sums })
        .execute();
    }
    if (one.incident) {
      const ended_at = one.incident === 'open' ? null : now - 1;
      const row = {
        site_id: id,
        started_at: now - DAY_MS,
        ended_at,
        cause: 'timeout',
        reason: 'No answer.',
        checks: 3,
      };
      await trx.insertInto('monitor_incidents').values(row).execute();
      await emitEvents(trx, [downOf(id)], new Date(now));
      const alarm = { cause: `site:${id}:down`, type: 'site.down', severity: 'critical', site_id: id, together: '' };
      await trx
        .insertInto('alarms')
        .values({ ...alarm, data_json: '{}', opened_at: now, closed_at: ended_at })
        .execute();
    }
    for (const [n, state] of one.files.entries()) {
      await storeAlteredFiles(trx, { site_id: id, found_at: now - n, state, slug: `plugin-${n}/plugin.php` });
    }
    if (one.finding) {
      const item = { type: 'plugin', slug: 'shop/shop.php', name: 'Shop', version: '9.3', active: 1 };
      const found = {
        title: `${one.finding} hole`,
        severity: one.finding,
        fixed_in: '',
        update_version: '',
        found_at: now,
      };
      await trx
        .insertInto('vulnerability_findings')
        .values({ site_id: id, record_id: one.finding, ...item, ...found })
        .execute();
    }
  });
  if (one.cost) {
    const { target, cents, ...rest } = one.cost;
    const [tag] = own;
    const targets: Record<typeof target, object> = {
      site: { name: `Cost of ${host}`, sites: [id] },
      tag: tag === undefined ? { sites: [id] } : { groups: [tag] },
      client: client === null ? { sites: [id] } : { clients: [client] },
    };
    const added = { name: `Cost ${index}`, price: cents / 100, product_type: 'plugin', ...rest, ...targets[target] };
    expect(await world.post('add-cost-v1', added)).toMatchObject({ status: 200 });
  }
  return { id, host, client, tags: own };
}
