import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { systemClock } from '../ports/clock/system-clock.ts';
import type { Database } from '../ports/database/port.ts';
import { openPostgres } from '../ports/database/postgres.ts';
import { openSqlite } from '../ports/database/sqlite.ts';
import { openJobQueue } from '../ports/job-queue/open-job-queue.ts';
import { QUEUES } from '../queue-handlers.ts';
import { requireOwnConnection } from './require-own-connection.ts';

/** Connections of each store that is opened on PostgreSQL. */
export const TEST_CONNECTIONS = 6;

/** A store of the engine under test, with a folder of its own. Both are real. */
export interface TestStore {
  readonly folder: string;
  /** Opens the store, a second time if it is already open, as another process would. */
  open(): Database;
  /** Environment with which a separate process opens this store. */
  readonly env: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/**
 * A store without tables: on PostgreSQL (`TEST_ENGINE`, `TEST_DATABASE_URL`) a database of its own, as migrations look
 * at all schemas of one, otherwise a SQLite file.
 */
export async function makeTestStore(
  engine = process.env.TEST_ENGINE,
  server = process.env.TEST_DATABASE_URL ?? '',
): Promise<TestStore> {
  return engine === 'postgres' ? makeDatabase(server, 'template1') : sqliteStore();
}

/**
 * A store with all tables and no rows: a copy of the one that was created for all tests of the run (`TEST_TEMPLATE`,
 * see tests/support/run/store-template.ts), because migrations take longer than most tests.
 */
export async function copyTestStore(): Promise<TestStore> {
  const template = process.env.TEST_TEMPLATE;
  if (template === undefined) return makeTestStore();
  if (process.env.TEST_ENGINE !== 'postgres') {
    const store = sqliteStore();
    copyFileSync(template, fileIn(store.folder));
    return store;
  }
  return makeDatabase(process.env.TEST_DATABASE_URL ?? '', template);
}

async function makeDatabase(server: string, template: string): Promise<TestStore> {
  const database = uniqueName();
  // As files: by default, each page goes through the log, which takes four times as long.
  await runOnce(server, `create database ${database} template ${template} strategy file_copy`);
  const url = urlOf(server, database);
  return postgresStore(
    url,
    () => openPostgres(url, { connections: TEST_CONNECTIONS }),
    () => runOnce(server, `drop database ${database} with (force)`),
  );
}

/** Creates the store that `copyTestStore` copies. @param template Path of the file, or name of the database. */
export async function makeTemplate(engine: 'sqlite' | 'postgres', template: string): Promise<() => Promise<void>> {
  if (engine === 'sqlite') {
    await migrate(openSqlite(template));
    return async () => rmSync(template);
  }
  const server = process.env.TEST_DATABASE_URL ?? '';
  const url = urlOf(server, template);
  await runOnce(server, `create database ${template}`);
  await runOnce(url, 'create extension if not exists pg_trgm');
  await migrate(openPostgres(url));
  return () => runOnce(server, `drop database ${template}`);
}

async function migrate(database: Database): Promise<void> {
  await database.migrate();
  await (await openJobQueue(database, { clock: systemClock, queues: QUEUES })).close();
  await database.close();
}

function sqliteStore(): TestStore {
  const folder = makeFolder();
  return {
    folder,
    open: () => requireOwnConnection(openSqlite(fileIn(folder))),
    env: { SITEKEEPER_DATA: folder, DATABASE_URL: '' },
    remove: async () => removeFolder(folder),
  };
}

function postgresStore(url: string, open: () => Database, drop: () => Promise<void>): TestStore {
  const folder = makeFolder();
  return {
    folder,
    open: () => requireOwnConnection(open()),
    env: { SITEKEEPER_DATA: folder, DATABASE_URL: url },
    async remove() {
      await drop();
      removeFolder(folder);
    },
  };
}

const makeFolder = () => mkdtempSync(join(tmpdir(), 'sitekeeper-test-'));
const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });
const fileIn = (folder: string) => join(folder, 'sitekeeper.db');
const uniqueName = () => `test_${randomUUID().replaceAll('-', '')}`;

/** Address of another database on the same server. */
function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.toString();
}

/** Runs one statement on a connection of its own. */
export async function runOnce(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
