import { findFreePort } from '@sitekeeper/child-simulator';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { processFaultOf } from '../../../kernel/process/process-fault.ts';
import { copyTestStore, runOnce, type TestStore } from '../../../testing/test-database.ts';
import { poolerBefore, poolerByTransaction } from '../pooler.fixtures.ts';
import type { Database, LockWishes, StoreLocks } from '../port.ts';
import { openPostgres } from '../postgres.ts';

const NOTHING: LockWishes = { take: [], keep: [], free: [], leave: [] };

describe.runIf(process.env.TEST_ENGINE === 'postgres')('locks over all processes', () => {
  let store: TestStore;
  let database: Database;
  let lost: number;
  const opened: StoreLocks[] = [];

  beforeEach(async () => {
    store = await copyTestStore();
    database = store.open();
    lost = 0;
  });

  afterEach(async () => {
    for (const locks of opened.splice(0)) locks.close();
    await database.close();
    await store.remove();
  });

  function openLocks(of = database): StoreLocks {
    const locks = of.openLocks?.(() => void lost++) as StoreLocks;
    opened.push(locks);
    return locks;
  }

  const take = async (locks: StoreLocks, ...from: (string | undefined)[]) =>
    (await locks.round({ ...NOTHING, take: [{ from }] })).taken[0];
  const backend = async (locks: StoreLocks) => {
    await locks.round(NOTHING);
    const { rows } = await sql<{ pid: number; state: string }>`select pid, state from pg_stat_activity
      where datname = current_database() and query like '%tried as materialized%' and pid <> pg_backend_pid()`.execute(
      database.db,
    );
    return rows;
  };

  it('are taken by one process each, many addresses in one round', async () => {
    const [one, other] = [openLocks(), openLocks()];
    const both = { take: [{ from: ['a 0', 'a 1'] }, { from: ['b 0', 'b 1'] }] };
    expect((await one.round({ ...NOTHING, ...both })).taken).toEqual([0, 0]);
    expect((await other.round({ ...NOTHING, ...both })).taken).toEqual([1, 1]);
    expect(await take(one, undefined, 'a 1')).toBe(-1);
    await other.round({ ...NOTHING, free: ['a 1'] });
    expect(await take(one, undefined, 'a 1')).toBe(1);
  });

  it('say how many there can be on the server', async () => {
    const locks = openLocks();
    expect(locks.capacity).toBe(0);
    await take(locks, 'a 0');
    expect(locks.capacity).toBeGreaterThanOrEqual(1000);
  });

  it('are kept while nobody waits, and given up once another process does', async () => {
    const [one, other] = [openLocks(), openLocks()];
    await take(one, 'a 0');
    const keep = async () => (await one.round({ ...NOTHING, keep: [{ lock: 'a 0', queue: 'a queue' }] })).kept;
    expect(await keep()).toEqual([true]);
    const waits = { ...NOTHING, take: [{ from: ['a 0'], queue: 'a queue' }] };
    expect(await other.round(waits)).toMatchObject({ taken: [-1], queued: [true] });
    expect(await keep()).toEqual([false]);
    expect(await take(other, 'a 0')).toBe(0);
    await other.round({ ...NOTHING, leave: ['a queue'], free: ['a 0'] });
    await take(one, 'a 0');
    expect(await keep()).toEqual([true]);
  });

  it('are free once their connection is gone, which is told, and can be had again afterwards', async () => {
    const [one, other] = [openLocks(), openLocks()];
    await take(one, 'a 0');
    expect(await take(other, 'a 0')).toBe(-1);
    other.close();
    const [{ pid } = { pid: 0 }] = await backend(one);
    await sql`select pg_terminate_backend(${pid})`.execute(database.db);
    await expect.poll(() => lost).toBe(1);
    const third = openLocks();
    await expect.poll(() => take(third, 'a 0')).toBe(0);
    third.close();
    await expect.poll(() => take(one, 'a 0')).toBe(0);
  });

  // Fails without the setting of the connection: the server ends it each time that no site was asked for a while.
  it('are kept for longer than the role or the database lets a connection be idle', async () => {
    const url = store.env.DATABASE_URL as string;
    await runOnce(url, `alter database ${new URL(url).pathname.slice(1)} set idle_session_timeout = 1000`);
    const locks = openLocks();
    await take(locks, 'a 0');
    const idle = new pg.Client({ connectionString: url });
    const ended = new Promise(resolve => void idle.on('error', () => {}).once('end', () => resolve(undefined)));
    await idle.connect();
    await ended;
    expect(lost).toBe(0);
    expect(await take(openLocks(), 'a 0')).toBe(-1);
  });

  it('hold in their store only', async () => {
    await sql`create schema another`.execute(database.db);
    const url = new URL(store.env.DATABASE_URL as string);
    url.searchParams.set('options', '-c search_path=another');
    const another = openPostgres(url.href);
    expect(await take(openLocks(), 'a 0')).toBe(0);
    expect(await take(openLocks(another), 'a 0')).toBe(0);
    await another.close();
  });

  // Fails without the transaction: the pooler would give the connection to others, and the locks with it.
  it('keep their connection behind a pooler by an open transaction', async () => {
    const pooler = await poolerBefore(store.env.DATABASE_URL as string);
    const behind = openPostgres(pooler.url);
    const locks = openLocks(behind);
    expect(await take(locks, 'a 0')).toBe(0);
    expect(await backend(locks)).toMatchObject([{ state: 'idle in transaction' }]);
    await behind.close();
    locks.close();
    pooler.close();
    const direct = openLocks();
    expect(await backend(direct)).toContainEqual(expect.objectContaining({ state: 'idle' }));
  });

  // Fails where the setting is made before it is known whether the connection is ours alone.
  it('leave connections that a pooler lends to others as they were', async () => {
    const url = store.env.DATABASE_URL as string;
    await runOnce(url, `alter database ${new URL(url).pathname.slice(1)} set idle_session_timeout = '1h'`);
    const pooler = await poolerByTransaction(url, 3);
    const behind = openPostgres(pooler.url);
    expect(await take(openLocks(behind), 'a 0')).toBe(0);
    const other = new pg.Client({ connectionString: pooler.url }).on('error', () => {}); // the pooler ends first
    await other.connect();
    // One keeps the locks, these are the other two.
    for (const _lent of [1, 2]) {
      expect((await other.query('show idle_session_timeout')).rows).toEqual([{ idle_session_timeout: '1h' }]);
    }
    pooler.close();
    await behind.close();
  });

  it('say that the store is unavailable if it cannot be reached', async () => {
    const away = openPostgres(`postgres://postgres@127.0.0.1:${await findFreePort(1)}/postgres`);
    const failed = await openLocks(away)
      .round(NOTHING)
      .catch(error => error);
    expect(processFaultOf(failed)).toBe('storage_unavailable');
    await away.close();
  });
});
