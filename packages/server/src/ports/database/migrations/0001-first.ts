import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

export function firstMigration(engine: Engine): Migration {
  return { up: db => up(db, engine) };
}

async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const make = tableMaker(db, engine);
  const { table, text, integer, key } = make;

  await table('meta', t => text(t, 'key', 'value').addPrimaryKeyConstraint('meta_pk', key('key')));

  await table('clients', t => integer(text(t, 'name', 'email?', 'status'), 'created_at'), 'id');
  await db.schema.createIndex('clients_email').on('clients').column('email').unique().execute();

  await table('sites', t => siteColumns(t, make), 'id');
  await db.schema.createIndex('sites_url_key').on('sites').column('url_key').execute();
  await db.schema.createIndex('sites_name').on('sites').columns(['name_key', 'id']).execute();
  await db.schema.createIndex('sites_status').on('sites').columns(['status', 'name_key', 'id']).execute();
  await db.schema.createIndex('sites_client').on('sites').columns(['client_id', 'name_key', 'id']).execute();
  await db.schema.createIndex('sites_due').on('sites').columns(['status', 'next_sync_at']).execute();

  const ofSite = (name: string, columns: (t: Builder) => Builder, keys: string[]) =>
    table(name, t =>
      columns(integer(t, 'site_id'))
        .addPrimaryKeyConstraint(`${name}_pk`, key('site_id', ...keys))
        .addForeignKeyConstraint(`${name}_site`, key('site_id'), 'sites', key('id'), f => f.onDelete('cascade')),
    );
  await ofSite('site_secrets', t => text(t, 'name', 'sealed'), ['name']);
  await ofSite('site_plugins', t => integer(text(t, 'slug', 'name', 'version'), 'active', 'must_use', 'is_connector'), [
    'slug',
  ]);
  await ofSite('site_themes', t => integer(text(t, 'slug', 'name', 'version'), 'active', 'parent_active'), ['slug']);
  await ofSite('site_updates', t => text(t, 'type', 'slug', 'language', 'name', 'version', 'new_version'), [
    'type',
    'slug',
    'language',
  ]);
  await db.schema.createIndex('site_updates_item').on('site_updates').columns(['type', 'slug']).execute();
  await ofSite('site_security', t => text(t, 'check_key', 'value'), ['check_key']);
  await ofSite('site_abandoned', t => integer(text(t, 'type', 'slug', 'name', 'version'), 'last_updated_at'), [
    'type',
    'slug',
  ]);
  await db.schema
    .createIndex('site_abandoned_age')
    .on('site_abandoned')
    .columns(['type', 'last_updated_at', 'site_id', 'slug'])
    .execute();

  await table(
    'site_changes',
    t =>
      integer(
        text(t, 'dedupe_key', 'context', 'action', 'object_name', 'user_name'),
        'site_id',
        'log_type_id?',
        'occurred_at',
      ).addForeignKeyConstraint('site_changes_site', key('site_id'), 'sites', key('id'), f => f.onDelete('cascade')),
    'id',
  );
  await db.schema
    .createIndex('site_changes_once')
    .on('site_changes')
    .columns(['site_id', 'dedupe_key'])
    .unique()
    .execute();
  await db.schema.createIndex('site_changes_time').on('site_changes').columns(['site_id', 'occurred_at']).execute();
  await db.schema.createIndex('site_changes_age').on('site_changes').column('occurred_at').execute();

  await table('tags', t => text(t, 'name', 'name_key', 'color?'), 'id');
  await db.schema.createIndex('tags_name').on('tags').column('name_key').unique().execute();
  await table('site_tags', t =>
    integer(t, 'site_id', 'tag_id')
      .addPrimaryKeyConstraint('site_tags_pk', key('site_id', 'tag_id'))
      .addForeignKeyConstraint('site_tags_site', key('site_id'), 'sites', key('id'), f => f.onDelete('cascade'))
      .addForeignKeyConstraint('site_tags_tag', key('tag_id'), 'tags', key('id'), f => f.onDelete('cascade')),
  );
  await db.schema.createIndex('site_tags_tag_site').on('site_tags').columns(['tag_id', 'site_id']).execute();

  await table('users', t => integer(text(t, 'name', 'name_key', 'role'), 'created_at'), 'id');
  await db.schema.createIndex('users_name').on('users').column('name_key').unique().execute();
  await table(
    'application_passwords',
    t =>
      integer(text(t, 'name', 'secret_hash'), 'user_id', 'created_at', 'last_used_at?').addForeignKeyConstraint(
        'application_passwords_user',
        key('user_id'),
        'users',
        key('id'),
        f => f.onDelete('cascade'),
      ),
    'id',
  );
  await db.schema
    .createIndex('application_passwords_owner')
    .on('application_passwords')
    .columns(['user_id', 'secret_hash'])
    .unique()
    .execute();
  await table(
    'api_keys',
    t => integer(text(t, 'name', 'token_hash'), 'can_read', 'can_write', 'enabled', 'created_at', 'last_used_at?'),
    'id',
  );
  await db.schema.createIndex('api_keys_token').on('api_keys').column('token_hash').unique().execute();

  await table('jobs', t =>
    integer(
      text(t, 'id', 'type', 'status', 'requested_by'),
      'total',
      'created_at',
      'started_at?',
      'completed_at?',
      'timed_out',
    ).addPrimaryKeyConstraint('jobs_pk', key('id')),
  );
  await db.schema.createIndex('jobs_newest').on('jobs').columns(['created_at', 'id']).execute();
  await table('job_items', t =>
    integer(text(t, 'job_id', 'state', 'code?', 'message?', 'data_json?'), 'site_id', 'finished_at?')
      .addPrimaryKeyConstraint('job_items_pk', key('job_id', 'site_id'))
      .addForeignKeyConstraint('job_items_job', key('job_id'), 'jobs', key('id'), f => f.onDelete('cascade')),
  );
  await db.schema.createIndex('job_items_state').on('job_items').columns(['job_id', 'state', 'site_id']).execute();
  await table(
    'queue_messages',
    t => integer(text(t, 'queue', 'body_json'), 'run_at', 'lease_until', 'deliveries'),
    'id',
  );
  await db.schema
    .createIndex('queue_messages_due')
    .on('queue_messages')
    .columns(['queue', 'lease_until', 'run_at'])
    .execute();
  await table('leases', t =>
    integer(text(t, 'name', 'holder'), 'until_at').addPrimaryKeyConstraint('leases_pk', key('name')),
  );

  await table(
    'audit_log',
    t => integer(text(t, 'actor', 'action', 'subject', 'detail_json', 'previous_hash', 'hash'), 'at'),
    'id',
  );
  await table('audit_head', t => text(integer(t, 'id'), 'hash').addPrimaryKeyConstraint('audit_head_pk', key('id')));
  await sql`insert into audit_head (id, hash) values (1, '')`.execute(db);

  await (engine === 'sqlite' ? searchOnSqlite(db) : searchOnPostgres(db));
}

// biome-ignore lint/suspicious/noExplicitAny: a migration builds tables that no type knows yet
type Builder = CreateTableBuilder<any, any>;
type Make = ReturnType<typeof tableMaker>;

function siteColumns(t: Builder, { text, integer, key }: Make): Builder {
  const texts = text(
    t,
    'url',
    'url_key',
    'name',
    'name_key',
    'search_text',
    'status',
    'admin_username',
    'notes',
    'wp_version',
    'php_version',
    'child_version',
    'info_json',
    'digests_json',
    'sync_error_code?',
    'sync_error?',
  );
  return integer(
    texts,
    'client_id?',
    'verify_tls',
    'health_score?',
    'users_count?',
    'failed_syncs',
    'last_sync_at?',
    'next_sync_at',
    'actions_seen_at',
    'logs_seen_at',
    'checked_at?',
    'check_status?',
    'check_ms?',
    'created_at',
    'updated_at',
  ).addForeignKeyConstraint('sites_client_fk', key('client_id'), 'clients', key('id'), f => f.onDelete('set null'));
}

/** `name?` marks a column that may be null. Text sorts by code point on both engines. */
function tableMaker(db: Kysely<unknown>, engine: Engine) {
  const textType = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const integerType = engine === 'postgres' ? sql`bigint` : sql`integer`;
  const add = (t: Builder, type: typeof textType, columns: string[]) =>
    columns.reduce<Builder>((table, column) => {
      const nullable = column.endsWith('?');
      return table.addColumn(nullable ? column.slice(0, -1) : column, type, c => (nullable ? c : c.notNull()));
    }, t);
  return {
    text: (t: Builder, ...columns: string[]) => add(t, textType, columns),
    integer: (t: Builder, ...columns: string[]) => add(t, integerType, columns),
    key: (...columns: string[]) => columns as [string, ...string[]],
    /** @param id Name of a column numbered by the store; a number is never given twice. */
    async table(name: string, columns: (t: Builder) => Builder, id?: string): Promise<void> {
      const start: Builder = db.schema.createTable(name);
      const numbered =
        id === undefined
          ? start
          : engine === 'postgres'
            ? start.addColumn(id, 'bigint', c => c.generatedByDefaultAsIdentity().primaryKey())
            : start.addColumn(id, 'integer', c => c.primaryKey().autoIncrement());
      await columns(numbered).execute();
    },
  };
}

async function searchOnSqlite(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create virtual table sites_search using fts5 (search_text, content='sites', content_rowid='id', tokenize='trigram')`,
    `create trigger sites_search_insert after insert on sites begin
       insert into sites_search (rowid, search_text) values (new.id, new.search_text); end`,
    `create trigger sites_search_delete after delete on sites begin
       insert into sites_search (sites_search, rowid, search_text) values ('delete', old.id, old.search_text); end`,
    `create trigger sites_search_update after update of search_text on sites when old.search_text <> new.search_text begin
       insert into sites_search (sites_search, rowid, search_text) values ('delete', old.id, old.search_text);
       insert into sites_search (rowid, search_text) values (new.id, new.search_text); end`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** pg_trgm ships with PostgreSQL; where the role may not create it, search still works, by scanning. */
async function searchOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`do $$ begin
      create extension if not exists pg_trgm with schema public;
      create index sites_search on sites using gin (search_text public.gin_trgm_ops);
    exception when insufficient_privilege or undefined_file or undefined_object then
      raise notice 'pg_trgm is not available: site search scans the table';
    end $$`)
    .execute(db);
}
