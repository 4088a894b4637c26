import { makeProposing, type World, type WorldOptions } from '@sitekeeper/server/testing';
import { tell } from '../../../../packages/server/src/features/alarms/telling/tell.ts';
import { storeChanges } from '../../../../packages/server/src/features/changes/changes.fixtures.ts';
import { EVENT_EXAMPLES } from '../../../../packages/server/src/features/events/event-examples.fixtures.ts';
import { emitEvents, type NewEvent } from '../../../../packages/server/src/features/events/index.ts';
import { storeFailedRun, storeHaltedRuns } from './failing-runs.ts';

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

const SITE_CHANGES = [
  { object_name: 'Shop', user_name: 'berta' },
  { log_type_id: 1970, object_name: 'Shop', detail_json: '{"old_version":"1.0","new_version":"1.1","automatic":true}' },
  { log_type_id: 1460, action: 'enabled', object_name: 'Shop' },
  { log_type_id: 1570, context: 'user', action: 'logged-in', object_name: '', user_name: 'berta' },
  { log_type_id: 1885, context: 'system-setting', action: 'modified', detail_json: '{"from":"Berlin","to":"Paris"}' },
];

export interface FailingFleet {
  readonly sites: readonly number[];
  /** A call that waits for a person. */
  readonly approval: string;
}

/**
 * Lets the syncs and file checks of all sites fail, one of them be down, and one event of each type happen; a channel
 * and the feed of vulnerabilities fail as well.
 */
export async function makeFailingFleet(world: World): Promise<FailingFleet> {
  for (const [index, fault] of FAULTS.entries()) world.fleet.site(index + 1).setFaults(fault);
  await world.post('sync-sites-v1', {});
  const { app, siteIds: sites } = world;
  await world.post('set-file-checks-v1', { site_ids_or_domains: sites, allowed: true });
  await world.post('check-files-v1', {});
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
    const failed = { site_id: down, status_code: null, reason, cause: 'timeout' };
    await trx
      .insertInto('monitors')
      .values({ ...failed, due_at: now + 3_600_000, status: 'down', status_at: now - 60_000, checked_at: now })
      .execute();
    await trx
      .insertInto('monitor_incidents')
      .values({ ...failed, started_at: now - 60_000, ended_at: null, checks: 3 })
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
        last_error_code: 'status',
        last_error_status: 500,
        created_at: 0,
        updated_at: 0,
      })
      .execute();
    await trx
      .updateTable('vulnerability_feed')
      .set({ failing_since: now, error_code: 'not_found', error: 'There is nothing at this place.' })
      .execute();
  });
  await storeChanges(
    world,
    SITE_CHANGES.map((change, place) => ({ ...change, site_id: down, occurred_at: now - place * 1000 })),
  );
  await storeFailedRun(world, sites);
  await storeHaltedRuns(world, sites);
  await tell(app.services);
  const { id: tag_id } = (await world.post('add-tag-v1', { name: 'Old' })).body;
  await world.post('edit-sites-v1', { site_ids_or_domains: sites.slice(0, 1), add_tags: [tag_id] });
  const { approval_id: approval } = await (await makeProposing(world)).propose('delete-tag-v1', { tag_id });
  return { sites, approval };
}
