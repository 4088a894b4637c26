import type { World, WorldOptions } from '@sitekeeper/server/testing';
import { tell } from '../../../packages/server/src/features/alarms/telling/tell.ts';
import { EVENT_EXAMPLES } from '../../../packages/server/src/features/events/event-examples.fixtures.ts';
import { emitEvents, type NewEvent } from '../../../packages/server/src/features/events/index.ts';

/** Each site fails in its own way. */
const FAULTS = [
  'http500',
  'maintenance',
  'waf',
  'auth401',
  'redirect_other',
  'connector_off',
  'database_down',
  'key_lost',
  'reset',
] as const;

export const FAILING_FLEET: WorldOptions = {
  sites: FAULTS.length,
  seeded: true,
  fleet: { plugins: 2 },
  env: {
    SITEKEEPER_BATCH_INLINE_LIMIT: '50',
    SITEKEEPER_DOMAIN_REGISTRIES: 'https://registries.example/dns.json',
  },
};

export interface FailingFleet {
  readonly sites: readonly number[];
}

/**
 * Lets the syncs of all sites fail, one of them be down, and one event of each type happen; a channel and the feed of
 * vulnerabilities fail as well.
 */
export async function makeFailingFleet(world: World): Promise<FailingFleet> {
  for (const [index, fault] of FAULTS.entries()) world.fleet.site(index + 1).setFaults(fault);
  await world.post('sync-sites-v1', {});
  const { app, siteIds: sites } = world;
  const [down = 0] = sites;
  const types = Object.keys(EVENT_EXAMPLES) as (keyof typeof EVENT_EXAMPLES)[];
  const now = Date.now();
  await app.services.database.write(async trx => {
    await emitEvents(
      trx,
      types.map(type => ({ type, siteId: down, data: EVENT_EXAMPLES[type] }) as NewEvent),
      new Date(now),
    );
    const reason = 'The site did not answer in time.';
    const failed = { site_id: down, status_code: null, reason };
    await trx
      .insertInto('monitors')
      .values({ ...failed, due_at: now + 3_600_000, status: 'down', status_at: now - 60_000, checked_at: now })
      .execute();
    await trx
      .insertInto('monitor_incidents')
      .values({ ...failed, started_at: now - 60_000, ended_at: null, cause: 'timeout', checks: 3 })
      .execute();
    const checks = ['wp_uptodate', 'phpversion_matched', 'debug_disabled', 'sec_new_check'];
    await trx
      .insertInto('site_security')
      .values(checks.map(check_key => ({ site_id: down, check_key, value: 'N' })))
      .execute();
    await trx
      .insertInto('channels')
      .values({
        kind: 'webhook',
        name: 'Ops',
        name_key: 'ops',
        enabled: 1,
        settings_json: '{}',
        failing_since: now - 60_000,
        failing_told: 1,
        last_error: 'The receiver answered with status 500.',
        created_at: 0,
        updated_at: 0,
      })
      .execute();
    await trx
      .updateTable('vulnerability_feed')
      .set({ failing_since: now, error_code: 'not_found', error: 'There is nothing at this place.' })
      .execute();
  });
  await storeFailedRun(world, sites);
  await tell(app.services);
  return { sites };
}

const SLUG = 'shop/shop.php';

/** A run that has left one site broken, and failed on another. */
async function storeFailedRun({ app }: World, [, broken = 0, failed = 0]: readonly number[]): Promise<void> {
  const now = Date.now();
  const job = { id: 'update_done', type: 'update', status: 'completed', total: 2, requested_by: 'user:anna' };
  const item = {
    job_id: job.id,
    seq: 1,
    type: 'plugin',
    slug: SLUG,
    name: 'Shop',
    from_version: '9.3',
    to_version: '9.4',
  };
  const times = { sent_at: now - 1000, finished_at: now - 1000 };
  await app.services.database.write(async trx => {
    await trx
      .insertInto('jobs')
      .values({ ...job, created_at: now, started_at: now, completed_at: now, timed_out: 0 })
      .execute();
    const run = {
      job_id: job.id,
      state: 'finished',
      scope: 'fleet',
      types_json: '["plugin"]',
      strategy_json: '{}',
      wave: 1,
    };
    await trx
      .insertInto('update_runs')
      .values({ ...run, created_at: now })
      .execute();
    const sites = [broken, failed].map(site_id => ({ job_id: job.id, site_id, wave: 1, outcome: 'bad' }));
    await trx.insertInto('update_run_sites').values(sites).execute();
    const front = { reason: 'front_page_error', message: 'The front page shows an error. Deactivate the plugin.' };
    const disk = { reason: 'not_updated', cause: 'disk_full', message: 'The disk of the site is full.' };
    await trx
      .insertInto('update_run_items')
      .values([
        { ...item, ...times, ...front, site_id: broken, state: 'needs_attention', way_out: 'deactivate' },
        { ...item, ...times, ...disk, site_id: failed, state: 'failed' },
      ])
      .execute();
    const plugin = { slug: SLUG, name: 'Shop', active: 1, must_use: 0, is_connector: 0 };
    await trx
      .insertInto('site_plugins')
      .values([
        { ...plugin, site_id: broken, version: '9.4' },
        { ...plugin, site_id: failed, version: '9.3' },
      ])
      .execute();
    const offer = { type: 'plugin', slug: SLUG, name: 'Shop', version: '9.3', new_version: '9.4', language: '' };
    await trx
      .insertInto('site_updates')
      .values({ ...offer, site_id: failed })
      .execute();
  });
}
