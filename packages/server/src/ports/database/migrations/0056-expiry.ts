import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** When certificates and domains expire and what was told about it, and conditions of sites that begin and end. */
export function expiryMigration(engine: Engine): Migration {
  const [text, integer] = engine === 'postgres' ? ['text collate "C"', 'bigint'] : ['text', 'integer'];
  const ofSite = `${integer} not null references sites (id) on delete cascade`;
  const statements = [
    `create table site_certificates (
      site_id ${integer} primary key references sites (id) on delete cascade,
      endpoint ${text} not null, issuer ${text}, issued_at ${integer}, expires_at ${integer} not null,
      told_days ${integer}, seen_at ${integer} not null)`,
    'create index site_certificates_expiry on site_certificates (expires_at, site_id)',
    `create table domains (
      domain ${text} primary key, due_at ${integer} not null, looked_at ${integer}, outcome ${text} not null,
      server ${text} not null, expires_at ${integer}, registrar ${text}, given_expires_at ${integer},
      told_days ${integer}, told_expires_at ${integer})`,
    'create index domains_due on domains (due_at)',
    'create index domains_server on domains (server, due_at)',
    `create table site_domains (
      site_id ${integer} primary key references sites (id) on delete cascade,
      url ${text} not null, domain ${text} not null)`,
    'create index site_domains_of on site_domains (domain, site_id)',
    `create table site_conditions (
      site_id ${ofSite}, kind ${text} not null, since_at ${integer} not null, detail_json ${text} not null,
      primary key (site_id, kind))`,
    'create index site_conditions_kind on site_conditions (kind, site_id)',
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
