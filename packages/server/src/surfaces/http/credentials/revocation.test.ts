import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '../../../ports/clock/manual-clock.ts';
import type { Database, Queryable, Trx } from '../../../ports/database/port.ts';
import { makeWorld, type World } from '../../../testing/index.ts';

const COSTS = '/wp-json/svc/v2/costs';
const TAGS = '/wp-json/svc/v2/tags';
const clock = manualClock();

let world: World;
/** A connection of another process: what it commits was not seen by the server that answers. */
let other: Database;
let pauseMs = 0;
beforeEach(async () => {
  world = await makeWorld({ parts: { clock } });
  other = world.store.open();
});
afterEach(async () => {
  await other.close();
  await world.close();
});

const ask = (auth: string, path = TAGS) => world.request(path, { auth });

/** Asks until everything is remembered, lets another process change the store, and asks again. */
async function askedAfter(auth: string, work: (trx: Trx) => Promise<unknown>, path = TAGS) {
  for (let turn = 0; turn < 3; turn++) expect((await ask(auth, path)).status).toBe(200);
  await other.write(work);
  await sleep(pauseMs);
  return ask(auth, path);
}

/** The key that was made last. */
const lastKey = (db: Queryable) =>
  db.selectFrom('api_keys').select(['id', 'last_used_at']).orderBy('id', 'desc').executeTakeFirstOrThrow();

// After a pause, PostgreSQL is asked for the version and for the rows at once.
describe.each([
  ['at once', 0],
  ['after a pause', 50],
])('What another process has revoked is refused at the next request, %s', (_, ms) => {
  beforeEach(() => {
    pauseMs = ms;
  });

  it('a key that was disabled', async () => {
    await world.key('read');
    const key = await world.key('read');
    const { id } = await lastKey(other.db);
    const one = (trx: Trx) => trx.updateTable('api_keys').set({ enabled: 0 }).where('id', '=', id).execute();
    expect(await askedAfter(key, one)).toMatchObject({ status: 401, body: { code: 'svc_rest_invalid_key' } });
  });

  it('a key that was deleted', async () => {
    await world.key('read');
    const key = await world.key('read');
    const { id } = await lastKey(other.db);
    const one = (trx: Trx) => trx.deleteFrom('api_keys').where('id', '=', id).execute();
    expect(await askedAfter(key, one)).toMatchObject({ status: 401, body: { code: 'svc_rest_invalid_key' } });
  });

  it('the permission of a key', async () => {
    const key = await world.key('read');
    const none = (trx: Trx) => trx.updateTable('api_keys').set({ can_read: 0, can_write: 1 }).execute();
    expect(await askedAfter(key, none)).toMatchObject({ status: 403, body: { code: 'svc_rest_insufficient_scope' } });
  });

  it('a consumer key', async () => {
    const { basic } = await world.v1Key('read');
    const path = '/wp-json/svc/v1/sites/all-sites-count';
    const all = (trx: Trx) => trx.updateTable('api_keys').set({ enabled: 0 }).execute();
    expect((await askedAfter(basic, all, path)).status).toBe(401);
  });

  it('an application password', async () => {
    await world.key('read');
    const none = (trx: Trx) => trx.deleteFrom('application_passwords').execute();
    expect(await askedAfter(world.admin, none)).toMatchObject({ status: 401, body: { code: 'incorrect_password' } });
  });

  it('the role of a user', async () => {
    const path = '/wp-json/wp-abilities/v1/abilities/svc/list-dashboard-users-v1/run';
    const lowered = (trx: Trx) => trx.updateTable('users').set({ role: 'viewer' }).execute();
    expect((await askedAfter(world.admin, lowered, path)).status).toBe(403);
  });

  it('the last key, without which REST is off for users as well', async () => {
    await world.key('read');
    const none = (trx: Trx) => trx.deleteFrom('api_keys').execute();
    expect(await askedAfter(world.admin, none)).toMatchObject({ status: 401, body: { code: 'svc_rest_disabled' } });
  });

  it('a module that was switched off', async () => {
    const key = await world.key('read');
    const off = (trx: Trx) => trx.insertInto('meta').values({ key: 'modules_off', value: '["costs"]' }).execute();
    expect(await askedAfter(key, off, COSTS)).toMatchObject({ body: { code: 'svc_module_not_available' } });
  });
});

it('A key that expires while it is remembered is refused from that moment', async () => {
  const key = await world.key('read');
  const soon = (trx: Trx) =>
    trx
      .updateTable('api_keys')
      .set({ expires_at: clock.now() + 60_000 })
      .execute();
  expect((await askedAfter(key, soon)).status).toBe(200);
  clock.advance(59_999);
  expect((await ask(key)).status).toBe(200);
  clock.advance(1);
  expect(await ask(key)).toMatchObject({ status: 401, body: { code: 'svc_rest_invalid_key' } });
});

it('A key that is used all the time tells when it was used last', async () => {
  const key = await world.key('read');
  const lastUsed = async () => (await lastKey(other.db)).last_used_at;
  for (let turn = 0; turn < 3; turn++) await ask(key);
  expect(await lastUsed()).toBe(clock.now());
  clock.advance(15 * 60_000 + 1);
  await ask(key);
  expect(await lastUsed()).toBe(clock.now());
});
