import { describe, expect, it, vi } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';
import { makeWorld, manualClock } from '../../testing/index.ts';
import { ask, MARK, SoftAuthenticator } from './web.fixtures.ts';

const ORIGIN = 'https://keeper.example';
const clock = manualClock();
const world = useWorld({ env: { SITEKEEPER_BASE_URL: `${ORIGIN}/` }, parts: { clock } });

const register = async (name: string, authenticator = new SoftAuthenticator()) => {
  const user = await world().webUser(name, 'operator');
  const headers = await world().signIn(user);
  const options = await ask(world(), 'POST', '/profile/passkeys/options', { current: user.password }, headers);
  const response = authenticator.register(options.body, ORIGIN);
  const made = await ask(world(), 'POST', '/profile/passkeys', { name: 'Laptop', response }, headers);
  return { user, headers, authenticator, made, response, options: options.body };
};
const challenge = async () => (await ask(world(), 'POST', '/passkey/options', {})).body;
const enter = (response: object) => ask(world(), 'POST', '/passkey', { response });

/** A person who was invited and has a passkey alone. */
async function withoutPassword(name: string, role: string) {
  const invited = await world().inPerson('invite-person-v1', { role });
  const token = invited.body.link.split('#')[1];
  const authenticator = new SoftAuthenticator();
  const begun = (await ask(world(), 'POST', '/invitation/passkey/options', { token, name })).body;
  const given = { token, name, passkey_name: 'Laptop', response: authenticator.register(begun, ORIGIN) };
  const { headers: got, body } = await ask(world(), 'POST', '/invitation/passkey', given);
  const headers = { ...MARK, cookie: got.get('set-cookie')?.split(';')[0] ?? '' };
  const post = (path: string, fields: object) => ask(world(), 'POST', `/profile${path}`, fields, headers);
  return { id: body.user.id as number, headers, post, authenticator };
}

describe('a passkey', () => {
  it('is created in the profile and signs in alone, second factor or not', async () => {
    const { made, authenticator, headers, user } = await register('paula');
    expect(made).toMatchObject({ status: 200, body: { name: 'Laptop', last_used: null } });
    const options = await challenge();
    expect(options).toMatchObject({ rpId: 'keeper.example', userVerification: 'required' });
    const { status, body, headers: got } = await enter(authenticator.answer(options, ORIGIN));
    expect([status, body.user?.name]).toEqual([200, 'paula']);
    const cookie = got.get('set-cookie')?.split(';')[0] ?? '';
    expect(await ask(world(), 'GET', '/session', undefined, { ...MARK, cookie })).toMatchObject({ status: 200 });
    const profile = (await ask(world(), 'GET', '/profile', undefined, headers)).body;
    expect(profile.passkeys).toEqual([{ ...made.body, last_used: '2026-01-01T00:00:00Z' }]);

    const remove = (current: string) =>
      ask(world(), 'POST', '/profile/passkeys/delete', { id: made.body.id, current }, headers);
    expect(await remove('a wrong guess')).toMatchObject({ status: 400 });
    expect(await remove(user.password)).toMatchObject({ status: 200 });
    expect(await enter(authenticator.answer(await challenge(), ORIGIN))).toMatchObject({ status: 401 });
  });

  it('ends the session that the browser had, as a password does', async () => {
    const { authenticator, headers } = await register('pia');
    const response = authenticator.answer(await challenge(), ORIGIN);
    expect(await ask(world(), 'POST', '/passkey', { response }, { ...MARK, ...headers })).toMatchObject({
      status: 200,
    });
    expect(await ask(world(), 'GET', '/session', undefined, headers)).toMatchObject({ status: 401 });
  });

  it('ends when somebody else sets a new password, and stays when its user does', async () => {
    const { authenticator, headers, user } = await register('peter');
    const entered = async () => (await enter(authenticator.answer(await challenge(), ORIGIN))).status;
    const change = { current: user.password, password: 'a wholly new one' };
    expect(await ask(world(), 'POST', '/profile/password', change, headers)).toMatchObject({ status: 200 });
    expect(await entered()).toBe(200);
    const { db } = world().app.services.database;
    const { id: user_id } = await db
      .selectFrom('users')
      .select('id')
      .where('name', '=', 'peter')
      .executeTakeFirstOrThrow();
    const given = { user_id, password: 'another new one' };
    expect(await world().inPerson('set-dashboard-user-password-v1', given)).toMatchObject({ status: 200 });
    expect(await entered()).toBe(401);
    const set = db
      .selectFrom('audit_log')
      .select('detail_json')
      .where('action', '=', 'user.password_set')
      .orderBy('id');
    const ended = (await set.execute()).map(({ detail_json }) => JSON.parse(detail_json).passkeys_ended);
    expect(ended.slice(-2)).toEqual([0, 1]);
  });

  it('is rejected from another site, without user verification, replayed, too late or with another key', async () => {
    const { authenticator } = await register('petra');
    const refused = { status: 401, body: { code: 'incorrect_password' } };
    expect(await enter(authenticator.answer(await challenge(), 'https://evil.example'))).toMatchObject(refused);
    expect(await enter(authenticator.answer({ ...(await challenge()), rpId: 'evil.example' }, ORIGIN))).toMatchObject(
      refused,
    );
    authenticator.flags = 0x01;
    expect(await enter(authenticator.answer(await challenge(), ORIGIN))).toMatchObject(refused);
    authenticator.flags = 0x05;
    const made = { challenge: Buffer.from('made up').toString('base64url'), rpId: 'keeper.example' };
    expect(await enter(authenticator.answer(made, ORIGIN))).toMatchObject(refused);
    const stranger = new SoftAuthenticator();
    const forged = { ...stranger.answer(await challenge(), ORIGIN), id: authenticator.id, rawId: authenticator.id };
    expect(await enter(forged)).toMatchObject(refused);
    expect(await enter(stranger.answer(await challenge(), ORIGIN))).toMatchObject(refused);
    const late = authenticator.answer(await challenge(), ORIGIN);
    clock.advance(5 * 60_000);
    expect(await enter(late)).toMatchObject(refused);
    const good = authenticator.answer(await challenge(), ORIGIN);
    const [first, second] = await Promise.all([enter(good), enter(good)]);
    expect([first.status, second.status].sort()).toEqual([200, 401]);
    expect(await enter({})).toMatchObject(refused);
    expect(await enter({ id: authenticator.id, response: 5 })).toMatchObject(refused);
  });

  it('is rejected as a copy if its counter went back', async () => {
    const { authenticator } = await register('paul');
    authenticator.counter = 7;
    expect(await enter(authenticator.answer(await challenge(), ORIGIN))).toMatchObject({ status: 200 });
    authenticator.counter = 3;
    expect(await enter(authenticator.answer(await challenge(), ORIGIN))).toMatchObject({ status: 401 });
  });

  it('that is deleted while it signs in is rejected', async () => {
    const { authenticator, made } = await register('pepe');
    const { database } = world().app.services;
    const answer = authenticator.answer(await challenge(), ORIGIN);
    const write = vi.spyOn(database, 'write').mockImplementationOnce(async work => {
      await database.write(trx => trx.deleteFrom('passkeys').where('id', '=', made.body.id).execute());
      return database.write(work);
    });
    expect(await enter(answer)).toMatchObject({ status: 401 });
    write.mockRestore();
  });

  // Fails if the last passkey of a user without password can be deleted.
  it('stays if a user without password has no other, also if two are deleted at once', async () => {
    const { headers, post } = await withoutPassword('pepa', 'viewer');
    const second = new SoftAuthenticator();
    const { passkeys } = (await ask(world(), 'GET', '/profile', undefined, headers)).body;
    const kept = await post('/passkeys/delete', { id: passkeys[0].id });
    expect(kept).toMatchObject({ status: 409, body: { data: { reason: 'last_way_in' } } });
    const response = second.register((await post('/passkeys/options', {})).body, ORIGIN);
    const { body: added } = await post('/passkeys', { name: 'Phone', response });
    const both = [passkeys[0].id, added.id].map(id => post('/passkeys/delete', { id }));
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  // Fails if a reset deletes the passkeys of an admin who has nothing else.
  it('stays if an admin without password resets the own second factor; others may be reset', async () => {
    const { id, headers } = await withoutPassword('pixie', 'admin');
    const reset = (user_id: number) =>
      world().post('reset-second-factor-v1', { user_id, confirm: true }, { auth: '', headers });
    const previewed = await world().post(
      'reset-second-factor-v1',
      { user_id: id, dry_run: true },
      { auth: '', headers },
    );
    expect(previewed).toMatchObject({ status: 409, body: { data: { reason: 'passkeys_alone' } } });
    const refused = await reset(id);
    expect(refused).toMatchObject({ status: 409, body: { data: { reason: 'passkeys_alone' } } });
    expect((await ask(world(), 'GET', '/profile', undefined, headers)).body.passkeys).toHaveLength(1);
    const other = await withoutPassword('pim', 'admin');
    expect((await reset(other.id)).body).toMatchObject({ reset: true, passkeys: 1, has_password: false });
  });

  it('lets a user without password set a first one, after a fresh proof, and then needs that one', async () => {
    const { headers, post, authenticator } = await withoutPassword('pola', 'viewer');
    clock.advance(11 * 60_000);
    const first = { password: 'a first long one', end_application_passwords: false };
    const unproved = await post('/password', first);
    expect(unproved).toMatchObject({ status: 403, body: { data: { proofs: ['passkey'] } } });
    const asked = (await ask(world(), 'POST', '/proof/passkey/options', {}, headers)).body;
    const response = authenticator.answer(asked, ORIGIN);
    expect((await ask(world(), 'POST', '/proof/passkey', { response }, headers)).status).toBe(200);
    expect((await post('/password', { password: 'short' })).body.data.errors[0].path).toBe('input.password');
    expect(await post('/password', first)).toMatchObject({ status: 200, body: { changed: true } });
    expect((await ask(world(), 'POST', '/session', { name: 'pola', password: first.password })).status).toBe(200);
    const again = await post('/password', { password: 'another long one' });
    expect(again.body.data.errors).toEqual([{ path: 'input.current', message: 'is required', reason: 'missing' }]);
    const changed = await post('/password', { current: first.password, password: 'another long one' });
    expect(changed.status).toBe(200);
    const { passkeys } = (await ask(world(), 'GET', '/profile', undefined, headers)).body;
    expect((await post('/passkeys/delete', { id: passkeys[0].id })).status).toBe(200);
  });

  it('is limited to twenty per user, however many are started at once', async () => {
    const { user, headers, made } = await register('pina');
    const { database } = world().app.services;
    const [row] = await database.db.selectFrom('passkeys').selectAll().where('id', '=', made.body.id).execute();
    const { id: _id, ...first } = row ?? expect.fail('not stored');
    const rows = Array.from({ length: 18 }, (_none, i) => ({ ...first, credential_id: `more${i}` }));
    await database.write(trx => trx.insertInto('passkeys').values(rows).execute());
    const begin = () => ask(world(), 'POST', '/profile/passkeys/options', { current: user.password }, headers);
    const add = (response: object) => ask(world(), 'POST', '/profile/passkeys', { name: 'New', response }, headers);
    const begun = [await begin(), await begin()].map(({ body }) => new SoftAuthenticator().register(body, ORIGIN));
    expect(await add(begun[0] ?? {})).toMatchObject({ status: 200 });
    const full = { status: 409, body: { message: 'You have 20 passkeys. Delete one first.' } };
    expect(await add(begun[1] ?? {})).toMatchObject(full);
    expect(await begin()).toMatchObject(full);
  });

  it('belongs to the user who started it, can be used once, and requires the password first', async () => {
    const { response, options, headers, authenticator } = await register('pia');
    const again = await ask(world(), 'POST', '/profile/passkeys', { name: 'Again', response }, headers);
    expect(again).toMatchObject({ status: 400, body: { data: { errors: [{ path: 'input.response' }] } } });
    const other = await world().signIn(await world().webUser('olga', 'viewer'));
    const theirs = new SoftAuthenticator().register(options, ORIGIN);
    const stolen = await ask(world(), 'POST', '/profile/passkeys', { name: 'Mine', response: theirs }, other);
    expect(stolen).toMatchObject({ status: 400 });
    const unasked = await ask(world(), 'POST', '/profile/passkeys/options', { current: 'a wrong guess' }, other);
    expect(unasked).toMatchObject({ status: 400, body: { data: { errors: [{ path: 'input.current' }] } } });
    // The challenge of a registration is not valid for signing in.
    expect(await enter(authenticator.answer({ ...options, rpId: 'keeper.example' }, ORIGIN))).toMatchObject({
      status: 401,
    });
  });
});

it('passkeys require a host name', async () => {
  const plain = await makeWorld();
  const answer = await ask(plain, 'POST', '/passkey/options', {});
  expect(answer).toMatchObject({ status: 409, body: { code: 'svc_invalid_state' } });
  expect(answer.body.message).toContain('host name');
  await plain.close();
});
