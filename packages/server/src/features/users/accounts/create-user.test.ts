import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ctx, Role } from '../../../kernel/context.ts';
import { makeWorld, type World } from '../../../testing/index.ts';
import { createUser, selectUserCount, verifyApplicationPassword } from '../index.ts';

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
