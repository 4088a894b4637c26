import { beforeEach, describe, expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import { manualClock } from '../../../testing/index.ts';
import { HELD_MS } from './held-answers.ts';

const clock = manualClock();
const world = useWorld({ sites: 4, seeded: true, parts: { clock } });
const siteOf = (k: number) => world().siteIds[k - 1] as number;
const site = (k: number) => world().fleet.site(k);
const turn = async (page: number, more: object = {}) =>
  (await world().get('list-site-users-v1', { page, per_page: 3, ...more })).body;
/** Sites that receive requests from the given work. */
const asked = async (work: () => Promise<unknown>) => {
  world().fleet.ledger.reset();
  await work();
  const calls = world().fleet.ledger.entries();
  return [...new Set(calls.map(entry => entry.site))].sort();
};

beforeEach(() => {
  for (let k = 1; k <= 4; k++) site(k).setFaults();
  clock.advance(HELD_MS);
});

describe('later pages of users', () => {
  it('request no site again, not even one that failed', async () => {
    site(2).setFaults('http500');
    expect(await asked(() => turn(1))).toEqual([1, 2, 3, 4]);
    const pages: { items: object[]; errors: object[]; total: number }[] = [];
    expect(
      await asked(async () => {
        for (const page of [2, 3]) pages.push(await turn(page));
      }),
    ).toEqual([]);
    expect(pages[0]?.errors).toMatchObject([{ website_id: siteOf(2) }]);
    expect(await asked(() => turn(1))).toEqual([1, 2, 3, 4]);
    const whole = await turn(1, { per_page: 200 });
    expect(pages.flatMap(page => page.items)).toEqual(whole.items.slice(3, 9));
  });

  it('request the sites again after a minute', async () => {
    await turn(1);
    clock.advance(HELD_MS - 1);
    expect(await asked(() => turn(2))).toEqual([]);
    clock.advance(HELD_MS);
    expect(await asked(() => turn(2))).toEqual([1, 2, 3, 4]);
  });

  it('request sites that were not in the first page’s query, and sites whose users were changed through us', async () => {
    await turn(1, { websites: [siteOf(1), siteOf(2)] });
    expect(await asked(() => turn(2))).toEqual([3, 4]);
    clock.advance(10_000);
    await world().post('create-site-users-v1', {
      websites: [siteOf(3)],
      username: 'newcomer',
      email: 'newcomer@x.example',
    });
    expect(await asked(() => turn(2))).toEqual([3]);
    expect((await turn(2, { per_page: 4 })).total).toBe([1, 2, 3, 4].flatMap(k => site(k).users).length);
  });

  it('never use the answers given to another user', async () => {
    const auth = await world().user('otto', 'operator');
    await turn(1);
    expect(await asked(() => world().get('list-site-users-v1', { page: 2, per_page: 3 }, { auth }))).toEqual([
      1, 2, 3, 4,
    ]);
    const key = await world().key('write');
    const refused = await world().get('list-site-users-v1', { page: 2, per_page: 3 }, { auth: key });
    expect(refused.status).toBe(403);
  });

  it('leave out sites that are no longer connected', async () => {
    await turn(1);
    await world().post('suspend-site-v1', { site_id_or_domain: siteOf(4) });
    const { total } = await turn(2);
    await world().post('unsuspend-site-v1', { site_id_or_domain: siteOf(4) });
    expect(total).toBe([1, 2, 3].flatMap(k => site(k).users).length);
  });
});
