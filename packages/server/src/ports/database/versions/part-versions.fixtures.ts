import { afterAll, beforeAll } from 'vitest';
import { makeWorld, type World } from '../../../testing/index.ts';
import type { Database, StorePart, Trx } from '../port.ts';

export const PARTS: readonly StorePart[] = ['sites', 'updates', 'findings', 'clients', 'costs', 'deleted_events'];

/** In a file: a store with three sites, and a second connection to it that changes it. */
export function useParts() {
  let world: World;
  let other: Database;
  beforeAll(async () => {
    world = await makeWorld({ seeded: true, sites: 3 });
    other = world.store.open();
  });
  afterAll(async () => {
    await other.close();
    await world.close();
  });
  const database = () => world.app.services.database;
  const versions = () => Promise.all(PARTS.map(part => database().version(part)));
  return {
    database,
    other: () => other,
    site: (place = 0) => world.siteIds[place] as number,
    /** The parts that a transaction of another connection changes. */
    async changedBy(work: (trx: Trx) => Promise<unknown>): Promise<StorePart[]> {
      const before = await versions();
      await other.write(work);
      const after = await versions();
      return PARTS.filter((_, place) => before[place] !== after[place]);
    },
  };
}

export const insertSomeClient = (trx: Trx) =>
  trx
    .insertInto('clients')
    .values({ name: 'C', name_key: 'c', search_text: 'c', status: 'active', created_at: 1, updated_at: 1 } as never)
    .returning('id')
    .executeTakeFirstOrThrow();

export const insertSomeTag = (name: string) => (trx: Trx) =>
  trx
    .insertInto('tags')
    .values({ name, name_key: name.toLowerCase(), color: null })
    .returning('id')
    .executeTakeFirstOrThrow();
