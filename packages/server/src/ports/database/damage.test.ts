import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { makeTestStore } from '../../testing/index.ts';
import { checkLater } from './check-later.ts';
import { openSqlite } from './sqlite.ts';

const EMBEDDED = process.env.TEST_ENGINE !== 'postgres';

async function damagedStore() {
  const store = await makeTestStore();
  const whole = store.open();
  await whole.migrate();
  await whole.close();
  const path = join(store.folder, 'damaged.db');
  copyFileSync(join(store.folder, 'sitekeeper.db'), path);
  const file = new DatabaseSync(path);
  const { page } = file.prepare(`select rootpage as page from sqlite_schema where name = 'tags'`).get() as {
    page: number;
  };
  file.close();
  writeFileSync(path, readFileSync(path).fill(0xa5, (page - 1) * 4096, page * 4096));
  return { path, store };
}

// Fails without demandNone in sqlite-statements.ts: what lies on other pages is served, and written.
it.runIf(EMBEDDED)('a store found damaged during use is no longer read or written', async () => {
  const { path, store } = await damagedStore();
  const database = openSqlite(path);
  expect(await database.db.selectFrom('clients').selectAll().execute()).toEqual([]);
  const found = await database.db
    .selectFrom('tags')
    .selectAll()
    .execute()
    .catch(error => error);
  expect(found).toMatchObject({ code: 'ERR_SQLITE_ERROR', errcode: 11 });
  await expect(database.db.selectFrom('meta').selectAll().execute()).rejects.toBe(found);
  await expect(database.write(trx => trx.deleteFrom('meta').execute())).rejects.toBe(found);
  await expect(database.ping()).rejects.toBe(found);
  await expect(database.probe()).rejects.toBe(found);
  await database.close();
  await store.remove();
});

it.runIf(EMBEDDED)('a store too large to be checked at once is checked in a process of its own', async () => {
  const { path, store } = await damagedStore();
  const told = Promise.withResolvers<Error>();
  checkLater(path, told.resolve, { larger: 0 });
  expect((await told.promise).message).toMatch(/damaged\.db is damaged/);
  await store.remove();
});

// Fails without mayWrite in sqlite.ts: what is written before the damage is known may be written into other rows.
it.runIf(EMBEDDED)(
  'a store that is checked in a process of its own is not written to before it has been found intact',
  async () => {
    const { path, store } = await damagedStore();
    const before = readFileSync(path);
    const database = openSqlite(path, { larger: 0 });
    const write = database.write(trx => trx.insertInto('meta').values({ key: 'a', value: 'b' }).execute());
    await expect(write).rejects.toMatchObject({ code: 'STORE_DAMAGED' });
    await database.close();
    expect(readFileSync(path).equals(before)).toBe(true);
    await store.remove();
  },
);

// Fails if the check doesn't keep the process alive: Node ends one that only waits for a promise.
it.runIf(EMBEDDED)('a program that only writes waits for the check', async () => {
  const store = await makeTestStore();
  const path = join(store.folder, 'sitekeeper.db');
  const program = `import { openSqlite } from '${import.meta.dirname}/sqlite.ts';
    const database = openSqlite('${path}', { larger: 0 });
    await database.migrate();
    await database.write(trx => trx.insertInto('meta').values({ key: 'a', value: 'b' }).execute());
    await database.close();`;
  const args = ['--no-warnings', '--input-type=module', '-e', program];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  await store.remove();
});

it.runIf(EMBEDDED)(
  'an intact store is written to as soon as the check in a process of its own has finished',
  async () => {
    const store = await makeTestStore();
    const database = openSqlite(join(store.folder, 'sitekeeper.db'), { larger: 0 });
    await database.migrate();
    await database.write(trx => trx.insertInto('meta').values({ key: 'a', value: 'b' }).execute());
    expect(await database.db.selectFrom('meta').select('value').where('key', '=', 'a').execute()).toEqual([
      { value: 'b' },
    ]);
    await database.close();
    await store.remove();
  },
);
