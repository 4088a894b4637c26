import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { MIGRATION_NAMES } from '../../ports/database/migrate.ts';
import { postgresSnapshot } from '../../ports/database/postgres-snapshot.ts';
import { mayBeNew } from '../../ports/database/require-known-store.ts';
import type { Settings } from '../../settings.ts';
import { storeFile } from '../backup/make-backup.ts';
import { type Finding, type FindingOfCheck, fail, ok, warn } from './finding.ts';

const RESTORE = 'Move the store away and restore the newest backup: docs/guides/recover.md, "The store is damaged".';

/** The findings, and the state of the migrations, if it could be read. */
export interface StoreLook {
  readonly found: FindingOfCheck;
  readonly level?: string | undefined;
}

/** @param full Look at every page and every reference, which takes a while with a large store. */
export async function lookAtStore(settings: Settings, full: boolean): Promise<StoreLook> {
  const { databaseUrl } = settings;
  const look = databaseUrl === '' ? lookAtFile(storeFile(settings), full) : await lookAtPostgres(databaseUrl);
  const isNone = look.level === undefined && look.found.verdict !== 'fail';
  return isNone && !mayBeNew(settings) ? { found: storeGone(settings) } : look;
}

/** What a start refuses, so that a new store does not hide the loss. */
function storeGone(settings: Settings): FindingOfCheck {
  const { databaseUrl, masterKeyFile } = settings;
  const store = databaseUrl === '' ? storeFile(settings) : 'that DATABASE_URL names';
  return fail(
    `The store ${store} is missing or empty, but ${masterKeyFile} is there, which sealed one. No server starts.`,
    'Check SITEKEEPER_DATA and DATABASE_URL, or restore the newest backup: docs/guides/recover.md, "The store is damaged".',
  );
}

function lookAtFile(path: string, full: boolean): StoreLook {
  if (!existsSync(path)) {
    return {
      found: warn(
        `The store ${path} does not exist.`,
        'The first start creates it. If it existed before, restore a backup.',
      ),
    };
  }
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path, { timeout: 5000 });
    file.exec('pragma query_only = on');
    const said = file.prepare(full ? 'pragma integrity_check(3)' : 'pragma quick_check(3)').all() as object[];
    const problems = said.map(row => String(Object.values(row)[0])).filter(text => text !== 'ok');
    if (problems.length > 0) return { found: fail(`${path} is damaged: ${problems[0]}.`, RESTORE) };
    if (full && file.prepare('select 1 from pragma_foreign_key_check limit 1').get()) {
      return { found: fail(`${path} has rows that refer to missing rows.`, RESTORE) };
    }
    const level = levelOf(file);
    return { found: ok(`${path} is intact${full ? '' : ' in a quick check; --full checks all of it'}.`), level };
  } catch (error) {
    return { found: unreadable(path, error as Error) };
  } finally {
    file?.close();
  }
}

function levelOf(file: DatabaseSync): string | undefined {
  if (!file.prepare(`select 1 from sqlite_schema where name = 'kysely_migration'`).get()) return undefined;
  const newest = file.prepare('select max(name) as name from kysely_migration').get() as { name: string | null };
  return newest.name ?? undefined;
}

function unreadable(path: string, { message }: Error): FindingOfCheck {
  if (/locked|busy/.test(message)) {
    return fail(
      `${path} is locked by another program.`,
      'Close programs that have it open, such as a database browser.',
    );
  }
  if (/readonly|unable to open/.test(message)) {
    return fail(`${path} cannot be opened: ${message}.`, 'Check the owner and permissions of the folder and the file.');
  }
  return fail(`${path} is damaged: ${message}.`, RESTORE);
}

async function lookAtPostgres(url: string): Promise<StoreLook> {
  try {
    const snapshot = await postgresSnapshot(url);
    await snapshot.close();
    const rows = snapshot.tables.reduce((sum, table) => sum + table.rows, 0);
    return { found: ok(`PostgreSQL responds: ${rows.toLocaleString('en')} rows.`), level: snapshot.level };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const said = message || code || 'no reason was given'; // several addresses that all refuse have no message
    return {
      found: fail(
        `PostgreSQL does not respond: ${said}.`,
        'Check that it is running, and that DATABASE_URL is correct.',
      ),
    };
  }
}

/**
 * Why a store can't be worked on as it is, if so: it is not there, can't be read, or is of another release. Whoever
 * opens it for work creates it, or brings it up to date.
 */
export async function whyStoreUnusable(settings: Settings): Promise<Finding | undefined> {
  const { found, level } = await lookAtStore(settings, false);
  if (found.verdict !== 'ok') return { check: 'store', ...found, verdict: 'fail' };
  const migrations = checkMigrations(level);
  return migrations.verdict === 'ok' ? undefined : { check: 'migrations', ...migrations, verdict: 'fail' };
}

/** The state of the store's migrations. */
export function checkMigrations(level: string | undefined): FindingOfCheck {
  const newest = MIGRATION_NAMES.at(-1);
  if (level === undefined) return warn('The store has no tables yet.', 'The first start creates them.');
  if (level === newest) return ok(`The store is at ${level}, the one of this version.`);
  if (MIGRATION_NAMES.includes(level)) {
    return warn(
      `The store is at ${level}; this version has ${newest}.`,
      'Make a backup, then start the server, which migrates the store.',
    );
  }
  return fail(
    `The store is at ${level}, which this version does not know: a newer version has used it.`,
    'Use that version again. To go back, restore a backup from before the update: docs/guides/recover.md.',
  );
}
