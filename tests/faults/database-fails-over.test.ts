import { makeTestStore, storeSite, type World } from '@sitekeeper/server/testing';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startOwnPostgres } from '../support/processes/own-postgres.ts';

/* A standby that takes over may lack the last changes. Counted up from there, versions would come back with other content. */
describe.runIf(process.env.TEST_ENGINE === 'postgres')('a database that fails over to another server', () => {
  it('gives the store and its parts no version that they have had before', async () => {
    const postgres = await startOwnPostgres();
    onTestFinished(() => postgres.remove());
    const store = await makeTestStore('postgres', postgres.url);
    const database = store.open();
    onTestFinished(() => database.close());
    await database.migrate();
    await storeSite({ app: { services: { database } } } as World, { url: 'https://example.com/' });
    const read = sql`select 1`.compile(database.db);
    const versions = async () => {
      const together = await database.versionWith?.([read]);
      return [await database.version(), await database.version('sites'), together?.version, together?.parts.sites];
    };
    const [whole, part, ...together] = await versions();
    expect(together).toEqual([whole, part]);
    await postgres.crashAndStart();
    const [wholeAfter, partAfter, ...togetherAfter] = await versions();
    expect(togetherAfter).toEqual([wholeAfter, partAfter]);
    expect(wholeAfter).not.toBe(whole);
    expect(partAfter).not.toBe(part);
  });
});
