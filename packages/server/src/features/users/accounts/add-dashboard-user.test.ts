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

  it.each([
    ['Persian', 'می\u200cخواهم'],
    ['Hindi', 'क्\u200dष'],
    ['Hindi with its letters apart', 'क्\u200cष'],
    ['Bengali', 'র\u200d্যাব'],
    ['Malayalam, at its end', 'അവന്\u200d'],
    ['with a joined emoji', 'anna👩\u200d❤\ufe0f\u200d👩'],
  ])('accepts the joiners of a name in %s', async (_in, name) => {
    const { status, body } = await world.inPerson('add-dashboard-user-v1', { name, role: 'viewer' });
    expect([status, body.name]).toEqual([200, name.normalize('NFC')]);
    const made = await world.inPerson('add-application-password-v1', { user_id: body.id, name: 'laptop' });
    const auth = basic(name, made.body.application_password);
    expect((await world.get('list-sites-v1', {}, { auth })).status).toBe(200);
  });

  it.each([
    ['between Latin letters', 'an\u200dna'],
    ['between Latin letters, not joining', 'an\u200cna'],
    ['at the end', 'می\u200c'],
    ['after a letter that joins nothing', 'د\u200cم'],
    ['before a letter that is not joined', 'می\u200cء'],
    ['between other letters of that script', 'می\u200dخواهم'],
    ['twice', 'می\u200c\u200cخواهم'],
    ['after a letter without virama', 'क\u200dष'],
    ['after a virama without letter', '्\u200dष'],
    ['between emoji that are no joined one', '🍏\u200d🍎'],
    ['as a selector of its own', '❤\ufe0f'],
  ])('rejects a joiner that nobody sees: %s', async (_where, name) => {
    expect((await world.inPerson('add-dashboard-user-v1', { name, role: 'viewer' })).body.code).toBe(
      'svc_invalid_input',
    );
  });

  it.each([
    ['decomposed', 'J\u00f6rg', 'Jo\u0308rg'],
    ['of another width', 'Hana', 'Ｈａｎａ'],
  ])('takes a name that is spelled %s for the same one', async (_how, name, other) => {
    const { body } = await world.inPerson('add-dashboard-user-v1', { name, role: 'viewer' });
    const again = await world.inPerson('add-dashboard-user-v1', { name: other, role: 'viewer' });
    expect([again.status, again.body.code]).toEqual([409, 'svc_already_exists']);
    const made = await world.inPerson('add-application-password-v1', { user_id: body.id, name: 'laptop' });
    for (const spelled of [name, other, other.toUpperCase()]) {
      const auth = basic(spelled, made.body.application_password);
      expect((await world.get('list-sites-v1', {}, { auth })).status, spelled).toBe(200);
    }
  });

  it('stores a name composed', async () => {
    const { body } = await world.inPerson('add-dashboard-user-v1', { name: 'Zoe\u0308', role: 'viewer' });
    expect(body.name).toBe('Zo\u00eb');
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
