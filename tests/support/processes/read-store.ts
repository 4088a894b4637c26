import { type StoredMessage, selectMessages, type TestStore } from '@sitekeeper/server/testing';

type Db = ReturnType<TestStore['open']>['db'];

/** Reads a store that no process needs to have open. */
export async function readStore<T>(store: TestStore, read: (db: Db) => Promise<T>): Promise<T> {
  const database = store.open();
  try {
    return await read(database.db);
  } finally {
    await database.close();
  }
}

/** The messages in the queue of such a store that are not completed. */
export async function readMessages<T>(store: TestStore, read: (messages: StoredMessage[]) => T): Promise<T> {
  const database = store.open();
  try {
    return read(await selectMessages(database));
  } finally {
    await database.close();
  }
}
