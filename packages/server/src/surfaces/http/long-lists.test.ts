import { get, type IncomingMessage } from 'node:http';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { storeUpdates } from '../../features/updates/update.fixtures.ts';
import { HOUR_MS } from '../../kernel/time/durations.ts';
import { storeSite, useWorld } from '../../testing/fixtures.ts';
import { manualClock } from '../../testing/index.ts';

const clock = manualClock();
const world = useWorld({ parts: { clock }, env: { SITEKEEPER_MAINWP_API: 'on' } });
/** Pages of 200 sites, each larger than what the connection holds for a caller who does not read. */
const SITES = 600;
const LONG = 'x'.repeat(60_000);
beforeAll(async () => {
  for (let n = 0; n < SITES; n++) {
    const id = await storeSite(world(), { url: `https://s${n}.example/`, columns: { notes: LONG } });
    await storeUpdates(world(), id, [{ type: 'plugin', slug: 'shop/shop.php', name: LONG }]);
  }
});

const open: IncomingMessage[] = [];
afterEach(() => {
  for (const answer of open.splice(0)) answer.destroy();
});

/** An answer whose caller has read the first bytes and pauses. */
async function begun(path: string, headers: Record<string, string>): Promise<IncomingMessage> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${world().origin}${path}`, { headers, agent: false }, resolve).once('error', reject);
  });
  open.push(answer);
  expect(answer.statusCode).toBe(200);
  await new Promise(resolve => answer.once('data', resolve));
  answer.pause();
  return answer;
}

/** Reads on. @returns whether the answer came to its end. */
function isWhole(answer: IncomingMessage): Promise<boolean> {
  return new Promise(resolve => {
    answer.on('error', () => {});
    answer.once('close', () => resolve(answer.complete));
    answer.resume();
  });
}

/** Deletes the keys that were made last. */
async function revoke(most: number): Promise<void> {
  const { database } = world().app.services;
  const newest = database.db.selectFrom('api_keys').select('id').orderBy('id', 'desc').limit(most);
  await database.write(trx => trx.deleteFrom('api_keys').where('id', 'in', newest).execute());
}

describe('a long list that is read while it is sent', () => {
  const CSV = '/wp-json/wp-abilities/v1/abilities/svc/list-site-records-v1/run';
  const V1 = '/wp-json/svc/v1/sites/all-sites';

  // Each fails without `whileAllowed`: the caller then gets the rest, as it is by then.
  it.each([
    ['as a table', CSV, { accept: 'text/csv' }],
    ['of updates', '/wp-json/svc/v2/updates', {}],
    ['of v1', V1, {}],
    ['for programs written for MainWP', '/wp-json/mainwp/v2/sites', {}],
  ])('%s ends once its key is revoked', async (_how, path, more) => {
    const authorization = path === V1 ? (await world().v1Key('read')).basic : await world().key('read');
    const answer = await begun(path, { authorization, ...more });
    await revoke(1);
    clock.advance(2000);
    expect(await isWhole(answer)).toBe(false);
  });

  it('does not keep the session of a caller who reads slowly from ending when it is idle', async () => {
    const session = await world().signIn(await world().webUser('vera', 'viewer'));
    const answer = await begun(CSV, { ...session, accept: 'text/csv' });
    clock.advance(7 * HOUR_MS);
    expect(await isWhole(answer)).toBe(true);
    clock.advance(6 * HOUR_MS);
    expect((await world().request('/web/session', { auth: '', headers: session })).status).toBe(401);
  });

  it('goes on while its key is good, also if another one is revoked', async () => {
    const answer = await begun(CSV, { authorization: await world().key('read'), accept: 'text/csv' });
    await world().key('read');
    await revoke(1);
    clock.advance(2000);
    expect(await isWhole(answer)).toBe(true);
  });
});
