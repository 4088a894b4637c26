import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** Certificates that a site shows in turn, as behind a load balancer. */
export function certificatesInTurnMigration(engine: Engine): Migration {
  const integer = engine === 'postgres' ? 'bigint' : 'integer';
  return {
    async up(db: Kysely<unknown>) {
      await sql.raw(`alter table site_certificates add column other_expires_at ${integer}`).execute(db);
      await sql.raw(`alter table site_certificates add column other_seen_at ${integer}`).execute(db);
      await sql.raw(`alter table site_certificates add column in_turn ${integer} not null default 0`).execute(db);
    },
  };
}
