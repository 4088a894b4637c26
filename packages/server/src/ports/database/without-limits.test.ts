import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { openInOneTransaction } from './one-transaction.ts';
import { postgresSnapshot } from './postgres-snapshot.ts';

const LONGER = 'select pg_sleep(1)';

describe.runIf(process.env.TEST_ENGINE === 'postgres')('where a role may take half a second', () => {
  // Those of a large store failed.
  it.each([
    ['the snapshot of a backup', postgresSnapshot],
    ['the transaction of a restore', openInOneTransaction],
  ])('%s takes, and is idle, for longer', async (_what, open) => {
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    const other = new pg.Client(url.href);
    await other.connect();
    url.searchParams.set('options', '-c statement_timeout=500 -c idle_in_transaction_session_timeout=500');
    const { client, close } = await open(url.href);
    await client.query(LONGER);
    await other.query(LONGER);
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await close();
    await other.end();
  });
});
