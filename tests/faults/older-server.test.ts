import { makeLog, openApp, readSettings } from '@sitekeeper/server';
import { copyTestStore, type TestStore } from '@sitekeeper/server/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CliProcess } from '../../packages/cli/src/testing/cli-process.ts';
import { rowCounts } from '../support/rows.ts';

/*
 * Somebody goes back to the previous release, or starts it next to the new one. Fails without the check in migrate.ts.
 */
describe('an older server on the store of a newer one', () => {
  let store: TestStore;
  beforeEach(async () => {
    store = await copyTestStore();
    const app = await openApp(readSettings(store.env), makeLog('silent'));
    await app.close();
  });
  afterEach(() => store.remove());

  const write = async (statement: ReturnType<typeof sql>) => {
    const database = store.open();
    await database.write(async trx => void (await statement.execute(trx)));
    await database.close();
  };
  const start = () => openApp(readSettings(store.env), makeLog('silent'));

  it('does not start, says what to do, and leaves the store unchanged', async () => {
    const later = sql`insert into kysely_migration (name, timestamp) values ('9999-of-the-future', '2030-01-01')`;
    await write(later);
    const before = await countRows();
    await expect(start()).rejects.toThrow(/newer release.*Start that release/s);
    expect(await countRows()).toEqual(before);
  });

  it('starts once the newer one has gone', async () => {
    await write(sql`insert into kysely_migration (name, timestamp) values ('9999-of-the-future', '2030-01-01')`);
    await expect(start()).rejects.toThrow();
    await write(sql`delete from kysely_migration where name = '9999-of-the-future'`);
    await (await start()).close();
  });

  // Seen to fail without the look at what runs: all went on writing as the older release does.
  it('ends when the newer one upgrades the store under it, as a worker and a command do', {
    timeout: 120_000,
  }, async () => {
    const env = { ...store.env, SITEKEEPER_PORT: '0', SITEKEEPER_LOG_LEVEL: 'silent' };
    const server = new CliProcess(['serve'], env);
    await server.printed('/setup');
    const worker = new CliProcess(['worker'], env);
    await worker.printed(/processes the jobs/);
    const assistant = new CliProcess(['mcp'], env);
    assistant.child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })}\n`);
    await assistant.printed('"result"');
    await write(sql`insert into kysely_migration (name, timestamp) values ('9999-of-the-future', '2030-01-01')`);
    for (const { ended } of [server, worker, assistant]) {
      expect(await ended).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/newer release.*has upgraded the store/),
      });
    }
  });

  async function countRows() {
    const database = store.open();
    const counts = await rowCounts({ app: { services: { database } } } as never);
    await database.close();
    return counts;
  }
});
