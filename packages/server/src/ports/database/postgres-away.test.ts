import { findFreePort } from '@sitekeeper/child-simulator';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { processFaultOf } from '../../kernel/process/process-fault.ts';
import { openPostgres } from './postgres.ts';

const SERVER = process.env.TEST_DATABASE_URL ?? '';

describe.runIf(process.env.TEST_ENGINE === 'postgres')('losing PostgreSQL', () => {
  it('is reported as unavailable storage if it cannot be reached', async () => {
    const database = openPostgres(`postgres://postgres@127.0.0.1:${await findFreePort(1)}/postgres`);
    const failed = await database.ping().catch(error => error);
    expect(processFaultOf(failed)).toBe('storage_unavailable');
    await database.close();
  });

  // Fails without the listener at the client: the process ends.
  it('between two queries of a transaction fails that transaction only', async () => {
    const database = openPostgres(SERVER);
    const failed = await database
      .write(async trx => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
        await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
        await expect
          .poll(() =>
            sql`select 1`.execute(trx).then(
              () => 'answers',
              error => processFaultOf(error),
            ),
          )
          .toBe('storage_unavailable');
      })
      .catch(error => error);
    expect(processFaultOf(failed)).toBe('storage_unavailable');
    await database.ping();
    await database.close();
  });

  // Fails if the code of the error alone counts: a fault of ours looked like a database that is away.
  it('is not what a statement with too many parameters is reported as', async () => {
    const database = openPostgres(SERVER);
    const ids = Array.from({ length: 66_000 }, (_, id) => id);
    const query = sql`select 1 where 1 in (${sql.join(ids)})`.execute(database.db);
    const failed = await query.then(
      () => 'answered',
      error => error,
    );
    expect(failed).toMatchObject({ code: '08P01' });
    expect(processFaultOf(failed)).toBeUndefined();
    await database.close();
  });
});
