import { type SqlBool, sql } from 'kysely';

/**
 * A person has suspended the site or disconnected it (`sites` in the query): it is not watched, and nothing is told of
 * it. See docs/decisions/0066. True for none where the query has no site.
 */
export const isOnHold = sql<SqlBool>`(case when sites.status = 'suspended' or (sites.status = 'disconnected'
  and coalesce(sites.disconnected_by, 'person') = 'person') then 1 else 0 end) = 1`;

export const isNotOnHold = sql<SqlBool>`not ${isOnHold}`;
