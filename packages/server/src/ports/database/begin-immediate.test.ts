import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeTestStore, type TestStore } from '../../testing/index.ts';
import { beginImmediate } from './begin-immediate.ts';

let store: TestStore;
let files: readonly [DatabaseSync, DatabaseSync];
beforeEach(async () => {
  store = await makeTestStore();
  const open = () => new DatabaseSync(`${store.folder}/locks.db`);
  files = [open(), open()];
  files[0].exec('pragma journal_mode = wal');
});
afterEach(async () => {
  for (const file of files) file.close();
  await store.remove();
});

it('takes the lock once its holder has released it', async () => {
  const [other, mine] = files;
  await beginImmediate(other);
  const taken = beginImmediate(mine).then(() => mine.isTransaction);
  expect(mine.isTransaction).toBe(false);
  other.exec('commit');
  expect(await taken).toBe(true);
});

it('gives up when another process keeps the lock, and reports that the store is busy', async () => {
  const [other, mine] = files;
  await beginImmediate(other);
  await expect(beginImmediate(mine, 5)).rejects.toMatchObject({ code: 'ERR_SQLITE_ERROR', errcode: 5 });
});

it('passes on every other error at once', async () => {
  const [, mine] = files;
  await beginImmediate(mine);
  await expect(beginImmediate(mine)).rejects.toThrow('within a transaction');
});
