import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/**
 * Rules that ignore updates, on one site or on all; which updates they cover; and how many remain per site. Both
 * results are kept with the rows, so that lists and counts over the fleet need no rule to be evaluated.
 */
export function pendingUpdatesMigration(engine: Engine): Migration {
  const integer = engine === 'postgres' ? 'bigint' : 'integer';
  const text = engine === 'postgres' ? 'text collate "C"' : 'text';
  return {
    async up(db: Kysely<unknown>) {
      const add = (table: string, column: string, initial: number) =>
        sql.raw(`alter table ${table} add column ${column} ${integer} not null default ${initial}`).execute(db);
      for (const column of ['active', 'wp_compatible', 'php_compatible']) await add('site_updates', column, 1);
      await add('site_updates', 'ignored', 0);
      for (const column of ['pending_core', 'pending_plugins', 'pending_themes', 'pending_translations']) {
        await add('sites', column, 0);
      }
      const statements = [
        `create table ignored_updates (
          type ${text} not null, slug ${text} not null, version ${text} not null, name ${text} not null,
          primary key (type, slug, version))`,
        `create table site_ignored_updates (
          site_id ${integer} not null references sites (id) on delete cascade,
          type ${text} not null, slug ${text} not null, version ${text} not null, name ${text} not null,
          primary key (site_id, type, slug, version))`,
        'drop index site_updates_item',
        'create index site_updates_item on site_updates (type, slug, new_version, ignored, site_id)',
        `create index sites_pending on sites
          (id, status, pending_core, pending_plugins, pending_themes, pending_translations)`,
        ...COUNTED.map(
          ([column, type]) => `update sites set ${column} =
            (select count(distinct slug) from site_updates where site_id = sites.id and type = '${type}')`,
        ),
      ];
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}

const COUNTED = [
  ['pending_core', 'core'],
  ['pending_plugins', 'plugin'],
  ['pending_themes', 'theme'],
  ['pending_translations', 'translation'],
] as const;
