import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** So many rows share a count on PostgreSQL, or every transaction would wait for the one before to end. */
const SLOTS = 8;

const TYPES = [
  ['core', 'pending_core'],
  ['plugin', 'pending_plugins'],
  ['theme', 'pending_themes'],
  ['translation', 'pending_translations'],
] as const;

const KEY = 'type, slug, new_version, version';

/**
 * What is pending over the whole fleet, counted by triggers in the transaction that changes it: totals by type, and the
 * sites of each version on offer. Suspended sites don't count. Of translations a site has several rows for one item, so
 * their versions are counted when they are asked for.
 */
export function countedOffersMigration(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const integer = engine === 'postgres' ? 'bigint' : 'integer';
      const text = engine === 'postgres' ? 'text collate "C"' : 'text';
      const run = (statement: string) => sql.raw(statement).execute(db);
      await run(`create table offer_counts (
        type ${text} not null, slug ${text} not null, new_version ${text} not null, version ${text} not null,
        slot integer not null, sites ${integer} not null,
        primary key (${KEY}, slot))${engine === 'sqlite' ? ' without rowid' : ''}`);
      await run(`create table pending_totals (slot integer primary key,
        ${TOTALS.map(([name]) => `${name} ${integer} not null`).join(', ')})`);
      await run(`insert into offer_counts (${KEY}, slot, sites) select ${KEY}, 0, count(*) from site_updates
        where ignored = 0 and type <> 'translation'
          and site_id in (select id from sites where status <> 'suspended') group by ${KEY}`);
      await run(`insert into pending_totals (slot, ${NAMES})
        select 0, ${TOTALS.map(([, of]) => `coalesce(sum(${of('sites')}), 0)`).join(', ')} from sites`);
      for (const statement of engine === 'postgres' ? postgresTriggers() : sqliteTriggers()) await run(statement);
    },
  };
}

/** What a site adds to each of the totals. */
const TOTALS: readonly (readonly [name: string, of: (row: string) => string])[] = [
  ...TYPES.map(([type, column]) => [type, (row: string) => counts(row, `${row}.${column}`)] as const),
  ...TYPES.map(([type, column]) => [`sites_${type}`, (row: string) => counts(row, `${row}.${column} > 0`)] as const),
  ['sites', row => counts(row, TYPES.map(([, column]) => `${row}.${column} > 0`).join(' or '))],
];
const NAMES = TOTALS.map(([name]) => name).join(', ');
const COLUMNS = ['status', ...TYPES.map(([, column]) => column)];

/** @param what A number, or a condition for 1. */
function counts(row: string, what: string): string {
  const number = what.includes('>') ? `case when ${what} then 1 else 0 end` : what;
  return `case when ${row}.status = 'suspended' then 0 else ${number} end`;
}

const differs = (columns: readonly string[], join = ' or ') =>
  columns.map(column => `old.${column} is distinct from new.${column}`).join(join);

const OFFER = ['type', 'slug', 'new_version', 'version', 'ignored', 'site_id'];
const isOffer = (row: string) => `${row}.ignored = 0 and ${row}.type <> 'translation'`;

function sqliteTriggers(): string[] {
  const total = (sum: (of: (row: string) => string) => string) =>
    `update pending_totals set ${TOTALS.map(([name, of]) => `${name} = ${name} + ${sum(of)}`).join(', ')}`;
  const more = (row: string) => `insert into offer_counts (${KEY}, slot, sites)
    select ${row}.type, ${row}.slug, ${row}.new_version, ${row}.version, 0, 1 from sites
      where id = ${row}.site_id and status <> 'suspended' and ${isOffer(row)}
    on conflict (${KEY}, slot) do update set sites = sites + 1`;
  const fewer = (row: string) => `update offer_counts set sites = sites - 1 where type = ${row}.type
    and slug = ${row}.slug and new_version = ${row}.new_version and version = ${row}.version and ${isOffer(row)}
    and exists (select 1 from sites where id = ${row}.site_id and status <> 'suspended')`;
  const all = (sign: string) => `insert into offer_counts (${KEY}, slot, sites)
    select ${KEY}, 0, ${sign}1 from site_updates as offered where site_id = old.id and ${isOffer('offered')}
    on conflict (${KEY}, slot) do update set sites = sites ${sign} 1`;
  const make = (name: string, when: string, ...work: string[]) =>
    `create trigger ${name} ${when} begin ${work.map(one => `${one};`).join(' ')} end`;
  return [
    make(
      'sites_totals_insert',
      'after insert on sites',
      total(of => of('new')),
    ),
    make(
      'sites_totals_delete',
      'after delete on sites',
      total(of => `-(${of('old')})`),
    ),
    make(
      'sites_totals_update',
      `after update of ${COLUMNS.join(', ')} on sites when ${differs(COLUMNS)}`,
      total(of => `(${of('new')}) - (${of('old')})`),
    ),
    make('offers_insert', `after insert on site_updates when ${isOffer('new')}`, more('new')),
    make('offers_delete', `after delete on site_updates when ${isOffer('old')}`, fewer('old')),
    make(
      'offers_update',
      `after update of ${OFFER.join(', ')} on site_updates when ${differs(OFFER)}`,
      fewer('old'),
      more('new'),
    ),
    // Its updates go after the site itself: by then nobody could tell whether they counted.
    make('offers_site_delete', "before delete on sites when old.status <> 'suspended'", all('-')),
    make(
      'offers_suspend',
      "after update of status on sites when old.status <> 'suspended' and new.status = 'suspended'",
      all('-'),
    ),
    make(
      'offers_unsuspend',
      "after update of status on sites when old.status = 'suspended' and new.status <> 'suspended'",
      all('+'),
    ),
  ];
}

/** Once for a statement, in the order of the key: transactions that count the same wait for each other in line. */
function postgresTriggers(): string[] {
  const before = (event: string) => (event === 'insert' ? [] : ['old table as rows_before']);
  const after = (event: string) => (event === 'delete' ? [] : ['new table as rows_after']);
  const make = (table: string, name: string, body: (event: string) => string) =>
    ['insert', 'update', 'delete'].flatMap(event => [
      `create function ${name}_${event}() returns trigger language plpgsql as $$
        begin ${body(event)}; return null; end $$`,
      `create trigger ${name}_${event} after ${event} on ${table}
        referencing ${[...before(event), ...after(event)].join(' ')}
        for each statement execute function ${name}_${event}()`,
    ]);
  const slot = `pg_backend_pid() % ${SLOTS}`;
  const upsert = (changes: string) => `insert into offer_counts as known (${KEY}, slot, sites)
    select ${KEY}, ${slot}, sum(change) from (${changes}) as changes
      group by ${KEY} having sum(change) <> 0 order by ${KEY}
    on conflict (${KEY}, slot) do update set sites = known.sites + excluded.sites`;
  const rows = (table: string, change: number) => `select offered.type, offered.slug, offered.new_version,
      offered.version, ${change} as change from ${table} as offered join sites as site on site.id = offered.site_id
    where site.status <> 'suspended' and ${isOffer('offered')}`;
  const sums = (table: string, sign: string) =>
    `select ${TOTALS.map(([name, of]) => `${sign}(${of('site')}) as ${name}`).join(', ')} from ${table} as site`;
  const sources = (event: string, of: (table: string, plus: boolean) => string) =>
    [...before(event).map(() => of('rows_before', false)), ...after(event).map(() => of('rows_after', true))].join(
      ' union all ',
    );
  const known = TOTALS.map(([name]) => `${name} = known.${name} + excluded.${name}`).join(', ');
  const some = TOTALS.map(([name]) => `coalesce(sum(${name}), 0) <> 0`).join(' or ');
  const ofSite = (change: number) => `select ${KEY}, ${change} as change from site_updates as offered
    where site_id = old.id and ${isOffer('offered')}`;
  return [
    ...make('site_updates', 'count_offers', event =>
      upsert(sources(event, (table, plus) => rows(table, plus ? 1 : -1))),
    ),
    ...make(
      'sites',
      'count_pending',
      event => `insert into pending_totals as known (slot, ${NAMES})
        select ${slot}, ${TOTALS.map(([name]) => `coalesce(sum(${name}), 0)`).join(', ')}
        from (${sources(event, (table, plus) => sums(table, plus ? '' : '-'))}) as changes having ${some}
        on conflict (slot) do update set ${known}`,
    ),
    // Its updates go after the site itself: by then nobody could tell whether they counted.
    `create function count_offers_of_deleted() returns trigger language plpgsql as $$
      begin ${upsert(ofSite(-1))}; return old; end $$`,
    `create trigger count_offers_of_deleted before delete on sites for each row when (old.status <> 'suspended')
      execute function count_offers_of_deleted()`,
    `create function count_offers_by_status() returns trigger language plpgsql as $$
      begin
        if new.status = 'suspended' then ${upsert(ofSite(-1))};
        else ${upsert(ofSite(1))};
        end if;
        return null;
      end $$`,
    `create trigger count_offers_by_status after update of status on sites for each row
      when ((old.status = 'suspended') <> (new.status = 'suspended')) execute function count_offers_by_status()`,
  ];
}
