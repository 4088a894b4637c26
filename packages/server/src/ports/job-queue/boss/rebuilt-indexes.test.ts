import { sql } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import { copyTestStore } from '../../../testing/index.ts';
import { systemClock } from '../../clock/system-clock.ts';
import { pgBossQueue } from './pg-boss-queue.ts';

const MESSAGES = 60_000;

// Seen to fail where it is waited for: a worker took no work until the backup was made.
it.runIf(process.env.TEST_ENGINE === 'postgres')(
  'messages are handed out while pg-boss waits to rebuild an index until a backup is made',
  async () => {
    const store = await copyTestStore();
    const database = store.open();
    const { db } = database;
    const options = { clock: systemClock, queues: ['work'], superviseMs: 0 };
    const queue = await pgBossQueue(database, { ...options, witness: { note() {}, reliable: () => true } });
    await sql`insert into pgboss_public.job (name) select 'work' from generate_series(1, ${MESSAGES})`.execute(db);
    await sql`delete from pgboss_public.job`.execute(db);
    await sql`vacuum analyze pgboss_public.job`.execute(db);
    await sql`update pgboss_public.version set reindex_on = null`.execute(db);
    await database.write(trx => queue.send(trx, 'work', [{ body: 'waits' }]));

    const backup = new pg.Client(store.env.DATABASE_URL);
    await backup.connect();
    await backup.query('begin isolation level repeatable read');
    await backup.query('select 1');
    const rebuilding = async () => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
        where datname = current_database() and query like 'REINDEX %' and state = 'active'`.execute(db);
      return rows[0]?.count;
    };
    expect(await queue.claimSuspects(['work'], 1, true)).toEqual([]);
    expect(await queue.claim('work', 1)).toMatchObject([{ body: 'waits' }]);
    await expect.poll(rebuilding).toBe(1);
    await backup.query('rollback');
    await expect.poll(rebuilding).toBe(0);

    await backup.end();
    await queue.close();
    await database.close();
    await store.remove();
  },
);
