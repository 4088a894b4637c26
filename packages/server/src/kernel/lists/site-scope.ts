import { type RawBuilder, sql } from 'kysely';
import { Type } from 'typebox';

/** The sites of one client, or with one tag, or both. */
export interface SiteScope {
  readonly client_id?: number | undefined;
  readonly tag_id?: number | undefined;
}

/** @param things What is listed, such as `sites` or `jobs over sites`. */
export const siteScopeInput = (things: string) => ({
  client_id: Type.Optional(
    Type.Integer({ minimum: 1, description: `Only ${things} of this client, by id. Other filters narrow it further.` }),
  ),
  tag_id: Type.Optional(
    Type.Integer({ minimum: 1, description: `Only ${things} with this tag, by id. Other filters narrow it further.` }),
  ),
});

export const isScoped = ({ client_id, tag_id }: SiteScope) => client_id !== undefined || tag_id !== undefined;

/** A scope out of other input. */
export const scopeOf = ({ client_id, tag_id }: SiteScope): SiteScope => ({ client_id, tag_id });

/** The ids of the sites in a scope, as a subquery: from an index of `sites` or of `site_tags` alone. */
export function idsInScope({ client_id, tag_id }: SiteScope): RawBuilder<{ id: number }> {
  const tagged = sql`select site_id from site_tags where tag_id = ${tag_id}`;
  if (client_id === undefined) return tag_id === undefined ? sql`(select id from sites)` : sql`(${tagged})`;
  const narrowed = tag_id === undefined ? sql`` : sql`and id in (${tagged})`;
  return sql`(select id from sites where client_id = ${client_id} ${narrowed})`;
}

/**
 * Condition that a column holds the id of a site in the scope; true for every row without one.
 * @param column `events.site_id`
 */
export const inScope = (column: string, scope: SiteScope): RawBuilder<boolean> =>
  isScoped(scope) ? sql<boolean>`${sql.ref(column)} in ${idsInScope(scope)}` : sql<boolean>`1 = 1`;
