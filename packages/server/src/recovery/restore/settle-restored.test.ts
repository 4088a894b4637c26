import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../ports/database/port.ts';
import { readSettings } from '../../settings.ts';
import { makeRestorePlace, type RestorePlace, type World } from '../../testing/index.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { makeUnfinishedWorld, RESTORED_AT } from './settle-restored.fixtures.ts';

let world: World;
beforeAll(async () => {
  world = await makeUnfinishedWorld();
}, 120_000);
afterAll(() => world.close());

async function restored(options: { originalIsGone?: boolean }, look: (db: Database['db']) => Promise<void>) {
  const place: RestorePlace = await makeRestorePlace(world.store.folder);
  const file = join(place.store.folder, 'x.backup');
  await makeBackup(readSettings(world.store.env), file, { now: RESTORED_AT - 1000, madeBy: '0.1.0' });
  const { settled } = await restoreBackup(file, place.settings, { now: RESTORED_AT, ...options });
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
    expect(settled.waysIn).toEqual({
      users: 2,
      api_keys: 1,
      application_passwords: 2,
      invitations: 1,
      portal_links: 1,
    });
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
      expect(await watched.execute()).toEqual([{ seq: 2, look_at: RESTORED_AT + 15_000 }]);
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
      expect(message).toMatchObject({ state: 'dead', next_at: null, ended_at: RESTORED_AT });
      expect(message?.error).toMatch(/Whether this was sent after the backup is unknown/);
      expect(await db.selectFrom('tellings').selectAll().execute()).toEqual([]);
      expect(await db.selectFrom('events').select('type').execute()).toContainEqual({ type: 'site.down' });
    });
  });

  it('mails no invitation again that waited when the backup was made', async () => {
    await restored({}, async db => {
      const [open, ...others] = await db
        .selectFrom('invitations')
        .selectAll()
        .where('revoked_at', 'is', null)
        .execute();
      expect(others).toEqual([]);
      expect(open).toMatchObject({ mail_state: 'failed', mail_sealed: null, mail_due_at: null });
      expect(open?.mail_problem).toMatch(/Whether this was sent after the backup is unknown/);
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
        world.siteIds.map(() => RESTORED_AT),
      );
    });
  });

  it('starts no updates by window, and neither takes nor replaces the key of a site, while the original may still be running', async () => {
    await restored({}, async db => {
      expect(await db.selectFrom('update_windows').select('enabled').execute()).toEqual([{ enabled: 0 }]);
      expect(
        await db.selectFrom('registrations').select(['place', 'wish', 'look_at']).orderBy('place').execute(),
      ).toEqual([
        { place: 'add:x', wish: 'connect', look_at: RESTORED_AT },
        { place: `site:${world.siteIds[0]}`, wish: 'keep', look_at: RESTORED_AT },
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
