import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../kernel/time/durations.ts';
import { useWorld } from '../../testing/fixtures.ts';
import { manualClock } from '../../testing/index.ts';
import { ask, codeOf, SoftAuthenticator } from './web.fixtures.ts';

const ORIGIN = 'https://keeper.example';
const clock = manualClock();
const env = { SITEKEEPER_BASE_URL: `${ORIGIN}/`, SITEKEEPER_FAILED_LOGINS_PER_MINUTE: '10' };
const world = useWorld({ env, parts: { clock } });

type Headers = Record<string, string>;
const prove = (headers: Headers, body: object) => ask(world(), 'POST', '/proof', body, headers);
/** Something that wants proof. */
const status = async (headers: Headers) =>
  (await ask(world(), 'POST', '/profile/passkeys/options', {}, headers)).status;
const ways = async (headers: Headers) =>
  (await ask(world(), 'POST', '/profile/passkeys/options', {}, headers)).body.data.proofs;
const REFUSED = { status: 401, body: { code: 'incorrect_password' } };

const enrol = async (headers: Headers) => {
  const { body } = await ask(world(), 'POST', '/profile/second-factor', {}, headers);
  const code = codeOf(body.secret, clock.now());
  const confirmed = await ask(world(), 'POST', '/profile/second-factor/confirm', { code }, headers);
  return { secret: body.secret as string, codes: confirmed.body.recovery_codes as string[] };
};

const addPasskey = async (headers: Headers, authenticator = new SoftAuthenticator()) => {
  const { body } = await ask(world(), 'POST', '/profile/passkeys/options', {}, headers);
  const response = authenticator.register(body, ORIGIN);
  const made = await ask(world(), 'POST', '/profile/passkeys', { name: 'Laptop', response }, headers);
  expect(made).toMatchObject({ status: 200 });
  return authenticator;
};

describe('proof of who is signed in', () => {
  it('is the sign-in for ten minutes, then the password for ten more, in that session only', async () => {
    const anna = await world().webUser('anna', 'operator');
    const [here, there] = [await world().signIn(anna), await world().signIn(anna)];
    clock.advance(10 * MINUTE_MS - 1);
    expect(await status(here)).toBe(200);
    clock.advance(1);
    // Fails without isFresh in proof.ts: it is 200 for ever.
    expect(await status(here)).toBe(403);
    expect(await ways(here)).toEqual(['password']);
    expect(await prove(here, { password: 'a guess' })).toMatchObject(REFUSED);
    expect(await status(here)).toBe(403);
    expect(await prove(here, { password: anna.password })).toMatchObject({ status: 200, body: { proved: true } });
    expect([await status(here), await status(there)]).toEqual([200, 403]);
    clock.advance(10 * MINUTE_MS);
    expect(await status(here)).toBe(403);
    const { db } = world().app.services.database;
    const rows = db.selectFrom('audit_log').select(['actor', 'action', 'detail_json']);
    const [proved] = await rows.where('action', '=', 'session.proved').orderBy('id', 'desc').limit(1).execute();
    expect(proved).toMatchObject({ actor: 'user:anna', detail_json: expect.stringContaining('"how":"password"') });
  });

  it('lasts no longer if the clock was set back', async () => {
    const headers = await world().signIn(await world().webUser('clio', 'operator'));
    const { database } = world().app.services;
    const ahead = clock.now() + 365 * 24 * 60 * MINUTE_MS;
    await database.write(trx => trx.updateTable('sessions').set({ proved_at: ahead }).execute());
    // Fails with `now - provedAt` in place of its distance in proof.ts.
    expect(await status(headers)).toBe(403);
  });

  it('requires the password and the code if there is a second factor, not just one of them', async () => {
    const tina = await world().webUser('tina', 'operator');
    const headers = await world().signIn(tina);
    const { secret, codes } = await enrol(headers);
    clock.advance(11 * MINUTE_MS);
    expect(await ways(headers)).toEqual(['password_and_code']);
    const { password } = tina;
    const code = codeOf(secret, clock.now());
    // Fails without the code in prove-password.ts: it is 200.
    expect(await prove(headers, { password })).toMatchObject({
      status: 401,
      body: { code: 'svc_second_factor_required' },
    });
    expect(await prove(headers, { code })).toMatchObject({ status: 400 });
    expect(await prove(headers, { password: 'a guess', code })).toMatchObject(REFUSED);
    const wrong = { status: 401, body: { code: 'svc_incorrect_code' } };
    expect(await prove(headers, { password, code: '000000' })).toMatchObject(wrong);
    // The old password in the request isn't enough either.
    const change = { current: password, password: 'an entirely new one' };
    const changed = await ask(world(), 'POST', '/profile/password', change, headers);
    expect(changed).toMatchObject({ status: 403, body: { code: 'svc_fresh_proof_needed' } });
    expect(await status(headers)).toBe(403);
    expect(await prove(headers, { password, code })).toMatchObject({ status: 200 });
    expect(await status(headers)).toBe(200);
    expect(await prove(headers, { password, code })).toMatchObject(wrong);
    expect(await prove(headers, { password, code: codes[0] })).toMatchObject({ status: 200 });
    expect(await prove(headers, { password, code: codes[0] })).toMatchObject(wrong);
  });

  it('accepts a passkey of that user, for this purpose, and once', async () => {
    const paula = await world().signIn(await world().webUser('paula', 'operator'));
    const petra = await world().signIn(await world().webUser('petra', 'operator'));
    const [hers, other] = [await addPasskey(paula), await addPasskey(petra)];
    clock.advance(11 * MINUTE_MS);
    expect(await ways(paula)).toEqual(['password', 'passkey']);
    const options = async (headers: Headers) =>
      (await ask(world(), 'POST', '/proof/passkey/options', {}, headers)).body;
    const answer = (response: object) => ask(world(), 'POST', '/proof/passkey', { response }, paula);
    const mine = await options(paula);
    expect(mine).toMatchObject({ rpId: 'keeper.example', allowCredentials: [{ id: hers.id }] });
    // Fails without the comparison of users in passkeyProof.
    expect(await answer(other.answer(mine, ORIGIN))).toMatchObject(REFUSED);
    expect(await answer(hers.answer(await options(petra), ORIGIN))).toMatchObject(REFUSED);
    const toSignIn = (await ask(world(), 'POST', '/passkey/options', {})).body;
    expect(await answer(hers.answer(toSignIn, ORIGIN))).toMatchObject(REFUSED);
    expect(await answer(hers.answer(mine, 'https://evil.example'))).toMatchObject(REFUSED);
    expect(await status(paula)).toBe(403);
    const good = hers.answer(await options(paula), ORIGIN);
    expect(await answer(good)).toMatchObject({ status: 200 });
    expect(await answer(good)).toMatchObject(REFUSED);
    expect([await status(paula), await status(petra)]).toEqual([200, 403]);
    clock.advance(MINUTE_MS);
  });

  it('counts as a failed sign-in if it is wrong, and locks out for a while, regardless of guesses by others', async () => {
    const gina = await world().webUser('gina', 'viewer');
    const headers = await world().signIn(gina);
    // A stranger's guesses at the name keep nobody out who is signed in. Fails with `try` in prove-password.ts.
    const guess = { name: 'gina', password: 'a guess' };
    for (let n = 0; n < 11; n++) await ask(world(), 'POST', '/session', guess);
    expect(await prove(headers, { password: gina.password })).toMatchObject({ status: 200 });
    for (let n = 0; n < 10; n++) expect(await prove(headers, { password: `guess ${n}` })).toMatchObject(REFUSED);
    // Fails without the guesses in prove-password.ts: it is 200.
    expect(await prove(headers, { password: gina.password })).toMatchObject({ status: 429 });
    const { db } = world().app.services.database;
    const noted = db.selectFrom('audit_log').select('subject').where('action', '=', 'sign_in.failed');
    const { id } = await db.selectFrom('users').select('id').where('name', '=', 'gina').executeTakeFirstOrThrow();
    await expect.poll(() => noted.execute()).toContainEqual({ subject: `user:${id}` });
    clock.advance(15 * MINUTE_MS);
    expect(await prove(headers, { password: gina.password })).toMatchObject({ status: 200 });
  });
});

describe('an application password', () => {
  const add = (auth: string, proof?: object) => {
    const body = { input: { name: 'one more' }, ...(proof ? { proof } : {}) };
    const path = '/wp-json/wp-abilities/v1/abilities/svc/add-application-password-v1/run';
    return world().request(path, { method: 'POST', auth, body });
  };

  it('creates another one only with the user’s password, and the code if there is a second factor', async () => {
    const otto = await world().webUser('otto', 'operator');
    const auth = await world().user('otto', 'operator');
    const refused = await add(auth);
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'svc_fresh_proof_needed', data: { proofs: ['password'] } },
    });
    const example = /next to the input: (.*)\. Or/.exec(refused.body.message)?.[1] ?? '';
    const shown = JSON.parse(example.replace('{…}', '{}'));
    expect(shown).toEqual({ input: {}, proof: { password: '…', code: '…' } });
    expect(await add(auth, { password: 'a guess' })).toMatchObject(REFUSED);
    expect(await add(auth, { password: otto.password, more: 1 })).toMatchObject({ status: 400 });
    expect(await add(auth, { password: otto.password })).toMatchObject({ status: 200 });
    const { secret } = await enrol(await world().signIn(otto));
    clock.advance(MINUTE_MS);
    expect(await add(auth, { password: otto.password })).toMatchObject({
      status: 401,
      body: { code: 'svc_second_factor_required' },
    });
    const proof = { password: otto.password, code: codeOf(secret, clock.now()) };
    expect(await add(auth, proof)).toMatchObject({ status: 200 });
    expect(await add(auth, proof)).toMatchObject({ status: 401, body: { code: 'svc_incorrect_code' } });
  });

  it('of a user without a password cannot manage logins, and the attempt is audited', async () => {
    const auth = await world().user('robot', 'admin');
    expect(await add(auth)).toMatchObject({ status: 403, body: { data: { proofs: [] } } });
    const { db } = world().app.services.database;
    const rows = db.selectFrom('audit_log').select('subject').where('actor', '=', 'user:robot');
    const noted = () => rows.where('action', '=', 'request.refused').execute();
    await expect.poll(noted).toEqual([{ subject: 'ability:add-application-password-v1' }]);
  });

  it('rejects `proof` in the input of other abilities', async () => {
    const auth = await world().user('rita', 'operator');
    const path = '/wp-json/wp-abilities/v1/abilities/svc/add-tag-v1/run';
    const body = { input: { name: 'x' }, proof: { password: 'x' } };
    expect(await world().request(path, { method: 'POST', auth, body })).toMatchObject({ status: 400 });
  });
});
