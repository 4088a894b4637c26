import type { World } from '@sitekeeper/server/testing';
import { haltColumns } from '../../../../packages/server/src/features/update-runs/waves/run-halt.ts';

const SLUG = 'shop/shop.php';
const RUN = { scope: 'fleet', types_json: '["plugin"]', strategy_json: '{}', wave: 1 };

/** A run that has left one site broken, and failed on another. */
export async function storeFailedRun({ app }: World, [, broken = 0, failed = 0]: readonly number[]): Promise<void> {
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
    await trx
      .insertInto('update_runs')
      .values({ ...RUN, job_id: job.id, state: 'finished', created_at: now })
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

/** A run that halted after some sites had failed, and one whose window closed too early. */
export async function storeHaltedRuns({ app }: World, [, , , one = 0, two = 0]: readonly number[]): Promise<void> {
  const now = Date.now();
  const job = { type: 'update', total: 2, requested_by: 'user:anna', created_at: now, started_at: now, timed_out: 0 };
  await app.services.database.write(async trx => {
    await trx
      .insertInto('jobs')
      .values([
        { ...job, id: 'update_halted', status: 'processing', completed_at: null, halted: 1 },
        { ...job, id: 'update_closed', status: 'canceled', completed_at: now, halted: 0 },
      ])
      .execute();
    const halted = haltColumns({ code: 'sites_failed', failed: 1, attempted: 2 });
    await trx
      .insertInto('update_runs')
      .values([
        { ...RUN, ...halted, job_id: 'update_halted', state: 'halted', created_at: now },
        {
          ...RUN,
          ...haltColumns({ code: 'window_closed' }),
          job_id: 'update_closed',
          state: 'finished',
          created_at: now,
        },
      ])
      .execute();
    const sites = [
      { site_id: one, wave: 1, outcome: 'bad' },
      { site_id: two, wave: null, outcome: null },
    ];
    await trx
      .insertInto('update_run_sites')
      .values(sites.map(site => ({ ...site, job_id: 'update_halted' })))
      .execute();
  });
}
