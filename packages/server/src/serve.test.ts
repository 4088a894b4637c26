import { statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openApp } from './app.ts';
import { createUser, setPassword } from './features/users/index.ts';
import { serve } from './serve.ts';
import { readSettings, type Settings } from './settings.ts';
import { makeTestStore, type TestStore } from './testing/index.ts';

const silent = pino({ level: 'silent' });
let store: TestStore;
let settings: Settings;
beforeEach(async () => {
  store = await makeTestStore();
  settings = readSettings({ ...store.env, SITEKEEPER_PORT: '0' });
});
afterEach(() => store.remove());

describe('serve', () => {
  it('listens, reports whether there is a user yet, and can be started again on the same store', async () => {
    const first = await serve(settings, silent);
    expect(first.fresh).toBe(true);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    await first.close();
    await expect(fetch(`${first.url}/readyz`)).rejects.toThrow();

    const app = await openApp(settings, silent);
    const ctx = app.ctx({ kind: 'system', name: 'test' });
    await createUser(ctx, { name: 'anna', role: 'admin', passwordName: 'test' });
    await app.close();
    const second = await serve(settings, silent);
    expect(second.fresh).toBe(false);
    await second.close();
  });

  it('creates a data folder that only its own user can read', async () => {
    const dataFolder = join(store.folder, 'new', 'data');
    const server = await serve(
      readSettings({ ...store.env, SITEKEEPER_DATA: dataFolder, SITEKEEPER_PORT: '0' }),
      silent,
    );
    await server.close();
    expect(statSync(dataFolder).mode & 0o777).toBe(0o700);
  });

  it('leaves nothing open when it cannot listen', async () => {
    const taken = createServer();
    const port = await new Promise<number>(resolve => {
      taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port));
    });
    await expect(serve({ ...settings, port }, silent)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    taken.close();
    const after = await serve(settings, silent); // the store and the worker lock are free
    await after.close();
  });

  it('does not start with an invalid list of trusted proxies, or with the wrong master key', async () => {
    await expect(serve({ ...settings, trustProxy: 'nonsense' }, silent)).rejects.toThrow();
    await (await serve(settings, silent)).close();
    const masterKey = Buffer.alloc(32, 1).toString('base64');
    await expect(serve({ ...settings, masterKey }, silent)).rejects.toThrow('The master key does not fit');
  });
});

it('an app hashes passwords at the recommended cost by default', async () => {
  const app = await openApp(settings, silent);
  const ctx = app.ctx({ kind: 'system', name: 'test' });
  const { user } = await createUser(ctx, { name: 'anna', role: 'admin', passwordName: 'test' });
  const { id } = await ctx.database.db
    .selectFrom('users')
    .select('id')
    .where('name', '=', user)
    .executeTakeFirstOrThrow();
  await setPassword(ctx, id, 'correct horse battery');
  const row = await ctx.database.db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow();
  expect(row.password_hash).toMatch(/^scrypt\$32768\$8\$3\$/);
  await app.close();
});

it('an app that is closed while it becomes the worker starts no work', async () => {
  const app = await openApp(settings, silent);
  app.startWorker();
  await app.close();
  const next = await openApp(settings, silent);
  next.startWorker();
  expect(next.working()).toBe(true); // the lock was given back
  await next.close();
});
