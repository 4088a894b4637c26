import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../ports/database/port.ts';
import { openPostgres } from '../ports/database/postgres.ts';
import { openSqlite } from '../ports/database/sqlite.ts';

/** An empty store of the engine under test, with a folder of its own. Real in both cases. */
export interface TestStore {
  readonly folder: string;
  /** Opens the store, once more if it is open already, as another process would. */
  open(): Database;
  /** Environment with which a process of its own opens this store. */
  readonly env: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/** `TEST_ENGINE=postgres` with `TEST_DATABASE_URL` makes a schema of its own there; else a SQLite file. */
export async function makeTestStore(): Promise<TestStore> {
  const folder = mkdtempSync(join(tmpdir(), 'sitekeeper-test-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if (process.env.TEST_ENGINE !== 'postgres') {
    const open = () => openSqlite(join(folder, 'sitekeeper.db'));
    return { folder, open, env: { SITEKEEPER_DATA: folder, DATABASE_URL: '' }, remove: async () => removeFolder() };
  }
  const url = process.env.TEST_DATABASE_URL ?? '';
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnce(url, `create schema ${schema}`);
  const searchPath = new URLSearchParams({ options: `-c search_path=${schema},public` });
  return {
    folder,
    env: { SITEKEEPER_DATA: folder, DATABASE_URL: `${url}?${searchPath.toString().replaceAll('+', '%20')}` },
    open: () => openPostgres(url, { schema, connections: 6 }),
    async remove() {
      await runOnce(url, `drop schema ${schema} cascade`);
      removeFolder();
    },
  };
}

async function runOnce(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
