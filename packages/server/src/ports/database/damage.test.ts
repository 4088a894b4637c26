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

it.runIf(EMBEDDED)('a store too large to be checked at startup is checked in a thread', async () => {
  const { path, store } = await damagedStore();
  const told = Promise.withResolvers<Error>();
  checkLater(path, told.resolve, 0);
  expect((await told.promise).message).toMatch(/damaged\.db is damaged/);
  await store.remove();
});
