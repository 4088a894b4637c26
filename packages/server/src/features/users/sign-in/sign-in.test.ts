import { expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import { endedOrWaiting } from '../../../testing/wait-for-lock.ts';
import { SETUP } from '../../../testing/world.ts';
import { verifySession } from '../../sessions/index.ts';
import { setPasswordHash } from '../passwords/password.store.ts';
import { hashPassword } from '../passwords/password.ts';
import { setPassword } from '../passwords/set-password.ts';
import { startProvedSession, verifyPassword } from './sign-in.ts';

const world = useWorld();
const browser = { address: '203.0.113.1', userAgent: undefined };

// Fails on PostgreSQL if the row of the user is not locked: the session outlives the old password, which is stored again.
it('who signs in with the old password while a new one is set is signed out, and the new one stays', async () => {
  const { services } = world().app;
  const { database, passwordCost } = services;
  const { name, password } = await world().webUser('vera', 'viewer');
  const known = await verifyPassword(services, name, password);
  if (known === undefined) throw new Error('the password is not the one of the user');
  // Of an older release: it is hashed again when the user signs in.
  const older = await hashPassword(password, { ...passwordCost, N: passwordCost.N * 2 });
  await database.write(trx => setPasswordHash(trx, known.id, older));
  const [looked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const within = async () => {
    looked.resolve();
    await goOn.promise;
    return true;
  };
  const proof = { browser, how: 'password', password, known: { ...known, password_hash: older }, within };
  const signingIn = startProvedSession(services, known, proof);
  await looked.promise;
  const setting = setPassword(world().app.ctx(SETUP), known.id, 'another long one');
  await endedOrWaiting(database, setting);
  goOn.resolve();
  const [{ token }] = await Promise.all([signingIn, setting]);
  expect(await verifySession(services, token)).toBeUndefined();
  expect(await verifyPassword(services, name, password)).toBeUndefined();
  expect(await verifyPassword(services, name, 'another long one')).toMatchObject({ id: known.id });
});
