import type { Application } from '@sitekeeper/server';
import { basic, makeWorld, type World } from '@sitekeeper/server/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSecond } from '../support/processes/second-server.ts';

const FAILURES = 3;
const REQUESTS = 100;
const PATH = '/wp-json/wp-abilities/v1/abilities/svc/count-sites-v1/run';

let world: World;
let second: Application;
let origins: string[];
beforeEach(async () => {
  const env = {
    SITEKEEPER_TRUST_PROXY: '127.0.0.1',
    SITEKEEPER_FAILED_LOGINS_PER_MINUTE: String(FAILURES),
    SITEKEEPER_REQUESTS_PER_MINUTE: String(REQUESTS),
  };
  world = await makeWorld({ env });
  second = await openSecond(world);
  origins = [world.origin, await (await second.http()).listen({ host: '127.0.0.1', port: 0 })];
});
afterEach(async () => {
  await second.close();
  await world.close();
});

/** Sends a request to one of the two servers. */
function ask(turn: number, path: string, headers: Record<string, string>, body?: object): Promise<Response> {
  const forwarded = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  return fetch(`${origins[turn % origins.length]}${path}`, { headers: { ...forwarded, ...type, ...headers }, ...sent });
}

const signIn = (turn: number, given: object) => ask(turn, '/web/session', { 'x-sitekeeper': 'web' }, given);
const statuses = async (times: number, one: (turn: number) => Promise<Response>) => {
  const seen = [];
  for (let turn = 0; turn < times; turn++) seen.push((await one(turn)).status);
  return seen;
};

describe('two servers on one store', () => {
  it('count wrong passwords together', async () => {
    await world.webUser('anna', 'admin');
    const guess = (turn: number) => signIn(turn, { name: 'anna', password: 'a guess' });
    // Fails with counts in memory: six guesses are answered with 401.
    expect(await statuses(2 * FAILURES, guess)).toEqual([401, 401, 401, 429, 429, 429]);
  });

  it('count wrong application passwords and keys together, and refuse no valid ones', async () => {
    const key = await world.key('read');
    const wrong = (turn: number) => ask(turn, PATH, { authorization: turn % 2 ? 'Bearer sk_x' : basic('admin', 'x') });
    expect(await statuses(2 * FAILURES, wrong)).toEqual([401, 401, 401, 429, 429, 429]);
    for (const authorization of [key, world.admin]) {
      expect(await statuses(4, turn => ask(turn, PATH, { authorization }))).toEqual([200, 200, 200, 200]);
    }
  });

  it('count the requests of a caller together, up to a twentieth of the limit each', async () => {
    const authorization = await world.key('read');
    const seen = await statuses(REQUESTS + REQUESTS / 10 + 2, turn => ask(turn, PATH, { authorization }));
    const allowed = seen.filter(status => status === 200).length;
    // Fails with counts in memory: none is refused.
    expect(allowed).toBeGreaterThanOrEqual(REQUESTS);
    expect(allowed).toBeLessThanOrEqual(REQUESTS + REQUESTS / 10);
    expect(seen.slice(-2)).toEqual([429, 429]);
  });

  it('accept the same code for the first admin, once', async () => {
    await world.app.services.database.write(trx => trx.deleteFrom('users').execute());
    const admin = { name: 'anna', password: 'quite a long one', code: world.app.setupCode };
    const setUp = (turn: number, given: object) => ask(turn, '/web/setup', { 'x-sitekeeper': 'web' }, given);
    expect((await setUp(1, { ...admin, code: 'ABCD-EFGH-JKLM-NPQR' })).status).toBe(403);
    expect((await setUp(1, admin)).status).toBe(200);
    expect((await setUp(0, { ...admin, name: 'bert' })).status).toBe(404);
  });

  it('know the same devices: a browser that signed in at one is known at the other', async () => {
    const anna = await world.webUser('anna', 'admin');
    const answer = await signIn(0, anna);
    const cookie = answer.headers.getSetCookie()[1]?.split(';')[0] ?? '';
    await statuses(FAILURES, turn => signIn(turn, { ...anna, password: 'a guess' }));
    expect((await signIn(1, anna)).status).toBe(429);
    expect((await ask(1, '/web/session', { 'x-sitekeeper': 'web', cookie }, anna)).status).toBe(200);
  });
});

it('remember wrong passwords across a restart', async () => {
  await world.webUser('anna', 'admin');
  await statuses(FAILURES, () => signIn(1, { name: 'anna', password: 'a guess' }));
  await second.close();
  second = await openSecond(world);
  origins = [await (await second.http()).listen({ host: '127.0.0.1', port: 0 })];
  expect((await signIn(0, { name: 'anna', password: 'a guess' })).status).toBe(429);
});

it('valid requests cost one database write for many', async () => {
  const authorization = await world.key('read');
  const { database } = world.app.services;
  let writes = 0;
  const { write } = database;
  database.write = work => {
    writes += 1;
    return write.call(database, work) as ReturnType<typeof work>;
  };
  await statuses(50, () => ask(0, PATH, { authorization }));
  // One records when the key was last used; the others store the count in steps of five.
  expect(writes).toBeLessThanOrEqual(11);
});
