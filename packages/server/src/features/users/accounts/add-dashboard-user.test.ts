import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basic, makeWorld, type World } from '../../../testing/index.ts';
import { uncommitted, waitForLock } from '../../../testing/wait-for-lock.ts';
import { insertUser } from '../user.store.ts';

describe('adding a user of the dashboard', () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld();
  });
  afterAll(() => world.close());

  it('lets the new user authenticate with an application password and act by role', async () => {
    const { body } = await world.inPerson('add-dashboard-user-v1', { name: 'anna', role: 'viewer' });
    expect(body).toMatchObject({ name: 'anna', role: 'viewer', application_passwords: 0 });
    const made = await world.inPerson('add-application-password-v1', { user_id: body.id, name: 'laptop' });
    const auth = basic('anna', made.body.application_password);
    expect((await world.get('list-sites-v1', {}, { auth })).status).toBe(200);
    expect((await world.post('add-tag-v1', { name: 't' }, { auth })).status).toBe(403);
  });

  it('rejects taken and invalid names', async () => {
    await world.inPerson('add-dashboard-user-v1', { name: 'bert', role: 'viewer' });
    const again = await world.inPerson('add-dashboard-user-v1', { name: 'BERT', role: 'admin' });
    expect([again.status, again.body.code]).toEqual([409, 'svc_already_exists']);
    for (const name of ['', ' ', 'a b', 'a:b', 'x'.repeat(61)]) {
      expect((await world.inPerson('add-dashboard-user-v1', { name, role: 'viewer' })).status).toBe(400);
    }
    expect((await world.inPerson('add-dashboard-user-v1', { name: 'c', role: 'root' })).status).toBe(400);
  });

  it('rejects a name that somebody else has just taken', async () => {
    const { database } = world.app.services;
    const taken = { name: 'Carla', role: 'viewer', now: 0 } as const;
    const commit = await uncommitted(database, trx => insertUser(trx, taken));
    const adding = world.inPerson('add-dashboard-user-v1', { name: 'carla', role: 'admin' });
    await waitForLock(database);
    await commit();
    const { status, body } = await adding;
    expect([status, body.code]).toEqual([409, 'svc_already_exists']);
  });

  it('is refused to operators and to API keys of any scope', async () => {
    const auths = [await world.user('op', 'operator'), await world.key('read', 'write')];
    for (const auth of auths) {
      const { status, body } = await world.post('add-dashboard-user-v1', { name: 'evil', role: 'admin' }, { auth });
      expect([status, body.code]).toEqual([403, 'svc_permission_denied']);
    }
    expect((await world.get('list-dashboard-users-v1', { search: 'evil' })).body.total).toBe(0);
  });
});
