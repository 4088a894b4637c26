import { scryptSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RECOMMENDED_COST } from '../../../kernel/password-cost.ts';
import { CHEAP_PASSWORDS } from '../../../testing/cheap-passwords.ts';
import { makeWorld, type World } from '../../../testing/index.ts';
import { hashPassword, isOutdated, passwordFits } from './password.ts';

describe('a password', () => {
  it('is hashed with its own salt, so that equal passwords have different hashes', async () => {
    const hashed = () => hashPassword('correct horse', RECOMMENDED_COST);
    const [first, second] = await Promise.all([hashed(), hashed()]);
    expect(first).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(first).not.toBe(second);
    expect(await passwordFits(first, 'correct horse', RECOMMENDED_COST)).toBe(true);
    expect(await passwordFits(first, 'Correct horse', RECOMMENDED_COST)).toBe(false);
    expect(isOutdated(first, RECOMMENDED_COST)).toBe(false);
  });

  it('matches however the keyboard composes its letters', async () => {
    const hash = await hashPassword('Gr\u00fc\u00dfe aus K\u00f6ln', CHEAP_PASSWORDS);
    expect(await passwordFits(hash, 'Gru\u0308\u00dfe aus Ko\u0308ln', CHEAP_PASSWORDS)).toBe(true);
  });

  it('never matches a user without a password', async () => {
    for (const none of [undefined, null, '', 'scrypt$1$2']) {
      expect(await passwordFits(none, '', CHEAP_PASSWORDS)).toBe(false);
    }
  });

  it('is refused with 429 when too many checks are waiting', async () => {
    const cheap = `scrypt$1024$8$1$${'A'.repeat(22)}$${'A'.repeat(43)}`;
    const many = Array.from({ length: 60 }, () => passwordFits(cheap, 'a guess', CHEAP_PASSWORDS));
    const results = await Promise.allSettled(many);
    const refused = results.filter(result => result.status === 'rejected').map(({ reason }) => reason.code);
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused)).toEqual(new Set(['too_many_requests']));
  });
});

describe('a hash with older parameters', () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld();
  });
  afterAll(() => world.close());

  it('is still accepted, and replaced at the next sign-in', async () => {
    const vera = await world.webUser('vera', 'viewer');
    const salt = Buffer.alloc(16, 7);
    const key = scryptSync(vera.password, salt, 32, { N: 8, r: 8, p: 1 });
    const old = ['scrypt', 8, 8, 1, salt.toString('base64url'), key.toString('base64url')].join('$');
    const { database } = world.app.services;
    await database.write(trx =>
      trx.updateTable('users').set({ password_hash: old }).where('name', '=', 'vera').execute(),
    );
    await world.signIn(vera);
    const query = database.db.selectFrom('users').select('password_hash').where('name', '=', 'vera');
    expect((await query.executeTakeFirstOrThrow()).password_hash).toMatch(/^scrypt\$16\$/);
    await world.signIn(vera);
  });
});
