import { isoInstant } from '../../../kernel/text/instants.ts';
import { daysUntil, endpointHost } from '../../expiry/index.ts';
import { type DetailFacts, type ItemDetails, siteNameOf } from './detail.ts';

const whenIs = (days: number) =>
  days < 0 ? 'has expired' : days === 0 ? 'expires today' : `expires in ${days === 1 ? '1 day' : `${days} days`}`;

export const certificateDetails: ItemDetails = async (rows, facts) => {
  const found = await facts.ctx.database.db
    .selectFrom('site_certificates')
    .select(['site_id', 'endpoint', 'expires_at', 'issuer'])
    .where(
      'site_id',
      'in',
      rows.map(row => Number(row.key)),
    )
    .execute();
  const byId = new Map(found.map(row => [String(row.site_id), row]));
  return new Map(
    rows.flatMap(row => {
      const one = byId.get(row.key);
      if (one === undefined) return [];
      const name = endpointHost(one.endpoint);
      const data = ends(facts, { name, expires_at: one.expires_at, by: one.issuer });
      const title = `The certificate of ${siteNameOf(facts, row)} ${whenIs(data.days_left)}`;
      const text = `The certificate of ${name} is good until ${data.expires_at.slice(0, 10)}. Renew it.`;
      return [[row.key, { title, text, data, actions: [] }] as const];
    }),
  );
};

export const domainDetails: ItemDetails = async (rows, facts) => {
  const keys = rows.map(row => row.key);
  const found = await facts.ctx.database.db
    .selectFrom('domains')
    .select(['domain', 'expires_at', 'given_expires_at', 'registrar'])
    .where('domain', 'in', keys)
    .execute();
  return new Map(
    found.flatMap(({ domain, registrar, ...row }) => {
      const expires_at = row.expires_at ?? row.given_expires_at;
      if (expires_at === null) return [];
      const data = ends(facts, { name: domain, expires_at, by: registrar });
      const title = `The domain ${domain} ${whenIs(data.days_left)}`;
      const text = `Its registration ends on ${data.expires_at.slice(0, 10)}. Renew it${registrar === null ? '' : ` at ${registrar}`}.`;
      return [[domain, { title, text, data, actions: [] }] as const];
    }),
  );
};

function ends({ ctx }: DetailFacts, { expires_at, ...rest }: { name: string; expires_at: number; by: string | null }) {
  return { ...rest, expires_at: isoInstant(expires_at), days_left: daysUntil(expires_at, ctx.clock.now()) };
}
