import { sql } from 'kysely';
import { inScope, isScoped, type SiteScope } from '../../../kernel/lists/site-scope.ts';
import type { Queryable } from '../../../ports/database/port.ts';
import { ailingElsewhere, healthAt, IS_UNUSUAL, WITH_PENDING_UPDATES } from './site-health.store.ts';
import { SITE_HEALTHS, type SiteHealth } from './site-health.ts';

/** How many sites of a scope have each health, including those without any. */
export async function selectHealthCounts(
  db: Queryable,
  now: number,
  scope: SiteScope = {},
): Promise<Map<SiteHealth, number>> {
  const byTheFew = !isScoped(scope) && (await fewAreAiling(db));
  const found = await (byTheFew ? selectCountsByTheFew(db, now) : selectCountsOfEach(db, now, scope));
  const counts = new Map<SiteHealth, number>(SITE_HEALTHS.map(health => [health, 0]));
  for (const { health, count } of found) counts.set(health, (counts.get(health) ?? 0) + Number(count));
  return counts;
}

interface HealthCount {
  readonly health: SiteHealth;
  readonly count: number;
}

/** With more than one site in so many, it is quicker to read them all. */
const FEW = 3;

async function fewAreAiling(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ all: number; ailing: number }>`select (select count(*) from sites) as "all",
    (select count(*) from sites where ${IS_UNUSUAL} and status <> 'suspended')
      + (select count(*) from vulnerability_findings where fixed_at is null and active = 1) as ailing`.execute(db);
  return rows.some(({ all, ailing }) => FEW * Number(ailing) <= Number(all));
}

async function selectCountsOfEach(db: Queryable, now: number, scope: SiteScope): Promise<HealthCount[]> {
  const { rows } = await sql<HealthCount>`select ${healthAt(now)} as health, count(*) as count from sites
    where ${inScope('sites.id', scope)} group by 1`.execute(db);
  return rows;
}

/**
 * Nearly all sites have nothing or pending updates, and these are counted by triggers: so only the others are read. All
 * in one statement, as sites may change between two.
 */
async function selectCountsByTheFew(db: Queryable, now: number): Promise<HealthCount[]> {
  const { rows } = await sql<{ health: SiteHealth | 'all'; count: number; pending: number }>`
    with few as materialized (
      select id as site_id from sites where ${IS_UNUSUAL} and status <> 'suspended' union all ${ailingElsewhere(now)})
    select ${healthAt(now)} as health, count(*) as count, sum(case when ${WITH_PENDING_UPDATES} then 1 else 0 end) as pending
    from sites where id in (select site_id from few) and status <> 'suspended' group by 1
    union all select 'suspended', count(*), 0 from sites where ${IS_UNUSUAL} and status = 'suspended'
    union all select 'all', (select count(*) from sites), (select sum(sites) from pending_totals)`.execute(db);
  const numbers = rows.map(({ health, count, pending }) => ({
    health,
    count: Number(count),
    pending: Number(pending),
  }));
  const all = numbers.find(({ health }) => health === 'all') ?? { count: 0, pending: 0 };
  const few = numbers.filter((row): row is typeof row & HealthCount => row.health !== 'all');
  const rest = (of: 'count' | 'pending') => few.reduce((left, row) => left - row[of], all[of]);
  const updates = rest('pending');
  return [...few, { health: 'updates', count: updates }, { health: 'healthy', count: rest('count') - updates }];
}
