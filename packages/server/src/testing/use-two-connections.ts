import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../ports/database/port.ts';
import { copyTestStore, type TestStore } from './index.ts';

/** In a file or a group of tests: one store, opened twice, as by two processes. */
export function useTwoConnections() {
  let store: TestStore;
  let database: Database;
  let other: Database;
  beforeAll(async () => {
    store = await copyTestStore();
    database = store.open();
    other = store.open();
  });
  afterAll(async () => {
    await Promise.all([database.close(), other.close()]);
    await store.remove();
  });
  return { database: () => database, other: () => other };
}
