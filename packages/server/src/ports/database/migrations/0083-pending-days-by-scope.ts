import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** The pending updates of a day for each client and for each tag, beside those of all sites. */
export function pendingDaysByScopeMigration(engine: Engine): Migration {
  const integer = engine === 'postgres' ? 'bigint' : 'integer';
  const counts = ['core', 'plugins', 'themes', 'translations', 'sites'].map(name => `${name} ${integer} not null`);
  const statements = (['client', 'tag'] as const).flatMap(kind => [
    // By day first: the rows that a count writes are next to each other.
    `create table pending_${kind}_days (
      day ${integer} not null, ${kind}_id ${integer} not null references ${kind}s (id) on delete cascade,
      ${counts.join(', ')}, primary key (day, ${kind}_id))${engine === 'sqlite' ? ' without rowid' : ''}`,
    `create index pending_${kind}_days_${kind} on pending_${kind}_days (${kind}_id, day)`,
  ]);
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
