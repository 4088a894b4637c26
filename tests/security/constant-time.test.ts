import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importMainwpKey, mainwpKeyHash } from '../../packages/server/src/features/keys/index.ts';

let world: World;
let user: { name: string; password: string };
let pair: { consumer_key: string; consumer_secret: string };
let compared = 0;
const { timingSafeEqual } = crypto;
beforeAll(async () => {
  crypto.timingSafeEqual = (a, b) => {
    compared += 1;
    return timingSafeEqual(a, b);
  };
  syncBuiltinESMExports();
  world = await makeWorld();
  user = await world.webUser('anna', 'admin');
  pair = await world.v1Key('read');
  const secret = { kind: 'clear', secret: `cs_${'1'.repeat(40)}` } as const;
  const keyHash = mainwpKeyHash(`ck_${'c'.repeat(40)}`);
  const imported = {
    name: 'old',
    permissions: ['read'],
    enabled: true,
    keyHash,
    secret,
    truncated: 'ccccccc',
  } as const;
  await world.app.services.database.write(trx => importMainwpKey(trx, imported, 0));
});
afterAll(async () => {
  crypto.timingSafeEqual = timingSafeEqual;
  syncBuiltinESMExports();
  await world.close();
});

const basic = (name: string, secret: string) => `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;
const web = { method: 'POST', auth: '', headers: { 'x-sitekeeper': 'web' } };

/** Wrong, but with the length of the right one: a careless comparison stops at the first difference. */
const WRONG: Readonly<Record<string, () => Promise<{ status: number }>>> = {
  'an application password': () =>
    world.get('count-sites-v1', {}, { auth: basic('admin', 'abcd efgh ijkl mnop qrst uvwx') }),
  'a password': () =>
    world.request('/web/session', { ...web, body: { ...user, password: `${user.password.slice(0, -1)}!` } }),
  'a consumer secret': () => {
    const secret = `${pair.consumer_secret.slice(0, -1)}${pair.consumer_secret.endsWith('0') ? '1' : '0'}`;
    return world.request('/wp-json/svc/v1/sites/all-sites', { auth: basic(pair.consumer_key, secret) });
  },
  'a secret of a key from MainWP': () => {
    const token = (secret: string) => `Bearer ${secret.repeat(40)}==${'c'.repeat(40)}`;
    return world.request('/wp-json/svc/v2/tags', { auth: token('2') });
  },
};

/* Fails with `===` in place of timingSafeEqual in verify-user.ts, and with `equals` in setup-code.ts. */
describe('comparing secrets in constant time', () => {
  it.each(Object.keys(WRONG))('applies to %s', async what => {
    compared = 0;
    expect((await WRONG[what]?.())?.status).toBe(401);
    expect(compared).toBeGreaterThan(0);
  });

  it('applies to a set-up code', async () => {
    await world.app.services.database.write(trx => trx.deleteFrom('users').execute());
    compared = 0;
    const body = { name: 'mallory', password: 'quite a long one', code: 'AAAA-AAAA-AAAA-AAAA' };
    expect((await world.request('/web/setup', { ...web, body })).status).toBe(403);
    expect(compared).toBeGreaterThan(0);
  });
});

/*
 * Tokens of keys and sessions are 256 random bits, found by their digest: a guess reveals nothing of the digest of the
 * right one.
 */
describe('secrets that are looked up', () => {
  it.each(['api_keys', 'sessions'])('is a digest in %s', async table => {
    const { db } = world.app.services.database;
    const rows = (await db
      .selectFrom(table as 'api_keys')
      .selectAll()
      .execute()) as { token_hash: string }[];
    for (const { token_hash } of rows) expect(token_hash).toMatch(/^([0-9a-f]{64})?$/);
  });
});
