import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueueTitles, storeChannel } from '../../features/channels/channels.fixtures.ts';
import type { Database } from '../../ports/database/port.ts';
import { readSettings } from '../../settings.ts';
import { makeRestorePlace, makeWorld, type RestorePlace, type World } from '../../testing/index.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const NOW = Date.parse('2026-03-04T05:06:07Z');
const JOB = {
  timed_out: 0,
  give_up_at: null,
  started_at: 1,
  completed_at: null,
  requested_by: 'user:a',
  created_at: 1,
};

let world: World;
beforeAll(async () => {
  world = await makeWorld({ sites: 4, seeded: true });
  await world.signIn(await world.webUser('anna', 'admin'));
  await world.post('add-update-window-v1', {
    name: 'nightly',
    days: ['mon'],
    opens: '02:00',
    closes: '04:00',
    time_zone: 'UTC',
  });
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
    await trx.insertInto('leases').values({ name: 'site:1', holder: '1:x', until_at: 99 }).execute();
    const open = { request_json: '{}', sealed: '', sent_at: 1, looks: 3, look_at: NOW + 9999 };
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
      .set({ next_sync_at: NOW + 999_999, key_due_at: 0 })
      .execute();
  });
}, 120_000);
afterAll(() => world.close());

async function restored(options: { originalIsGone?: boolean }, look: (db: Database['db']) => Promise<void>) {
  const place: RestorePlace = await makeRestorePlace(world.store.folder);
  const file = join(place.store.folder, 'x.backup');
  await makeBackup(readSettings(world.store.env), file, { now: NOW - 1000, madeBy: '0.1.0' });
  const { settled } = await restoreBackup(file, place.settings, { now: NOW, ...options });
  const database = place.store.open();
  await look(database.db);
  await database.close();
  await place.remove();
  return settled;
}

describe('a restored store', () => {
  // Each of these fails without its line in settleRestored: the rows come back as the backup has them.
  it('resumes no interrupted work by itself', async () => {
    const settled = await restored({}, async db => {
      const jobs = await db.selectFrom('jobs').select(['id', 'status', 'halted']).orderBy('id').execute();
      expect(jobs).toEqual([
        { id: 'done_1', status: 'completed', halted: 0 },
        { id: 'run_1', status: 'failed', halted: 0 },
        { id: 'sync_1', status: 'failed', halted: 0 },
      ]);
      const items = await db.selectFrom('job_items').select(['job_id', 'state', 'code', 'message']).execute();
      const unknown = expect.stringMatching(/Whether .* is unknown\. .* restored from a backup of 2026-03-04T05:06:06/);
      expect(items.filter(({ state }) => state !== 'succeeded')).toEqual([
        { job_id: expect.any(String), state: 'failed', code: 'outcome_unknown', message: unknown },
        { job_id: expect.any(String), state: 'failed', code: 'outcome_unknown', message: unknown },
      ]);
      expect(await db.selectFrom('queue_messages').select('queue').execute()).toEqual([]);
    });
    expect(settled).toMatchObject({ jobs: 2, windows: ['nightly'], unlinkings: 2 });
    expect(settled.waysIn).toEqual({ users: 2, api_keys: 1, application_passwords: 2 });
  });

  it('marks updates as unknown that were sent or may have been sent since, and sends none again', async () => {
    await restored({}, async db => {
      const items = await db.selectFrom('update_run_items').select(['state', 'reason']).orderBy('seq').execute();
      expect(items).toEqual([
        { state: 'updated', reason: null },
        { state: 'needs_attention', reason: 'outcome_unknown' },
        { state: 'failed', reason: 'outcome_unknown' },
      ]);
      expect(await db.selectFrom('update_runs').select('state').execute()).toEqual([{ state: 'abandoned' }]);
    });
  });

  it('looks at a site to which an update had been sent, until it works', async () => {
    await restored({}, async db => {
      const watched = db.selectFrom('update_run_items').select(['seq', 'look_at']).where('look_at', 'is not', null);
      expect(await watched.execute()).toEqual([{ seq: 2, look_at: NOW + 15_000 }]);
      const told = db.selectFrom('events').select(['site_id', 'data_json']).where('type', '=', 'site.broken');
      const [event, ...others] = await told.execute();
      expect([event?.site_id, others]).toEqual([world.siteIds[2], []]);
      expect(event?.data_json).toContain('"reason":"outcome_unknown"');
    });
  });

  it('sends no messages again that waited when the backup was made', async () => {
    await restored({}, async db => {
      const [message, ...others] = await db.selectFrom('deliveries').selectAll().execute();
      expect(others).toEqual([]);
      expect(message).toMatchObject({ state: 'dead', next_at: null, ended_at: NOW });
      expect(message?.error).toMatch(/Whether this was sent after the backup is unknown/);
      expect(await db.selectFrom('tellings').selectAll().execute()).toEqual([]);
      expect(await db.selectFrom('events').select('type').execute()).toContainEqual({ type: 'site.down' });
    });
  });

  it('sends no report on days that the original may have reported since', async () => {
    await restored({}, async db => {
      const schedules = await db.selectFrom('report_schedules').select(['last_period', 'begins_on']).execute();
      expect(schedules).toEqual([{ last_period: '', begins_on: null }]);
    });
  });

  it('has no sessions and no leases, and checks its sites soon', async () => {
    await restored({}, async db => {
      expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
      expect(await db.selectFrom('leases').selectAll().execute()).toEqual([]);
      expect((await db.selectFrom('sites').select('next_sync_at').execute()).map(row => row.next_sync_at)).toEqual(
        world.siteIds.map(() => NOW),
      );
    });
  });

  it('starts no updates by window, and neither takes nor replaces the key of a site, while the original may still be running', async () => {
    await restored({}, async db => {
      expect(await db.selectFrom('update_windows').select('enabled').execute()).toEqual([{ enabled: 0 }]);
      expect(
        await db.selectFrom('registrations').select(['place', 'wish', 'look_at']).orderBy('place').execute(),
      ).toEqual([
        { place: 'add:x', wish: 'connect', look_at: NOW },
        { place: `site:${world.siteIds[0]}`, wish: 'keep', look_at: NOW },
      ]);
      expect(new Set((await db.selectFrom('sites').select('key_due_at').execute()).map(row => row.key_due_at))).toEqual(
        new Set([null]),
      );
    });
  });

  it('keeps windows and keys once the original is gone', async () => {
    const settled = await restored({ originalIsGone: true }, async db => {
      expect(await db.selectFrom('update_windows').select('enabled').execute()).toEqual([{ enabled: 1 }]);
      expect(await db.selectFrom('registrations').select('place').execute()).toHaveLength(4);
      expect((await db.selectFrom('sites').select('key_due_at').executeTakeFirst())?.key_due_at).toBe(0);
    });
    expect(settled).toMatchObject({ jobs: 2, windows: [], unlinkings: 0 });
  });
});
