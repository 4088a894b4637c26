import { expect, it } from 'vitest';
import { execute } from '../../../kernel/ability/execute.ts';
import { useWorld } from '../../../testing/fixtures.ts';
import { takeSiteUsers } from './list-site-users.ts';

const SITES = 55;
const world = useWorld({ sites: SITES, seeded: true });

it('holds the users of 50 sites at most, and asks further ones as they are taken', async () => {
  const { app, fleet, siteIds } = world();
  fleet.site(SITES).addUser('zoe', 'editor');
  fleet.site(1).setFaults('http500');
  const taken = new Map<number, number>();
  const failed: unknown[] = [];
  const waiting: (() => void)[] = [];
  const taker = {
    take(site: { id: number }, users: readonly object[]) {
      taken.set(site.id, users.length);
      return new Promise<void>(go => waiting.push(go));
    },
    failed: ({ website_id }: { website_id: unknown }) => void failed.push(website_id),
  };
  const done = execute(takeSiteUsers(taker), () => ({}), app.ctx({ kind: 'system', name: 'test' }));
  await expect.poll(() => waiting.length).toBe(50);
  expect(fleet.ledger.site(SITES).calls).toBe(0);
  const over = done.then(() => true);
  while (!(await Promise.race([over, new Promise(tick => setImmediate(tick, false))]))) {
    for (const go of waiting.splice(0)) go();
  }
  expect(failed).toEqual([siteIds[0]]);
  expect(taken.size).toBe(SITES - 1);
  expect(taken.get(siteIds[SITES - 1] as number)).toBe(fleet.site(SITES).users.length);
});
