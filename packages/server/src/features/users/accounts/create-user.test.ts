import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ctx, Role } from '../../../kernel/context.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { makeWorld, type World } from '../../../testing/index.ts';
import { endedOrWaiting, uncommitted } from '../../../testing/wait-for-lock.ts';
import { createUser, selectUserCount, verifyApplicationPassword } from '../index.ts';
import { deleteUserRow, insertUser, setRole } from '../user.store.ts';

let world: World;
let ctx: Ctx;
beforeAll(async () => {
  world = await makeWorld();
  ctx = world.app.ctx({ kind: 'system', name: 'cli' });
});
afterAll(() => world.close());

const create = (name: string, role: Role = 'operator') => createUser(ctx, { name, role, passwordName: 'laptop' });
const verify = (name: string, password: string) => verifyApplicationPassword(world.app.services, name, password);

it('creates a user who can authenticate with the application password, whatever the case of the name', async () => {
  const made = await create(' Otto ');
  expect(made).toEqual({
    id: expect.any(Number),
    user: 'Otto',
    application_password: expect.stringMatching(/^(?:[A-Za-z]{4} ){5}[A-Za-z]{4}$/),
    created: true,
  });
  const id = expect.any(Number);
  const actor = { kind: 'user', id, name: 'Otto', role: 'operator', applicationPassword: id };
  expect(await verify('otto', made.application_password)).toEqual(actor);
  expect(await verify('OTTO', made.application_password.replaceAll(' ', ''))).toEqual(actor);
  expect(await verify('otto', `${made.application_password}x`)).toBeUndefined();
  expect(await verify('otto', '')).toBeUndefined();
  expect(await verify('nobody', made.application_password)).toBeUndefined();
});

it('gives an existing user the role and one more password, and keeps the first password valid', async () => {
  const first = await create('vera', 'viewer');
  const before = await selectUserCount(world.app.services.database.db);
  const second = await create('VERA', 'admin');
  expect(second.created).toBe(false);
  expect(await selectUserCount(world.app.services.database.db)).toBe(before);
  for (const { application_password } of [first, second]) {
    expect(await verify('vera', application_password)).toMatchObject({ name: 'vera', role: 'admin' });
  }
});

it('logs and tells that an existing user gets another role', async () => {
  const { id } = await create('paul', 'viewer');
  await create('paul', 'viewer');
  await create('paul', 'admin');
  const { db } = world.app.services.database;
  const logged = db.selectFrom('audit_log').select('action').where('subject', '=', `user:${id}`).orderBy('id');
  expect((await logged.execute()).map(({ action }) => action)).toEqual([
    'user.added',
    'user.password_added',
    'user.role_changed',
    'user.password_added',
  ]);
  const told = await db.selectFrom('events').select('data_json').where('type', '=', 'user.role_changed').execute();
  expect(told.map(({ data_json }) => JSON.parse(data_json))).toContainEqual(
    expect.objectContaining({ user_id: id, name: 'paul', from: 'viewer', to: 'admin', by: 'system:cli' }),
  );
});

// On PostgreSQL, it fails if the user is not locked.
it('makes an admin of a user to whom somebody has just given another role', async () => {
  const { database } = world.app.services;
  const { id } = await create('mary', 'admin');
  const commit = await uncommitted(database, trx => setRole(trx, id, 'viewer'));
  const creating = create('mary', 'admin');
  await endedOrWaiting(database, creating);
  await commit();
  await creating;
  const stored = database.db.selectFrom('users').select('role').where('id', '=', id);
  expect(await stored.executeTakeFirst()).toEqual({ role: 'admin' });
});

it.each([
  ['has just deleted the user', true, (trx: Trx, { id }: { id: number }) => deleteUserRow(trx, id)],
  ['has just deleted and added the user', false, deleteAndAdd],
])('begins after somebody else %s', async (_what, created, change) => {
  const { database } = world.app.services;
  const before = await create('nora', 'viewer');
  const commit = await uncommitted(database, trx => change(trx, before));
  const creating = create('nora', 'admin');
  await endedOrWaiting(database, creating);
  await commit();
  const made = await creating;
  expect([made.created, made.id === before.id]).toEqual([created, false]);
  expect(await verify('nora', made.application_password)).toMatchObject({ name: 'nora', role: 'admin' });
});

async function deleteAndAdd(trx: Trx, { id, user: name }: { id: number; user: string }) {
  await deleteUserRow(trx, id);
  await insertUser(trx, { name, role: 'viewer', now: 0 });
}

it('stores only the hash of a password, and nothing of it in the audit log', async () => {
  const { application_password } = await create('hidden');
  const { db } = world.app.services.database;
  const stored = JSON.stringify([
    await db.selectFrom('users').selectAll().execute(),
    await db.selectFrom('application_passwords').selectAll().execute(),
    await db.selectFrom('audit_log').selectAll().execute(),
  ]);
  expect(stored).toContain('user.added');
  expect(stored).not.toContain(application_password);
  expect(stored).not.toContain(application_password.replaceAll(' ', ''));
});

it.each(['', ' ', 'with blank', 'with:colon', 'x'.repeat(61), 'line\nbreak'])('rejects a user named %j', async name => {
  await expect(create(name)).rejects.toMatchObject({ code: 'invalid_input', status: 400 });
});
