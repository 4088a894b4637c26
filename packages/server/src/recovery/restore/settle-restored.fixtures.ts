import { enqueueTitles, storeChannel } from '../../features/channels/channels.fixtures.ts';
import { makeWorld, type World } from '../../testing/index.ts';

/** When the backup of an unfinished world is restored. */
export const RESTORED_AT = Date.parse('2026-03-04T05:06:07Z');
const JOB = {
  timed_out: 0,
  give_up_at: null,
  started_at: 1,
  completed_at: null,
  requested_by: 'user:a',
  created_at: 1,
};

/** A world in which work of every kind is in progress, or waits. */
export async function makeUnfinishedWorld(): Promise<World> {
  const world = await makeWorld({ sites: 4, seeded: true });
  await world.signIn(await world.webUser('anna', 'admin'));
  await world.post('add-update-window-v1', {
    name: 'nightly',
    days: ['mon'],
    opens: '02:00',
    closes: '04:00',
    time_zone: 'UTC',
  });
  const { body: client } = await world.post('add-client-v1', { name: 'Bakery', client_email: 'bakery@example.com' });
  await enqueueTitles(world, await storeChannel(world), ['waiting']);
  await world.app.services.database.write(async trx => {
    const [one = 0, two = 0, three = 0] = world.siteIds;
    await trx
      .insertInto('jobs')
      .values([
        { ...JOB, id: 'sync_1', type: 'sync', status: 'processing', total: 2, halted: 0 },
        { ...JOB, id: 'run_1', type: 'updates', status: 'processing', total: 1, halted: 1 },
        { ...JOB, id: 'done_1', type: 'sync', status: 'completed', total: 1, halted: 0, completed_at: 5 },
      ])
      .execute();
    const item = { code: null, message: null, data_json: null, finished_at: null };
    await trx
      .insertInto('job_items')
      .values([
        { ...item, job_id: 'sync_1', site_id: one, state: 'succeeded', finished_at: 4 },
        { ...item, job_id: 'sync_1', site_id: two, state: 'pending' },
        { ...item, job_id: 'run_1', site_id: three, state: 'pending' },
        { ...item, job_id: 'done_1', site_id: one, state: 'succeeded', finished_at: 4 },
      ])
      .execute();
    await trx
      .insertInto('update_runs')
      .values({
        job_id: 'run_1',
        state: 'halted',
        scope: 'sites',
        types_json: '["plugin"]',
        slugs_json: null,
        wave: 1,
        strategy_json: null,
        halt_reason: null,
        window_id: null,
        closes_at: null,
        created_at: 1,
      })
      .execute();
    const update = {
      job_id: 'run_1',
      site_id: three,
      type: 'plugin',
      slug: 's',
      name: 'S',
      from_version: '1',
      to_version: '2',
      package: null,
      reason: null,
      message: null,
      finished_at: null,
    };
    await trx
      .insertInto('update_run_items')
      .values([
        { ...update, seq: 1, state: 'updated', sent_at: 2, finished_at: 3 },
        { ...update, seq: 2, state: 'sent', sent_at: 2 },
        { ...update, seq: 3, state: 'pending', sent_at: null },
      ])
      .execute();
    const message = { run_at: 0, lease_until: 99, deliveries: 1 };
    await trx
      .insertInto('queue_messages')
      .values([
        { ...message, queue: 'job-sites', body_json: '{}' },
        { ...message, queue: 'due-syncs', body_json: '{}' },
      ])
      .execute();
    const ops = {
      name: 'Ops',
      name_key: 'ops',
      enabled: 1,
      limited: 0,
      settings_json: '{}',
      created_at: 0,
      updated_at: 0,
    };
    const rule = await trx.insertInto('alarm_rules').values(ops).returning('id').executeTakeFirstOrThrow();
    const down = { type: 'site.down', severity: 'critical', site_id: one, client_id: null, cause: '', occurred_at: 0 };
    const event = await trx
      .insertInto('events')
      .values({ ...down, data_json: '{}', numbered: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('tellings')
      .values({
        rule_id: rule.id,
        event_id: event.id,
        alarm_id: null,
        kind: 'event',
        queued_at: 0,
        hold_until: 0,
        muted: 0,
      })
      .execute();
    const schedule = {
      client_id: null,
      every: 'week',
      day: 2,
      time_zone: 'UTC',
      recipients_json: '[]',
      enabled: 1,
    } as const;
    await trx
      .insertInto('report_schedules')
      .values({ ...schedule, last_period: '2026-W08', begins_on: '2026-02-01', created_at: 0, updated_at: 0 })
      .execute();
    const until = { created_at: 0, expires_at: RESTORED_AT + 9999 };
    const invited = {
      ...until,
      role: 'admin',
      email: 'a@example.com',
      invited_by: 'system:cli',
      mail_state: 'waiting',
    };
    await trx
      .insertInto('invitations')
      .values([
        { ...invited, token_hash: 'open', mail_sealed: 'x', mail_due_at: 0 },
        { ...invited, token_hash: 'revoked', mail_state: 'none', revoked_at: 1 },
      ])
      .execute();
    const link = { ...until, client_id: client.id, token_end: 'x', note: '', created_by: 'user:x' };
    await trx
      .insertInto('portal_links')
      .values([
        { ...link, token_hash: 'open' },
        { ...link, token_hash: 'over', expires_at: RESTORED_AT - 1 },
      ])
      .execute();
    await trx.insertInto('leases').values({ name: 'site:1', holder: '1:x', until_at: 99 }).execute();
    const open = { request_json: '{}', sealed: '', sent_at: 1, looks: 3, look_at: RESTORED_AT + 9999 };
    await trx
      .insertInto('registrations')
      .values([
        { ...open, place: 'add:x', site_id: null, wish: 'connect' },
        { ...open, place: 'add:y', site_id: null, wish: 'forget' },
        { ...open, place: 'site:999', site_id: 999, wish: 'connect' },
        { ...open, place: `site:${one}`, site_id: one, wish: 'rotate' },
      ])
      .execute();
    await trx
      .updateTable('sites')
      .set({ next_sync_at: RESTORED_AT + 999_999, key_due_at: 0 })
      .execute();
  });
  return world;
}
