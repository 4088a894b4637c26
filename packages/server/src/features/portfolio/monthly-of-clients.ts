import { type RawBuilder, sql } from 'kysely';
import { inScope, type SiteScope } from '../../kernel/lists/site-scope.ts';

/**
 * What clients pay in a month for themselves and their sites, in cents: `runningCostsOfClient` in SQL, for all of them
 * at once. A cost that names a client without sites is paid once, unless only sites with a tag are asked for.
 */
export const monthlyOfClients = (clientIds: RawBuilder<unknown>, scope: SiteScope) => sql`
  select bill.client_id, cast(sum(
    costs.price_cents * bill.own * ${PER_YEAR} / 12.0 / coalesce(shared.sites, 1)) as double precision) as cents
  from (select client_id, cost_id, count(*) as own
      from (${targetsOf(RUNNING, sql`(select id from sites where client_id in ${clientIds} and ${inScope('id', scope)})`)}) as target
      join sites on sites.id = target.site_id group by client_id, cost_id
    ${scope.tag_id === undefined ? sql`union all ${WITHOUT_SITES} and cost_clients.client_id in ${clientIds}` : sql``}
  ) as bill
  join costs on costs.id = bill.cost_id
  left join (select cost_id, count(*) as sites from (${targetsOf(SHARED)}) as target group by cost_id) as shared
    on shared.cost_id = bill.cost_id
  group by bill.client_id`;

const PER_YEAR = sql`case costs.renewal_type
  when 'weekly' then 52 when 'monthly' then 12 when 'quarterly' then 4 else 1 end`;

const PAID_AGAIN = sql`status = 'active' and payment_type = 'subscription' and renewal_type <> 'disabled'`;
const RUNNING = sql`(select id from costs where ${PAID_AGAIN})`;
/** The sites of these share one price. */
const SHARED = sql`(select id from costs where ${PAID_AGAIN} and license_type = 'multi_site')`;

/** Each site that one of the costs is for, once. @param among Only these sites. */
function targetsOf(costs: RawBuilder<unknown>, among?: RawBuilder<unknown>) {
  const only = (column: string) => (among === undefined ? sql`` : sql`and ${sql.ref(column)} in ${among}`);
  return sql`select cost_id, site_id from cost_sites where cost_id in ${costs} ${only('site_id')}
    union select cost_id, site_id from cost_tags join site_tags on site_tags.tag_id = cost_tags.tag_id
      where cost_id in ${costs} ${only('site_id')}
    union select cost_id, sites.id from cost_clients join sites on sites.client_id = cost_clients.client_id
      where cost_id in ${costs} ${only('sites.id')}`;
}

const WITHOUT_SITES = sql`select cost_clients.client_id, cost_clients.cost_id, 1 as own from cost_clients
  where cost_id in ${RUNNING} and not exists (select 1 from sites where sites.client_id = cost_clients.client_id)`;
