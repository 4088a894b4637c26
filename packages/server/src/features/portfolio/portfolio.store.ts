import { type RawBuilder, sql } from 'kysely';
import { offsetOf } from '../../kernel/lists/paging.ts';
import { inScope, type SiteScope } from '../../kernel/lists/site-scope.ts';
import type { Queryable } from '../../ports/database/port.ts';
import { type ClientFilter, type ClientRow, idsOfClients } from '../clients/index.ts';
import { monthlyOfClients } from './monthly-of-clients.ts';
import { sitesOfClients } from './sites-of-clients.ts';

export const PORTFOLIO_SORTS = [
  'name',
  'created',
  'sites',
  'sites_down',
  'sites_with_problems',
  'pending_updates',
  'uptime',
  'cost',
  'last_report',
] as const;
export type PortfolioSort = (typeof PORTFOLIO_SORTS)[number];

export const PORTFOLIO_MARKS = ['sites_down', 'sites_with_problems', 'pending_updates', 'never_reported'] as const;
export type PortfolioMark = (typeof PORTFOLIO_MARKS)[number];

/** Figures that not everybody may see. */
export interface SeenFigures {
  readonly uptime: boolean;
  readonly costs: boolean;
  readonly reports: boolean;
}

export interface PortfolioQuery {
  readonly filter: ClientFilter;
  readonly scope: SiteScope;
  readonly mark: PortfolioMark | undefined;
  readonly sort: PortfolioSort;
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly per_page: number;
  readonly sees: SeenFigures;
  /** ms epoch. */
  readonly now: number;
  /** The first and the last day of the uptime, in days since 1970. */
  readonly fromDay: number;
  readonly toDay: number;
}

export interface PortfolioRow extends ClientRow {
  readonly sites: number;
  readonly down: number;
  readonly ailing: number;
  readonly pending: number;
  readonly watched: number;
  readonly down_seconds: number;
  /** Cents. */
  readonly monthly: number;
  readonly reported_at: number | null;
  readonly reported_period: string | null;
}

type Figure = 'counted' | 'uptime' | 'monthly' | 'reported';
const FIGURES: readonly Figure[] = ['counted', 'uptime', 'monthly', 'reported'];

/** Which figure an order or a filter needs of every client; the others are made for those of the page. */
const NEEDED: Readonly<Record<PortfolioSort | PortfolioMark, Figure | undefined>> = {
  name: undefined,
  created: undefined,
  sites: 'counted',
  sites_down: 'counted',
  sites_with_problems: 'counted',
  pending_updates: 'counted',
  uptime: 'uptime',
  cost: 'monthly',
  last_report: 'reported',
  never_reported: 'reported',
};

/** Clients of which nothing was watched come last, in either order. */
const uptimeKey = (order: 'asc' | 'desc') =>
  sql`case when uptime.watched > 0 then 1.0 - uptime.down_seconds * 1.0 / uptime.watched
    else ${order === 'asc' ? sql.lit(2) : sql.lit(-1)} end`;

const KEYS: Readonly<Record<Exclude<PortfolioSort, 'uptime'>, RawBuilder<unknown>>> = {
  name: sql`clients.name_key`,
  created: sql`clients.created_at`,
  sites: sql`coalesce(counted.sites, 0)`,
  sites_down: sql`coalesce(counted.down, 0)`,
  sites_with_problems: sql`coalesce(counted.ailing, 0)`,
  pending_updates: sql`coalesce(counted.pending, 0)`,
  cost: sql`coalesce(monthly.cents, 0)`,
  last_report: sql`coalesce(reported.at, 0)`,
};

const MARKS: Readonly<Record<PortfolioMark, RawBuilder<unknown>>> = {
  sites_down: sql`counted.down > 0`,
  sites_with_problems: sql`counted.ailing > 0`,
  pending_updates: sql`counted.pending > 0`,
  never_reported: sql`reported.at is null`,
};

/** A page of clients with their figures, and how many match: one statement, whatever the number of clients. */
export async function selectPortfolio(db: Queryable, query: PortfolioQuery) {
  const { filter, mark, sort, order, per_page } = query;
  const early = new Set([NEEDED[sort], mark === undefined ? undefined : NEEDED[mark]]);
  const made = (among: 'matching' | 'listed') =>
    FIGURES.filter(figure => early.has(figure) === (among === 'matching')).map(
      figure =>
        sql`, ${sql.ref(figure)} as materialized (${figureOf(figure, sql`(select id from ${sql.ref(among)})`, query)})`,
    );
  const joined = (figures: readonly Figure[]) =>
    sql.join(
      figures.map(figure => sql`left join ${sql.ref(figure)} on ${sql.ref(`${figure}.client_id`)} = clients.id`),
      sql` `,
    );
  const key = sort === 'uptime' ? uptimeKey(order) : KEYS[sort];
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const known = FIGURES.filter(figure => early.has(figure));
  const { rows } = await sql<Record<string, unknown>>`
    with matching as materialized (select id from clients where id in ${idsOfClients(db, filter)})
    ${sql.join(made('matching'), sql` `)},
    chosen as materialized (select clients.id, ${key} as place from clients ${joined(known)}
      where clients.id in (select id from matching) and ${mark === undefined ? sql`1 = 1` : MARKS[mark]}),
    listed as materialized (select id, place from chosen order by place ${direction}, id ${direction}
      limit ${per_page} offset ${offsetOf(query)})
    ${sql.join(made('listed'), sql` `)}
    select clients.*, everything.total, counted.sites, counted.down, counted.ailing, counted.pending, uptime.watched,
      uptime.down_seconds, monthly.cents as monthly, reported.at as reported_at,
      (select period from report_mails where client_id = clients.id and state = 'sent' and ended_at = reported.at
        order by id desc limit 1) as reported_period
    from (select count(*) as total from chosen) as everything
    left join listed on 1 = 1 left join clients on clients.id = listed.id ${joined(FIGURES)}
    order by listed.place ${direction}, listed.id ${direction}`.execute(db);
  const total = Number(rows[0]?.total ?? 0);
  return { total, rows: rows.filter(row => row.id !== null).map(rowOf) };
}

/** PostgreSQL gives sums as text. */
function rowOf({ total: _total, ...row }: Record<string, unknown>): PortfolioRow {
  const figures = ['sites', 'down', 'ailing', 'pending', 'watched', 'down_seconds', 'monthly'] as const;
  const numbers = Object.fromEntries(figures.map(name => [name, Number(row[name] ?? 0)]));
  const at = row.reported_at === null ? null : Number(row.reported_at);
  return { ...row, ...numbers, reported_at: at } as unknown as PortfolioRow;
}

function figureOf(figure: Figure, among: RawBuilder<unknown>, query: PortfolioQuery): RawBuilder<unknown> {
  const { scope, sees, now, fromDay, toDay } = query;
  switch (figure) {
    case 'counted':
      return sitesOfClients(among, scope, now);
    case 'monthly':
      return sees.costs ? monthlyOfClients(among, scope) : sql`select 0 as client_id, 0 as cents where 1 = 0`;
    case 'uptime':
      // The sites first, so that only their days are read. "cross join" has SQLite keep this order.
      return sql`select sites.client_id, sum(monitor_days.watched) as watched, sum(monitor_days.down) as down_seconds
        from sites cross join monitor_days
        where sites.client_id in ${among} and monitor_days.site_id = sites.id and ${inScope('sites.id', scope)}
          and day >= ${fromDay} and day <= ${toDay} and ${sees.uptime ? sql`1 = 1` : sql`1 = 0`}
        group by sites.client_id`;
    case 'reported':
      return sql`select client_id, max(ended_at) as at from report_mails
        where state = 'sent' and client_id in ${among} and ${sees.reports ? sql`1 = 1` : sql`1 = 0`} group by client_id`;
  }
}
