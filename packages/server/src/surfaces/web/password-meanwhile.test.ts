import { afterEach, expect, it, vi } from 'vitest';
import { openPushService } from '../../features/channels/push/push.fixtures.ts';
import { useWorld } from '../../testing/fixtures.ts';
import { manualClock } from '../../testing/index.ts';
import { endedOrWaiting } from '../../testing/wait-for-lock.ts';
import { ask, codeOf, SoftAuthenticator } from './web.fixtures.ts';

const ORIGIN = 'https://keeper.example';
const GIVEN = 'the one of the admin';
const clock = manualClock();
const world = useWorld({ env: { SITEKEEPER_BASE_URL: `${ORIGIN}/` }, parts: { clock } });
const database = () => world().app.services.database;
let count = 0;

/** Somebody who knows the password of a user and is signed in with it. */
async function intruder() {
  const user = await world().webUser(`user${++count}`, 'operator');
  const headers = await world().signIn(user);
  const named = database().db.selectFrom('users').select('id').where('name', '=', user.name);
  const { id } = await named.executeTakeFirstOrThrow();
  const profile = (path: string, body: object) =>
    ask(world(), 'POST', `/profile${path}`, { current: user.password, ...body }, headers);
  return { ...user, id, headers, profile };
}
type Intruder = Awaited<ReturnType<typeof intruder>>;

const setByAdmin = ({ id: user_id }: Intruder) =>
  world().inPerson('set-dashboard-user-password-v1', { user_id, password: GIVEN });

async function passkey({ profile }: Intruder) {
  const { body } = await profile('/passkeys/options', {});
  const response = new SoftAuthenticator().register(body, ORIGIN);
  return () => profile('/passkeys', { name: 'Mine', response, current: undefined });
}

async function applicationPassword({ headers }: Intruder) {
  return () => world().post('add-application-password-v1', { name: 'Mine' }, { auth: '', headers });
}

async function applicationPasswordOfProgram({ name, password, headers }: Intruder) {
  const { body } = await world().post('add-application-password-v1', { name: 'First' }, { auth: '', headers });
  const auth = `Basic ${Buffer.from(`${name}:${body.application_password}`).toString('base64')}`;
  const path = '/wp-json/wp-abilities/v1/abilities/svc/add-application-password-v1/run';
  const mine = { input: { name: 'Mine' }, proof: { password } };
  // The first use of a password is noted, which is written.
  await world().get('list-tags-v1', {}, { auth });
  return () => world().request(path, { method: 'POST', auth, body: mine });
}

async function browser({ headers }: Intruder) {
  await using service = await openPushService();
  const { subscription } = service;
  await world().post('prepare-push-v1', {}, { auth: '', headers });
  return () => world().post('add-push-browser-v1', { name: 'Mine', ...subscription }, { auth: '', headers });
}

async function password({ profile }: Intruder) {
  return () => profile('/password', { password: 'one of the intruder' });
}

async function secondFactor({ profile }: Intruder) {
  const { body } = await profile('/second-factor', {});
  return () => profile('/second-factor/confirm', { code: codeOf(body.secret, clock.now()), current: undefined });
}

/** Whether the user can sign in with the new password, and who else has access. */
async function access({ id, name }: Intruder) {
  const answer = await ask(world(), 'POST', '/session', { name, password: GIVEN });
  const { db } = database();
  const keys = db.selectFrom('passkeys').select('id').where('user_id', '=', id).execute();
  const passwords = db.selectFrom('application_passwords').select('id').where('user_id', '=', id).execute();
  const browsers = db.selectFrom('channels').select('id').where('owner_id', '=', id).execute();
  return [answer.status, (await keys).length, (await passwords).length, (await browsers).length];
}

afterEach(() => {
  vi.restoreAllMocks();
});

// Each fails without requireStillSignedIn, or requireLiveSession, in its transaction.
it.each([
  ['a passkey', passkey],
  ['an application password', applicationPassword],
  ['an application password, asked for with another,', applicationPasswordOfProgram],
  ['a browser with notifications', browser],
  ['a password', password],
  ['a second factor', secondFactor],
])('%s that is on its way while an admin sets a new password is refused', async (_what, prepare) => {
  const person = await intruder();
  const change = await prepare(person);
  vi.spyOn(database(), 'write').mockImplementationOnce(async work => {
    await setByAdmin(person);
    return database().write(work);
  });
  expect(await change()).toMatchObject({ status: 401, body: { code: expect.stringMatching(/rest_not_logged_in$/) } });
  expect(await access(person)).toEqual([200, 0, 0, 0]);
});

// On PostgreSQL, a passkey stays if its transaction does not lock the user.
it.each([
  ['a passkey', passkey],
  ['an application password', applicationPassword],
  ['a browser with notifications', browser],
  ['a password', password],
])('%s that is stored while an admin sets a new password ends with the former one', async (_what, prepare) => {
  const person = await intruder();
  const change = await prepare(person);
  const [stored, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  vi.spyOn(database(), 'write').mockImplementationOnce(work =>
    database().write(async trx => {
      const done = await work(trx);
      stored.resolve();
      await end.promise;
      return done;
    }),
  );
  const changing = change();
  await stored.promise;
  const setting = setByAdmin(person);
  await endedOrWaiting(database(), setting);
  end.resolve();
  expect(await changing).toMatchObject({ status: 200 });
  expect(await setting).toMatchObject({ status: 200 });
  expect(await access(person)).toEqual([200, 0, 0, 0]);
});
