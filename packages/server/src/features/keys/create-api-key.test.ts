import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ctx } from '../../kernel/context.ts';
import { eventTypes } from '../../testing/fixtures.ts';
import { makeWorld, type World } from '../../testing/index.ts';
import { createApiKey, isRestApiOn, type KeyPermission, verifyApiKey } from './index.ts';

let world: World;
let ctx: Ctx;
beforeAll(async () => {
  world = await makeWorld({ keyless: true });
  ctx = world.app.ctx({ kind: 'system', name: 'cli' });
});
afterAll(() => world.close());

const HERE = { address: '127.0.0.1' };
const create = (name: string, ...permissions: KeyPermission[]) => createApiKey(ctx, { name, permissions });

it('makes keys with the scopes asked for; the token proves the key', async () => {
  expect(await isRestApiOn(world.app.services)).toBe(false);
  for (const permissions of [['read'], ['write'], ['read', 'write']] as const) {
    const made = await create(` nightly `, ...permissions);
    expect(made).toMatchObject({
      name: 'nightly',
      permissions,
      token: expect.stringMatching(/^sk_[A-Za-z0-9_-]{43}$/),
    });
    const [read, write] = [permissions.some(p => p === 'read'), permissions.some(p => p === 'write')];
    expect(await verifyApiKey(world.app.services, made.token, HERE)).toEqual({
      kind: 'key',
      id: made.id,
      name: 'nightly',
      read,
      write,
    });
  }
  expect(await isRestApiOn(world.app.services)).toBe(true);
  expect(await eventTypes(world)).toEqual(['key.created', 'key.created', 'key.created']);
});

it('refuses a wrong token and the token of a disabled key', async () => {
  const { id, token } = await create('short-lived', 'read');
  for (const other of ['', 'sk_', token.slice(0, -1), `${token}=`, token.toUpperCase(), ` ${token}`]) {
    expect(await verifyApiKey(world.app.services, other, HERE), other).toBeUndefined();
  }
  const disable = { enabled: 0 };
  await world.app.services.database.write(trx =>
    trx.updateTable('api_keys').set(disable).where('id', '=', id).execute(),
  );
  expect(await verifyApiKey(world.app.services, token, HERE)).toBeUndefined();
});

it('requires a name and a permission', async () => {
  await expect(create(' ', 'read')).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(create('useless')).rejects.toMatchObject({ code: 'invalid_input' });
});

it('stores only the hash of a token, and nothing of it in the audit log', async () => {
  const { token } = await create('hidden', 'read');
  const { db } = world.app.services.database;
  const keys = await db.selectFrom('api_keys').selectAll().execute();
  const audit = await db.selectFrom('audit_log').selectAll().execute();
  expect(JSON.stringify([keys, audit])).toContain('key.added');
  expect(JSON.stringify([keys, audit])).not.toContain(token.slice(3));
});
