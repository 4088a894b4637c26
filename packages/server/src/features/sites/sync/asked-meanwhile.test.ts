import { expect, it } from 'vitest';
import { siteRow, useWorld } from '../../../testing/fixtures.ts';
import { useSavedSite } from './saved-site.fixtures.ts';
import { countUsersAnew } from './users-due.store.ts';

const world = useWorld();
const at = useSavedSite(world);
const database = () => world().app.services.database;
const syncSoon = (next_sync_at: number) =>
  database().write(trx => trx.updateTable('sites').set({ next_sync_at }).where('id', '=', at.id).execute());

it.each([
  ['succeeds', () => at.ok()],
  ['fails', () => at.failed('timeout')],
])('a site that is to be synced soon stays so if a sync that began before %s', async (_, outcome) => {
  await at.save(at.ok());
  at.site = await at.known();
  const asked = outcome();
  const soon = world().app.services.clock.now();
  await syncSoon(soon);
  await at.save(asked);
  expect((await siteRow(world(), at.id)).next_sync_at).toBe(soon);
  at.site = await at.known();
  await at.save(outcome());
  expect((await siteRow(world(), at.id)).next_sync_at).toBeGreaterThan(soon);
});

it('users that are to be counted anew stay so if a sync that asked for them before ends', async () => {
  await at.save(at.ok({ usersCount: 3 }));
  at.site = await at.known();
  const asked = at.ok({ usersCount: 3 });
  await database().write(trx => countUsersAnew(trx, [at.id]));
  await at.save(asked);
  expect((await siteRow(world(), at.id)).users_due_at).toBe(0);
  at.site = await at.known();
  await at.save(at.ok({ usersCount: 4 }));
  expect((await siteRow(world(), at.id)).users_due_at).toBeGreaterThan(0);
});

it('users that are to be counted anew stay so if they were already when a sync asked for them', async () => {
  const again = () => database().write(trx => countUsersAnew(trx, [at.id]));
  await at.save(at.ok({ usersCount: 3 }));
  await again();
  at.site = await at.known();
  const asked = at.ok({ usersCount: 4 });
  await again();
  await at.save(asked);
  expect((await siteRow(world(), at.id)).users_due_at).toBeLessThanOrEqual(0);
  at.site = await at.known();
  await at.save(at.ok({ usersCount: 5 }));
  expect((await siteRow(world(), at.id)).users_due_at).toBeGreaterThan(0);
});
