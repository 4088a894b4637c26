import { DAY_MS } from '../../kernel/time/durations.ts';
import { storeSite } from '../../testing/fixtures.ts';
import type { World } from '../../testing/index.ts';
import { type Bucket, NO_CHECKS, sumOfBuckets } from '../monitors/series/bucket.ts';
import { packHours } from '../monitors/series/hours-codec.ts';

const CAUSES = ['timeout', 'wrong_status', 'dns', 'connect'];
const STATES = [
  'updated',
  'updated',
  'updated',
  'updated',
  'rolled_back',
  'failed',
  'needs_attention',
  'sent',
  'skipped',
];
const PLUGINS = ['Contact Form 7', 'Yoast SEO', 'WooCommerce', 'Elementor', 'WP Rocket', 'Akismet', 'Wordfence'];
const KINDS = [
  ['plugin', 'activate'],
  ['plugin', 'install'],
  ['plugin', 'update'],
  ['theme', 'activate'],
  ['user', 'created'],
  ['post', 'modified'],
] as const;

export interface HistoryGiven {
  readonly clientId: number;
  readonly sites: number;
  /** Days before now that it begins. */
  readonly days: number;
  readonly seed: number;
  /** Updates of a site in a month. */
  readonly updates?: number;
  readonly nameOf?: (index: number) => string;
}

export interface History {
  readonly siteIds: readonly number[];
  /** The runs that are still there. */
  readonly jobIds: readonly string[];
  /** Watched and down seconds by site and hour: `12 490000`. */
  readonly hours: ReadonlyMap<string, Bucket>;
}

/** The same numbers from the same seed: 0 up to, but not, 1. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Gives a client sites with a random past: uptime with gaps, incidents, runs of which old ones are gone, findings. */
export async function storeHistory(world: World, given: HistoryGiven): Promise<History> {
  const { clientId, days, seed, updates = 3, nameOf = index => `Site ${seed}-${index}` } = given;
  const { database, clock } = world.app.services;
  const now = clock.now();
  const random = numbersFrom(seed);
  const upTo = (most: number) => Math.floor(random() * most);
  const oneOf = <T>(values: readonly T[]) => values[upTo(values.length)] as T;
  const someTime = () => now - Math.floor(random() * days * DAY_MS);
  const siteIds: number[] = [];
  const rows = {
    monitor_days: [] as Record<string, unknown>[],
    monitor_incidents: [] as Record<string, unknown>[],
    update_run_items: [] as Record<string, unknown>[],
    past_updates: [] as Record<string, unknown>[],
    vulnerability_findings: [] as Record<string, unknown>[],
    site_changes: [] as Record<string, unknown>[],
    site_certificates: [] as Record<string, unknown>[],
  };
  const hours = new Map<string, Bucket>();
  const jobId = `update_${crypto.randomUUID()}`;
  const today = Math.floor(now / DAY_MS);
  for (let index = 0; index < given.sites; index++) {
    const url = `https://s${seed}-${index}.example/`;
    const site_id = await storeSite(world, {
      url,
      name: nameOf(index),
      client_id: clientId,
      columns: { created_at: now - days * DAY_MS },
    });
    siteIds.push(site_id);
    const watchedFrom = today - Math.floor(random() * days);
    for (let day = watchedFrom; day < today; day++) {
      const ofDay = Array.from({ length: 24 }, () => hourOf(random));
      for (const [at, bucket] of ofDay.entries())
        if (bucket.checks > 0) hours.set(`${site_id} ${day * 24 + at}`, bucket);
      const sum = sumOfBuckets(ofDay);
      if (sum.checks === 0) continue;
      rows.monitor_days.push({
        site_id,
        day,
        checks: sum.checks,
        watched: sum.watched,
        down: sum.down,
        sum_ms: sum.sumMs,
        timed: sum.timed,
        min_ms: sum.minMs,
        max_ms: sum.maxMs,
        // Hours of older days are not kept.
        hours: day < today - 92 ? '' : packHours(ofDay),
      });
    }
    let at = now - days * DAY_MS;
    while (random() < 0.8) {
      at += Math.floor(random() * days * DAY_MS * 0.4);
      const ended = at + 1 + upTo(6 * 3_600_000);
      if (ended >= now) break;
      const cause = oneOf(CAUSES);
      rows.monitor_incidents.push(incidentOf(site_id, at, ended, cause));
      at = ended;
    }
    if (random() < 0.1) rows.monitor_incidents.push(incidentOf(site_id, now - upTo(DAY_MS), null, 'timeout'));
    const made = Math.round((updates * days) / 30);
    for (let seq = 1; seq <= made; seq++) {
      const state = oneOf(STATES);
      const sent_at = someTime();
      const name = oneOf(PLUGINS);
      const minor = upTo(9);
      const item = {
        job_id: jobId,
        site_id,
        seq,
        type: 'plugin',
        slug: `${name.toLowerCase().replaceAll(' ', '-')}/index.php`,
        name,
        from_version: `4.${minor}`,
        to_version: `4.${minor + 1}`,
        state,
        reason: state === 'rolled_back' ? 'front_page_error' : null,
        sent_at: state === 'skipped' ? null : sent_at,
      };
      if (sent_at < now - 25 * DAY_MS && state !== 'skipped')
        rows.past_updates.push({ ...item, job_id: `${jobId}_old` });
      else rows.update_run_items.push({ ...item, finished_at: state === 'sent' ? null : sent_at + 1000 });
    }
    for (let k = upTo(4); k > 0; k--) {
      const found_at = someTime();
      const fixed = random() < 0.7 ? found_at + Math.floor(random() * (now - found_at)) : null;
      rows.vulnerability_findings.push({
        site_id,
        type: 'plugin',
        slug: `hole-${k}/index.php`,
        record_id: `record-${seed}-${k}`,
        name: oneOf(PLUGINS),
        version: '4.1',
        active: random() < 0.8 ? 1 : 0,
        title: 'Cross-site scripting by visitors without an account',
        severity: oneOf(['critical', 'high', 'medium', 'low']),
        fixed_in: '4.2',
        update_version: '',
        found_at,
        fixed_at: fixed,
        fixed_by: fixed === null ? null : oneOf(['updated', 'removed', 'record_changed']),
      });
    }
    for (let k = upTo(Math.max(2, days / 8)); k > 0; k--) {
      const [context, action] = oneOf(KINDS);
      rows.site_changes.push({
        site_id,
        dedupe_key: `${k}`,
        log_type_id: null,
        context,
        action,
        object_name: oneOf(PLUGINS),
        user_name: 'anna',
        occurred_at: someTime(),
        detail_json: '{}',
      });
    }
    rows.site_certificates.push({
      site_id,
      endpoint: `s${seed}-${index}.example:443`,
      issuer: "Let's Encrypt",
      issued_at: null,
      expires_at: now + (upTo(100) - 5) * DAY_MS,
      told_days: null,
      seen_at: now,
    });
  }
  await database.write(async trx => {
    const job = { id: jobId, type: 'update-runs', status: 'completed', total: given.sites, requested_by: 'user:anna' };
    const times = { created_at: now, started_at: now, completed_at: now, timed_out: 0 };
    await trx
      .insertInto('jobs')
      .values({ ...job, ...times })
      .execute();
    const run = { job_id: jobId, state: 'finished', scope: 'fleet', types_json: '["plugin"]', slugs_json: null };
    const rest = { strategy_json: null, wave: 1, halt_reason: null, window_id: null, closes_at: null, created_at: now };
    await trx
      .insertInto('update_runs')
      .values({ ...run, ...rest })
      .execute();
    for (const [table, all] of Object.entries(rows)) {
      for (let from = 0; from < all.length; from += 1000) {
        await trx
          .insertInto(table as 'site_changes')
          .values(all.slice(from, from + 1000) as never)
          .execute();
      }
    }
  });
  return { siteIds, jobIds: [jobId], hours };
}

const incidentOf = (site_id: number, started_at: number, ended_at: number | null, cause: string) => ({
  site_id,
  started_at,
  ended_at,
  cause,
  reason: 'The site did not answer in time.',
  status_code: cause === 'wrong_status' ? 503 : null,
  checks: 3,
});

function hourOf(random: () => number): Bucket {
  if (random() < 0.03) return NO_CHECKS;
  const checks = 12;
  const up = random() < 0.01 ? Math.floor(random() * 12) : 12;
  const sumMs = up * (100 + Math.floor(random() * 300));
  return { checks, up, watched: 3600, down: (12 - up) * 300, timed: up, sumMs, minMs: 90, maxMs: 500, p95Ms: 400 };
}

/** As if a feed of vulnerabilities had been read: without one, reports say nothing about them. */
export async function noteFeedRead({ app: { services } }: World): Promise<void> {
  await services.database.write(trx => trx.updateTable('vulnerability_feed').set({ read_at: 1 }).execute());
}
