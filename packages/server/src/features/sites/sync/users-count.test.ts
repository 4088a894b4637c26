import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../kernel/time/durations.ts';
import { siteRow, useWorld } from '../../../testing/fixtures.ts';
import { type ManualClock, manualClock } from '../../../testing/index.ts';

const clock: ManualClock = manualClock();
const SYNC_SECONDS = { SITEKEEPER_DEADLINE_SYNC: '1' };
const world = useWorld({ sites: 5, seeded: true, fleet: { plugins: 4 }, parts: { clock }, env: SYNC_SECONDS });

const id = (k: number) => world().siteIds[k - 1] ?? 0;
const sync = (k: number) => world().post('sync-sites-v1', { site_ids_or_domains: [id(k)] });
const record = async (k: number) => {
  const { users_count, users_capped } = (await world().get('get-site-record-v1', { site_id_or_domain: id(k) })).body;
  return { users_count, users_capped };
};
const userCount = (k: number) => world().fleet.site(k).users.length;
/** Users are counted once in so long at the latest. */
const passDay = () => clock.advance(25 * HOUR_MS);

describe('the user count of a site', () => {
  it('is unknown before the first sync, which counts the users', async () => {
    expect(await record(1)).toEqual({ users_count: null, users_capped: false });
    await sync(1);
    expect(await record(1)).toEqual({ users_count: userCount(1), users_capped: false });
  });

  it('is not requested by the next syncs, but again a day later', async () => {
    const before = userCount(1);
    world()
      .fleet.site(1)
      .setUserCount(before + 3);
    await sync(1);
    expect(await record(1)).toMatchObject({ users_count: before });
    expect(world().fleet.site(1).syncList?.users).toBe(false);
    passDay();
    await sync(1);
    expect(await record(1)).toMatchObject({ users_count: before + 3 });
    expect(world().fleet.site(1).syncList?.users).toBe(true);
  });

  it('is 500 or more where the site lists no more', async () => {
    world().fleet.site(2).setUserCount(2047);
    await sync(2);
    expect(await record(2)).toEqual({ users_count: 500, users_capped: true });
    const { body } = await world().rest(`/sites/${id(2)}`, { auth: await world().key('read') });
    expect(body.data ?? body).toMatchObject({ users_count: 500, users_capped: true });
  });

  it('is exact when the site itself lists its users', async () => {
    const { body } = await world().get('list-site-users-v1', { websites: [id(2)], per_page: 1 });
    expect(body.total).toBe(2047);
  });

  it('is updated after this server created or deleted a user', async () => {
    await sync(3);
    const made = { websites: [id(3)], username: 'newcomer', email: 'newcomer@site.example', role: 'editor' };
    const { body } = await world().post('create-site-users-v1', made);
    await sync(3);
    expect(await record(3)).toMatchObject({ users_count: userCount(3) });
    const gone = { site_id_or_domain: id(3), user_id: body.created[0].user_id, confirm: true };
    expect((await world().post('delete-site-user-v1', gone)).status).toBe(200);
    await sync(3);
    expect(await record(3)).toMatchObject({ users_count: userCount(3) });
  });

  it('is skipped for a day after a failed sync that it may have caused', async () => {
    world().fleet.site(4).setFaults({ name: 'http500', times: 2 });
    await sync(4);
    expect(await siteRow(world(), id(4))).toMatchObject({ failed_syncs: 1, users_count: null });
    await sync(4);
    expect(await siteRow(world(), id(4))).toMatchObject({ failed_syncs: 0, users_count: null });
    passDay();
    await sync(4);
    expect(await record(4)).toMatchObject({ users_count: userCount(4) });
  });

  it('is requested by the next sync if the site was merely unreachable', async () => {
    world().fleet.site(5).setFaults({ name: 'reset', times: 2 });
    await sync(5);
    expect(await siteRow(world(), id(5))).toMatchObject({ failed_syncs: 1, users_count: null });
    await sync(5);
    expect(await record(5)).toMatchObject({ users_count: userCount(5) });
  });
});
