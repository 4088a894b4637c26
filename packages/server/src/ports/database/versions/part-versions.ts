import { type Kysely, sql } from 'kysely';
import type { Engine, StorePart } from '../port.ts';

/*
 * A number per part of the store, counted up in the transaction that changes the part: what was worked out from it stays
 * right as long as the number does, however much else is written. On PostgreSQL a part has a row for each of so many
 * connections, and the number is their sum: with one row, every transaction would wait for the one before to end.
 */
export const SLOTS = 64;

/** Which sites lists show and in which order: all but what syncs and checks write of them. */
const LISTED = ['url', 'name', 'name_key', 'search_text', 'status', 'client_id'];
const PENDING = ['status', 'pending_core', 'pending_plugins', 'pending_themes', 'pending_translations'];

/** What changes a part. */
interface Change {
  readonly part: StorePart;
  readonly table: string;
  readonly key: readonly string[];
  /** Of updates, only those that change one of these. */
  readonly columns: readonly string[];
  /** Default: all of them. */
  readonly on?: readonly ('insert' | 'delete' | 'update')[];
}

const CHANGES: readonly Change[] = [
  { part: 'sites', table: 'sites', key: ['id'], columns: LISTED },
  { part: 'sites', table: 'site_tags', key: [], columns: ['site_id', 'tag_id'] },
  { part: 'updates', table: 'sites', key: ['id'], columns: PENDING },
  {
    part: 'updates',
    table: 'site_updates',
    key: [],
    columns: ['site_id', 'type', 'slug', 'language', 'name', 'version', 'new_version', 'ignored'],
  },
];

const FINDING = ['name', 'version', 'active', 'title', 'severity', 'fixed_in', 'update_version'];

/** Events are only added and deleted. The number of the feed changes with its records. */
const CHANGES_OF_HISTORY: readonly Change[] = [
  { part: 'deleted_events', table: 'events', key: ['id'], columns: [], on: ['delete'] },
  {
    part: 'findings',
    table: 'vulnerability_findings',
    key: ['site_id', 'type', 'slug', 'record_id'],
    columns: [...FINDING, 'found_at', 'fixed_at', 'fixed_by'],
  },
  { part: 'findings', table: 'vulnerability_feed', key: ['id'], columns: ['revision'], on: ['update'] },
];

/** Which clients there are, and whom costs are for; which sites and tags these are for is a part of its own. */
const CHANGES_OF_CLIENTS: readonly Change[] = [
  { part: 'clients', table: 'clients', key: ['id'], columns: ['name_key', 'search_text', 'status', 'updated_at'] },
  { part: 'clients', table: 'cost_clients', key: [], columns: ['cost_id', 'client_id'] },
  { part: 'clients', table: 'cost_sites', key: [], columns: ['cost_id', 'site_id'] },
  { part: 'clients', table: 'cost_tags', key: [], columns: ['cost_id', 'tag_id'] },
];

/** What lists of costs are filtered and sorted by. */
const CHANGES_OF_COSTS: readonly Change[] = [
  {
    part: 'costs',
    table: 'costs',
    key: ['id'],
    columns: [
      'name_key',
      'price_cents',
      'last_renewal',
      'created_at',
      'updated_at',
      'status',
      'product_type',
      'payment_type',
    ],
  },
  { part: 'costs', table: 'cost_clients', key: [], columns: ['cost_id', 'client_id'] },
  { part: 'costs', table: 'cost_sites', key: [], columns: ['cost_id', 'site_id'] },
  { part: 'costs', table: 'cost_tags', key: [], columns: ['cost_id', 'tag_id'] },
];

/** All that is stored of an update: lists keep what they show of it. */
const CHANGE_OF_UPDATES: Change = {
  part: 'updates',
  table: 'site_updates',
  key: [],
  columns: [
    'site_id',
    'type',
    'slug',
    'language',
    'name',
    'version',
    'new_version',
    'ignored',
    'active',
    'wp_compatible',
    'php_compatible',
    'package_host',
    'package_named',
  ],
  on: ['update'],
};

/** Makes the table of the numbers, and the triggers that count; for migrations. */
export async function countChanges(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await sql
    .raw(
      `create table part_versions (
        part ${engine === 'postgres' ? 'text collate "C"' : 'text'} not null,
        slot integer not null, changes ${engine === 'postgres' ? 'bigint' : 'integer'} not null,
        primary key (part, slot))`,
    )
    .execute(db);
  await count(CHANGES, db, engine);
}

/** Counts what happens to events and findings, too; for migrations. */
export const countChangesOfHistory = (db: Kysely<unknown>, engine: Engine) => count(CHANGES_OF_HISTORY, db, engine);

/** Counts what happens to clients, too; for migrations. */
export const countChangesOfClients = (db: Kysely<unknown>, engine: Engine) => count(CHANGES_OF_CLIENTS, db, engine);

/** Counts what happens to costs, too; for migrations. */
export const countChangesOfCosts = (db: Kysely<unknown>, engine: Engine) => count(CHANGES_OF_COSTS, db, engine);

/** Counts whatever changes in an update, not only by what it is found; for migrations. */
export async function countChangesOfUpdates(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const name = 'site_updates_updates_count_update';
  const drop = engine === 'postgres' ? `drop trigger ${name} on site_updates` : `drop trigger ${name}`;
  const make = triggers(engine)(CHANGE_OF_UPDATES).map(one =>
    one.replace('create function', 'create or replace function'),
  );
  for (const statement of [drop, ...make]) await sql.raw(statement).execute(db);
}

async function count(changes: readonly Change[], db: Kysely<unknown>, engine: Engine): Promise<void> {
  const first = [...new Set(changes.map(({ part }) => `('${part}', 0, 0)`))];
  const statements = [
    `insert into part_versions (part, slot, changes) values ${first.join(', ')}`,
    ...changes.flatMap(triggers(engine)),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const EVERY = ['insert', 'delete', 'update'] as const;
const triggers = (engine: Engine) => (engine === 'postgres' ? postgresTriggers : sqliteTriggers);

const differs = (columns: readonly string[], before: string, after: string) =>
  columns.map(column => `${before}.${column} is distinct from ${after}.${column}`).join(' or ');

function sqliteTriggers({ part, table, columns, on = EVERY }: Change): string[] {
  const make = (event: string, name: string, when = '') => `create trigger ${table}_${part}_count_${name}
    after ${event} on ${table} ${when}
    begin update part_versions set changes = changes + 1 where part = '${part}' and slot = 0; end`;
  return on.map(event =>
    event === 'update'
      ? make(`update of ${columns.join(', ')}`, event, `when ${differs(columns, 'old', 'new')}`)
      : make(event, event),
  );
}

/** Once for a statement, whatever it does to thousands of rows; one that leaves the columns as they were doesn't count. */
function postgresTriggers({ part, table, columns, key, on = EVERY }: Change): string[] {
  const count = `${table}_${part}_count`;
  const told = [...new Set([...key, ...columns])].join(', ');
  const make = (event: string, rows: string) => `create trigger ${count}_${event} after ${event} on ${table}
    referencing ${rows} for each statement execute function ${count}()`;
  return [
    `create function ${count}() returns trigger language plpgsql as $$
    declare counts boolean;
    begin
      if tg_op = 'INSERT' then counts := exists (select 1 from rows_after);
      elsif tg_op = 'DELETE' then counts := exists (select 1 from rows_before);
      else counts := exists (select ${told} from rows_after except select ${told} from rows_before);
      end if;
      if counts then
        insert into part_versions as known (part, slot, changes) values ('${part}', pg_backend_pid() % ${SLOTS}, 1)
          on conflict (part, slot) do update set changes = known.changes + 1;
      end if;
      return null;
    end $$`,
    ...on.map(event => make(event, ROWS[event])),
  ];
}

const ROWS = {
  insert: 'new table as rows_after',
  delete: 'old table as rows_before',
  update: 'old table as rows_before new table as rows_after',
};
