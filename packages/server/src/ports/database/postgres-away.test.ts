import { Socket } from 'node:net';
import { findFreePort } from '@sitekeeper/child-simulator';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isOfStatement, processFaultOf } from '../../kernel/process/process-fault.ts';
import { silentWayTo } from '../../testing/silent-way.ts';
import { openInOneTransaction } from './one-transaction.ts';
import { connectApart, openPostgres } from './postgres.ts';
import { postgresSnapshot } from './postgres-snapshot.ts';

const SERVER = process.env.TEST_DATABASE_URL ?? '';

afterEach(() => vi.restoreAllMocks());

describe.runIf(process.env.TEST_ENGINE === 'postgres')('losing PostgreSQL', () => {
  it('is reported as unavailable storage if it cannot be reached', async () => {
    const database = openPostgres(`postgres://postgres@127.0.0.1:${await findFreePort(1)}/postgres`);
    const failed = await database.ping().catch(error => error);
    expect(processFaultOf(failed)).toBe('storage_unavailable');
    await database.close();
  });

  // Connections in use stay open when the password is changed: what goes wrong then is no fault of a site.
  it('is reported as unavailable storage if the login is refused, or the database is gone', async () => {
    const refused = new URL(SERVER);
    refused.pathname = '/no_such_database';
    const database = openPostgres(refused.href);
    const failed = await database.ping().catch(error => error);
    expect(failed).toMatchObject({ code: '3D000' });
    expect(processFaultOf(failed)).toBe('storage_unavailable');
    await database.close();
    for (const code of ['28000', '28P01'])
      expect(processFaultOf(Object.assign(new Error('refused'), { code, severity: 'FATAL' }))).toBe(
        'storage_unavailable',
      );
  });

  // Seen without: a machine that loses its power sends nothing more, and a query that had reached it waits for ever.
  it('is noticed by asking the machine of an open connection whether it is there', async () => {
    const asked = vi.spyOn(Socket.prototype, 'setKeepAlive');
    const database = openPostgres(SERVER);
    await database.ping();
    expect(asked).toHaveBeenCalledWith(true, 10_000);
    await database.close();
    asked.mockClear();
    await (await postgresSnapshot(SERVER)).close();
    await (await openInOneTransaction(SERVER)).close();
    expect(asked.mock.calls).toEqual([
      [true, 10_000],
      [true, 10_000],
    ]);
  });

  // Seen without, on a machine cut off by the network: a query that was sent later waited for a quarter of an hour.
  it('without a word is noticed where a query waits that the server does not work on', async () => {
    const way = await silentWayTo(SERVER);
    const database = openPostgres(way.url, { connections: 1, lookMs: 200 });
    await sql`select pg_sleep(0.7)`.execute(database.db); // on this one it works, so it is waited for
    way.fallSilent();
    const failed = await database.ping().catch(error => error);
    expect(processFaultOf(failed)).toBe('storage_unavailable');
    await database.ping();
    await database.close();
    way.close();
  });

  // Seen without: backups, restores and moves waited for a quarter of an hour.
  it('without a word is noticed on a connection outside of the pool, too', async () => {
    const way = await silentWayTo(SERVER);
    const client = await connectApart(way.url, 200);
    await client.query('select pg_sleep(0.7)');
    way.fallSilent();
    const failed = await client.query('select 1').catch(error => error);
    expect(processFaultOf(failed)).toBe('storage_unavailable');
    await client.end();
    way.close();
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

  // A role or a database may have a limit for statements. Sites of a job failed for good as if by a bug of ours.
  it('for longer than a statement may take is reported as unavailable storage', async () => {
    const url = new URL(SERVER);
    url.searchParams.set('options', '-c statement_timeout=20');
    const database = openPostgres(url.href);
    const failed = await sql`select pg_sleep(60)`.execute(database.db).catch(error => error);
    expect(failed).toMatchObject({ code: '57014' });
    expect(processFaultOf(failed)).toBe('storage_unavailable');
    await database.close();
  });

  // Sites of a job failed for good, and requests met an internal error, where somebody had a row for longer.
  it('for longer than a statement may wait for a lock is reported as unavailable storage', async () => {
    const url = new URL(SERVER);
    url.searchParams.set('options', '-c lock_timeout=20');
    const [first, second] = [openPostgres(SERVER), openPostgres(url.href)];
    const lock = sql`select pg_advisory_xact_lock(hashtext(${url.pathname}), ${process.pid})`;
    const failed = await first.write(async trx => {
      await lock.execute(trx);
      return second.write(other => lock.execute(other)).catch(error => error);
    });
    expect(failed).toMatchObject({ code: '55P03' });
    expect(processFaultOf(failed)).toBe('storage_unavailable');
    expect(isOfStatement(failed)).toBe(true);
    await Promise.all([first.close(), second.close()]);
  });

  // What a query meets that is sent while the server ends its connection. It was taken for a bug of ours.
  it.each(['25P03', '25P04', '57P05'])('because of a limit for what is idle or long (%s) is reported so, too', code => {
    const ended = Object.assign(new Error('terminating connection'), { code, severity: 'FATAL' });
    expect(processFaultOf(ended)).toBe('storage_unavailable');
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
