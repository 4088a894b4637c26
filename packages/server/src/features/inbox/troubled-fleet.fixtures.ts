import { DAY_MS } from '../../kernel/time/durations.ts';
import { storeSite } from '../../testing/fixtures.ts';
import { type ManualClock, makeProposing, makeWorld, manualClock, type World } from '../../testing/index.ts';
import { downOf, Telling } from '../alarms/alarms.fixtures.ts';
import { storeAlteredFiles } from '../sites/health/site-health.fixtures.ts';
import { haltColumns } from '../update-runs/waves/run-halt.ts';

export const NOW = Date.parse('2026-11-22T12:00:00Z');
/** Runs, by the ids of their jobs. */
export const HALTED_RUN = 'update_00000000-0000-4000-8000-000000000001';
export const DONE_RUN = 'update_00000000-0000-4000-8000-000000000002';
const SHOP = 'shop/shop.php';
const BROKEN = {
  slug: SHOP,
  name: 'Shop',
  type: 'plugin',
  from_version: '9.3',
  to_version: '9.4',
  state: 'needs_attention',
  reason: 'front_page_error',
  message: 'The front page shows an error. Deactivate the plugin.',
  way_out: 'deactivate',
} as const;

export interface TroubledFleet {
  readonly world: World;
  readonly clock: ManualClock;
  readonly ids: Readonly<
    Record<'down' | 'watched' | 'broken' | 'lost' | 'unsynced' | 'altered' | 'holes' | 'other', number>
  >;
  readonly client: number;
  readonly tag: number;
}

/**
 * A fleet with one of each: a site that a person's check found down, one that its monitor did (with an alarm), one that
 * an update broke, one that was disconnected, one that is not synced, one on which WordPress and a plugin were altered,
 * two with a vulnerability, a domain and a certificate that expire, a halted run, a cost, a proposal, a channel and a feed that fail.
 */
export async function makeTroubledFleet(): Promise<TroubledFleet> {
  const clock = manualClock(NOW);
  const world = await makeWorld({ parts: { clock } });
  const { database } = world.app.services;
  const client = (await world.post('add-client-v1', { name: 'Harbour Café' })).body.id as number;
  const tag = (await world.post('add-tag-v1', { name: 'Care plan' })).body.id as number;
  const site = (name: string, columns: Record<string, string | number> = {}, more = {}) =>
    storeSite(world, {
      url: `https://${name}.example/`,
      name,
      columns: { last_sync_at: NOW - DAY_MS, ...columns },
      ...more,
    });
  const ids = {
    down: await site('down', { checked_at: NOW - 1000, check_status: 500, check_message: 'It answered 500.' }),
    watched: await site('watched', {}, { client_id: client }),
    broken: await site('broken'),
    lost: await site(
      'lost',
      { disconnected_by: 'refusal', disconnected_at: NOW - 2 * DAY_MS, sync_error: 'It refuses our key.' },
      { status: 'disconnected' },
    ),
    unsynced: await site('unsynced', { sync_error_code: 'site_offline', sync_error: 'No answer.', failed_syncs: 3 }),
    altered: await site('altered'),
    holes: await site('holes', {}, { client_id: client }),
    other: await site('other'),
  };
  await site('wanted', { disconnected_by: 'person' }, { status: 'disconnected' });
  await site('asleep', { checked_at: NOW, check_status: 500 }, { status: 'suspended' });
  const plugin = { name: 'Shop', active: 1, must_use: 0, is_connector: 0 };
  const hole = { type: 'plugin', slug: 'forms', record_id: 'forms-hole', name: 'Forms', version: '1.0', active: 1 };
  const found = { title: 'Forms lets anybody in', severity: 'high', fixed_in: '1.1', found_at: NOW - DAY_MS };
  const job = {
    type: 'update',
    status: 'processing',
    total: 4,
    requested_by: 'user:anna',
    created_at: NOW,
    started_at: NOW,
  };
  const run = { scope: 'fleet', types_json: '["plugin"]', strategy_json: '{}', wave: 1, created_at: NOW - 3600_000 };
  await database.write(async trx => {
    await trx.insertInto('site_tags').values({ site_id: ids.watched, tag_id: tag }).execute();
    await trx
      .insertInto('monitors')
      .values({
        site_id: ids.watched,
        due_at: NOW,
        status: 'down',
        status_at: NOW - 60_000,
        reason: 'It timed out.',
        cause: 'timeout',
      })
      .execute();
    await trx
      .insertInto('jobs')
      .values([
        { id: HALTED_RUN, ...job, completed_at: null, timed_out: 0, halted: 1 },
        { id: DONE_RUN, ...job, status: 'completed', completed_at: NOW, timed_out: 0, halted: 0 },
      ])
      .execute();
    await trx
      .insertInto('update_runs')
      .values([
        {
          job_id: HALTED_RUN,
          state: 'halted',
          ...haltColumns({ code: 'sites_failed', failed: 1, attempted: 2 }),
          ...run,
        },
        { job_id: DONE_RUN, state: 'finished', ...run },
      ])
      .execute();
    const waves = [ids.broken, ids.down, ids.holes, ids.other].map((site_id, place) => ({
      job_id: HALTED_RUN,
      site_id,
      wave: place === 0 ? 1 : null,
      outcome: place === 0 ? 'bad' : null,
    }));
    await trx.insertInto('update_run_sites').values(waves).execute();
    const items = [ids.broken, ids.other].map(site_id => ({
      job_id: DONE_RUN,
      site_id,
      seq: 1,
      ...BROKEN,
      sent_at: NOW - DAY_MS,
      finished_at: NOW - DAY_MS,
    }));
    await trx.insertInto('update_run_items').values(items).execute();
    // On the other site, somebody has put the earlier version back.
    const plugins = [
      { site_id: ids.broken, slug: SHOP, version: '9.4', ...plugin },
      { site_id: ids.other, slug: SHOP, version: '9.3', ...plugin },
    ];
    await trx.insertInto('site_plugins').values(plugins).execute();
    const findings = [
      { site_id: ids.holes, update_version: '1.1', ...hole, ...found },
      { site_id: ids.other, update_version: '', ...hole, ...found },
      { site_id: ids.other, update_version: '', ...hole, ...found, slug: 'old', record_id: 'fixed', fixed_at: NOW },
    ];
    await trx.insertInto('vulnerability_findings').values(findings).execute();
    const certificate = { endpoint: 'x.example:443', issuer: 'CA', seen_at: NOW };
    await trx
      .insertInto('site_certificates')
      .values([
        { site_id: ids.other, ...certificate, issued_at: NOW - 83 * DAY_MS, expires_at: NOW + 6.5 * DAY_MS },
        { site_id: ids.down, ...certificate, issued_at: NOW - 62 * DAY_MS, expires_at: NOW + 28 * DAY_MS },
      ])
      .execute();
    await storeAlteredFiles(trx, { site_id: ids.altered, found_at: NOW - DAY_MS });
    await storeAlteredFiles(trx, { site_id: ids.altered, found_at: NOW - 2 * DAY_MS, type: 'core', slug: 'wordpress' });
    // On the other site, somebody has accepted it.
    await storeAlteredFiles(trx, { site_id: ids.other, found_at: NOW - DAY_MS, state: 'accepted' });
    await trx
      .insertInto('domains')
      .values({ domain: 'holes.example', due_at: 0, outcome: 'found', server: '', expires_at: NOW + 20 * DAY_MS })
      .execute();
    const domains = [ids.holes, ids.other].map(site_id => ({ site_id, url: '', domain: 'holes.example' }));
    await trx.insertInto('site_domains').values(domains).execute();
    await trx
      .insertInto('channels')
      .values({
        kind: 'webhook',
        name: 'Ops',
        name_key: 'ops',
        enabled: 1,
        settings_json: '{}',
        failing_since: NOW - DAY_MS,
        failing_told: 1,
        last_error: 'It answered 500.',
        created_at: 0,
        updated_at: 0,
      })
      .execute();
    await trx
      .updateTable('vulnerability_feed')
      .set({ failing_since: NOW - DAY_MS, error: 'The server answered 404.' })
      .execute();
  });
  const cost = { price: 5, payment_type: 'subscription', product_type: 'plugin', sites: [ids.watched] };
  const renews = { ...cost, name: 'Backups', renewal_type: 'weekly', last_renewal: '2026-11-18' };
  await world.post('add-cost-v1', renews);
  await world.post('add-cost-v1', { ...renews, name: 'Later', renewal_type: 'yearly' });
  await (await makeProposing(world)).propose('delete-tag-v1', { tag_id: tag });
  const telling = new Telling(world, NOW);
  await telling.emit(downOf(ids.watched));
  await telling.tell();
  return { world, clock, ids, client, tag };
}
