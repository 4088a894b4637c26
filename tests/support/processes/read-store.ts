import type { TestStore } from '@sitekeeper/server/testing';

type Db = ReturnType<TestStore['open']>['db'];

/** Looks into a store that no process need have open. */
export async function readStore<T>(store: TestStore, read: (db: Db) => Promise<T>): Promise<T> {
  const database = store.open();
  try {
    return await read(database.db);
  } finally {
    await database.close();
  }
}
