import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeWorld } from './testing/index.ts';

describe.runIf(process.env.TEST_ENGINE === 'postgres')('a process that works on jobs', () => {
  it('has the connection of its locks open before a request to a site waits for it', async () => {
    const world = await makeWorld({ worker: true });
    onTestFinished(() => world.close());
    const round = '%tried as materialized%';
    const sessions = sql`select pid from pg_stat_activity where datname = current_database() and query like ${round}`;
    const open = async () => (await sessions.execute(world.app.services.database.db)).rows;
    await expect.poll(open).toHaveLength(1);
  });
});
