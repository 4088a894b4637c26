import { type Kysely, sql } from 'kysely';
import type { Engine } from './port.ts';

/*
 * Sealed values begin with `v2.`, 16 hex digits that name the master key, and a dot; those of older releases with `v1.`.
 * The check of the master key names the one in use. A process that doesn't know yet that it was changed must not store
 * anything under the old one, however late it wakes up: so the store itself refuses it.
 */
const CHECK = 'meta/master_key_check';
const REFUSED = 'master_key_not_in_use';
/** `v2.` + 16 + `.` */
const PREFIX = 20;

/** Fences columns with sealed values; for migrations. */
export async function fenceSealed(
  db: Kysely<unknown>,
  engine: Engine,
  columns: readonly (readonly [table: string, column: string])[],
): Promise<void> {
  const statements =
    engine === 'postgres'
      ? [...FUNCTIONS, ...columns.map(([table, column]) => postgresTrigger(table, column))]
      : columns.flatMap(([table, column]) => sqliteTriggers(table, column));
  for (const statement of statements) await sql.raw(statement).execute(db);
}

function sqliteTriggers(table: string, column: string): string[] {
  const make = (event: string, name: string) => `create trigger ${table}_${column}_fence_${name}
    before ${event} on ${table}
    when new.${column} glob 'v[12].*' and exists (select 1 from meta where key = '${CHECK}' and value glob 'v2.*'
      and substr(value, 1, ${PREFIX}) <> substr(new.${column}, 1, ${PREFIX}))
    begin select raise(abort, '${REFUSED}'); end`;
  return [make('insert', 'insert'), make(`update of ${column}`, 'update')];
}

const LOCK = "hashtext('sitekeeper master key'), hashtext(current_schema())";

/**
 * SQLite has one writer at a time. Here, each transaction that stores a sealed value holds a shared lock until it ends.
 * The change of the master key waits for these locks, and then sees everything that was sealed with the old key.
 */
const FUNCTIONS = [
  `create or replace function refuse_other_master_key() returns trigger language plpgsql as $$
  declare given text := to_jsonb(new) ->> tg_argv[0]; used text;
  begin
    if given is null or given !~ '^v[12]\\.' then return new; end if;
    perform pg_advisory_xact_lock_shared(${LOCK});
    select value into used from meta where key = '${CHECK}';
    if used like 'v2.%' and left(used, ${PREFIX}) <> left(given, ${PREFIX}) then raise exception '${REFUSED}'; end if;
    return new;
  end $$`,
  `create or replace function lock_master_key() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(${LOCK});
    return new;
  end $$`,
  'drop trigger if exists meta_master_key_lock on meta',
  `create trigger meta_master_key_lock before update on meta for each row
    when (old.key = '${CHECK}') execute function lock_master_key()`,
];

function postgresTrigger(table: string, column: string): string {
  return `create trigger ${table}_${column}_fence before insert or update of ${column} on ${table}
    for each row execute function refuse_other_master_key('${column}')`;
}
