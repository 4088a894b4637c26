import type { StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { beginImmediate } from './begin-immediate.ts';
import { connectSqlite } from './connect-sqlite.ts';
import type { WriterAnswer, WriterError, WriterTask } from './messages.ts';

/* The connection that writes to the embedded store, in a thread of its own. See docs/decisions/0056. */

const STATEMENT_CACHE = 500;

const { path } = workerData as { path: string };
const file = connectSqlite(path);
const statements = new Map<string, { readonly statement: StatementSync; readonly names: readonly string[] }>();
let last: Promise<void> = Promise.resolve();

parentPort?.on('message', (task: WriterTask) => {
  last = last.then(() => answer(task));
});

async function answer(task: WriterTask): Promise<void> {
  let told: WriterAnswer;
  try {
    told = await work(task);
  } catch (error) {
    told = { error: errorOf(error) };
  }
  parentPort?.postMessage(told);
  if (task.do === 'close') parentPort?.close();
}

async function work(task: WriterTask): Promise<WriterAnswer> {
  switch (task.do) {
    case 'begin':
      await beginImmediate(file);
      return { done: true };
    case 'commit':
      file.exec('commit');
      return { done: true };
    case 'rollback':
      // Rolling back what SQLite has rolled back already fails, and that would hide why it did.
      if (file.isTransaction) file.exec('rollback');
      return { done: true };
    case 'query':
      // After some errors (a full disk) SQLite rolls back by itself: the rest must not run one statement at a time.
      if (task.inside && !file.isTransaction) throw new Error('The transaction has been rolled back.');
      return query(task.sql, task.parameters as never[]);
    case 'close':
      file.close();
      return { done: true };
  }
}

function query(sql: string, parameters: never[]): WriterAnswer {
  const { statement, names } = prepared(sql);
  if (names.length > 0) {
    const rows = statement.all(...parameters) as unknown as unknown[][];
    // A table that was given a column since: SQLite has prepared `select *` anew by itself.
    return { rows, names: rows[0] && rows[0].length !== names.length ? namesOf(statement) : names };
  }
  const { changes, lastInsertRowid } = statement.run(...parameters);
  return { changes, insertId: lastInsertRowid };
}

function prepared(sql: string) {
  const known = statements.get(sql);
  if (known) return known;
  const statement = file.prepare(sql);
  const one = { statement, names: namesOf(statement) };
  if (one.names.length > 0) statement.setReturnArrays(true);
  if (statements.size < STATEMENT_CACHE) statements.set(sql, one);
  return one;
}

function namesOf(statement: StatementSync): string[] {
  return statement.columns().map(({ name }) => name);
}

function errorOf(error: unknown): WriterError {
  const { message, code, errcode, errstr } = error as WriterError;
  return { message, code, errcode, errstr };
}
