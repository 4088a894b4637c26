import { type RawBuilder, sql } from 'kysely';
import { inScope, type SiteScope } from '../../kernel/lists/site-scope.ts';
import { AILING_HEALTHS, healthAt, PENDING_COLUMNS } from '../sites/index.ts';

const pending = sql.join(
  Object.values(PENDING_COLUMNS).map(column => sql.ref(`sites.${column}`)),
  sql` + `,
);

/** Of clients: their sites, those that are down or have problems, and the updates pending on them. Suspended sites get none. */
export const sitesOfClients = (clientIds: RawBuilder<unknown>, scope: SiteScope, now: number) => sql`
  select client_id, count(*) as sites, sum(case when health = 'down' then 1 else 0 end) as down,
    sum(case when health in (${sql.join(AILING_HEALTHS)}) then 1 else 0 end) as ailing, sum(pending) as pending
  from (select sites.client_id, ${healthAt(now)} as health,
      case when sites.status = 'suspended' then 0 else ${pending} end as pending
    from sites where sites.client_id in ${clientIds} and ${inScope('sites.id', scope)}) as judged
  group by client_id`;
