import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/**
 * The indexes that lists of clients and costs walk in the order of names carry all that these are filtered by, so that
 * only the rows of a page are read. PostgreSQL bounds the size of index entries: its search has trigram indexes instead.
 */
export function clientsAndCostsInNameOrderMigration(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const statements = [...COSTS, ...(engine === 'postgres' ? CLIENTS_ON_POSTGRES : CLIENTS)];
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}

const COSTS = [
  'drop index costs_name',
  'drop index costs_status',
  'drop index costs_product',
  'create index costs_name on costs (name_key, id, status, product_type, payment_type)',
  'create index costs_status on costs (status, name_key, id, product_type, payment_type)',
];

const CLIENTS = [
  'drop index clients_name',
  'drop index clients_status',
  'create index clients_name on clients (name_key, id, status, search_text)',
  'create index clients_status on clients (status, name_key, id, search_text)',
];

/** Where the role may not create pg_trgm, search still works, by scanning. */
const CLIENTS_ON_POSTGRES = [
  'drop index clients_name',
  'create index clients_name on clients (name_key, id, status)',
  `do $$ begin
    create index clients_search on clients using gin (search_text public.gin_trgm_ops);
    create index costs_search on costs using gin (name_key public.gin_trgm_ops);
  exception when undefined_object or invalid_schema_name then
    raise notice 'pg_trgm is not available: search of clients and costs scans their tables';
  end $$`,
];
