import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/**
 * Why and since when a site is disconnected, what speaks for its connector being gone, and why a check failed. Sites
 * that earlier versions disconnected because the connector had not answered are looked at again from now on.
 */
export function whyDisconnectedMigration(engine: Engine): Migration {
  const integer = engine === 'postgres' ? 'bigint' : 'integer';
  const text = engine === 'postgres' ? 'text collate "C"' : 'text';
  const statements = [
    `alter table sites add column disconnected_by ${text}`,
    `alter table sites add column disconnected_at ${integer}`,
    `alter table sites add column missing_count ${integer} not null default 0`,
    `alter table sites add column missing_at ${integer}`,
    `alter table sites add column check_message ${text}`,
    `update sites set disconnected_at = updated_at, disconnected_by = case
      when failed_syncs >= 3 and sync_error like 'The connector plugin did not answer%' then 'missing_connector'
      when sync_error like 'The site does not accept our key%' then 'refusal'
      when sync_error like 'The administrator of the connection is gone%' then 'refusal'
      else 'person' end
      where status = 'disconnected'`,
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
