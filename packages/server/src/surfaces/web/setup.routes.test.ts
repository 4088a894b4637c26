import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { RECOMMENDED_COST } from '../../kernel/password-cost.ts';
import { makeWorld, type World } from '../../testing/index.ts';
import { ask, MARK } from './web.fixtures.ts';

const freshWorld = async (parts = {}) => {
  const made = await makeWorld({ env: { SITEKEEPER_FAILED_LOGINS_PER_MINUTE: '10' }, parts });
  await made.app.services.database.write(trx => trx.deleteFrom('users').execute());
  return made;
};

let world: World;
beforeEach(async () => {
  world = await freshWorld();
});
afterEach(() => world.close());

const admin = { name: 'anna', password: 'quite a long one' };

describe('set-up', () => {
  it('creates the first admin with the code from the terminal, however typed, and signs in', async () => {
    expect(await ask(world, 'GET', '/setup')).toMatchObject({ status: 200, body: { needed: true } });
    const code = ` ${world.app.setupCode.toLowerCase().replaceAll('-', ' ')} `;
    const { status, headers, body } = await ask(world, 'POST', '/setup', { ...admin, code });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ name: 'anna', role: 'admin' });
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(await ask(world, 'GET', '/session', undefined, { ...MARK, cookie })).toMatchObject({ status: 200 });
    await world.signIn(admin);
  });

  it('is refused once a user exists, even with the right code', async () => {
    const given = { ...admin, code: world.app.setupCode };
    await ask(world, 'POST', '/setup', given);
    for (const again of [given, { ...given, name: 'bert' }, { ...given, code: 'x' }, {}]) {
      expect(await ask(world, 'POST', '/setup', again)).toMatchObject({ status: 404 });
    }
    expect(await ask(world, 'GET', '/setup')).toMatchObject({ status: 404 });
  });

  it('creates only one admin when two requests arrive at the same time', async () => {
    // All three are let in while their passwords are worked on: those cost what they cost on servers.
    const slow = await freshWorld({ passwordCost: RECOMMENDED_COST });
    onTestFinished(() => slow.close());
    const { setupCode: code } = slow.app;
    const names = ['anna', 'bert', 'cleo'];
    const answers = await Promise.all(names.map(name => ask(slow, 'POST', '/setup', { ...admin, name, code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { db } = slow.app.services.database;
    expect(await db.selectFrom('users').select('role').execute()).toEqual([{ role: 'admin' }]);
  });

  it('refuses a wrong code and slows down guessing, but never delays the right code', async () => {
    for (let n = 0; n < 10; n++) {
      const answer = await ask(world, 'POST', '/setup', { ...admin, code: `ABCD-EFGH-JKLM-NP2${n}` });
      expect(answer).toMatchObject({ status: 403, body: { code: 'svc_permission_denied' } });
    }
    const guess = { ...admin, code: 'ABCD-EFGH-JKLM-NPQR' };
    expect(await ask(world, 'POST', '/setup', guess)).toMatchObject({ status: 429 });
    expect(await world.app.services.database.db.selectFrom('users').selectAll().execute()).toEqual([]);
    const right = { ...admin, code: world.app.setupCode };
    expect(await ask(world, 'POST', '/setup', right)).toMatchObject({ status: 200 });
  });

  it('refuses a weak password and an unusable name, and stays open', async () => {
    const given = { ...admin, code: world.app.setupCode };
    const weak = await ask(world, 'POST', '/setup', { ...given, password: 'anna anna anna' });
    expect(weak.body.data.errors).toEqual([expect.objectContaining({ path: 'input.password' })]);
    const common = await ask(world, 'POST', '/setup', { ...given, password: 'Iloveyou1234' });
    expect(common.body.message).toBe('The password must not be a common password, even with digits around it.');
    expect(await ask(world, 'POST', '/setup', { ...given, name: 'an na' })).toMatchObject({ status: 400 });
    expect(await ask(world, 'GET', '/setup')).toMatchObject({ status: 200 });
  });
});
