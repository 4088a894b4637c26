import { type RawBuilder, sql } from 'kysely';
import { idsInScope, isScoped, type SiteScope } from '../../kernel/lists/site-scope.ts';
import type { Queryable } from '../../ports/database/port.ts';
import { isJobOver } from '../jobs/index.ts';

export interface AuditFilter extends SiteScope {
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly subject?: string | undefined;
  /** ms epoch: from then on. */
  readonly since?: number | undefined;
  /** ms epoch: before then. */
  readonly until?: number | undefined;
}

const COLUMNS = ['seq as id', 'at', 'actor', 'address', 'client', 'action', 'subject', 'detail_json'] as const;
const ROWS_PER_READ = 1000;

/** Newest first. An actor or action that ends with its separator (`user:`, `site.`) matches all that start with it. */
export async function selectAuditPage(db: Queryable, filter: AuditFilter, window: { offset: number; limit: number }) {
  const { subject, since, until } = filter;
  const actor = rangeOf(filter.actor, ':');
  const action = rangeOf(filter.action, '.');
  const found = db
    .selectFrom('audit_log')
    .$if(actor !== undefined, q => q.where('actor', '>=', actor?.from ?? '').where('actor', '<=', actor?.to ?? ''))
    .$if(action !== undefined, q => q.where('action', '>=', action?.from ?? '').where('action', '<=', action?.to ?? ''))
    .$if(subject !== undefined, q => q.where('subject', '=', subject as string))
    .$if(isScoped(filter), q => q.where('subject', 'in', subjectsInScope(filter)))
    .$if(since !== undefined, q => q.where('at', '>=', since as number))
    .$if(until !== undefined, q => q.where('at', '<', until as number));
  const [rows, { total }] = await Promise.all([
    found.select(COLUMNS).orderBy('id', 'desc').limit(window.limit).offset(window.offset).execute(),
    found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** What the sites of a scope, their jobs and the scope itself are called in the log: one list, so that the index serves it. */
export function subjectsInScope({ client_id, tag_id }: SiteScope): RawBuilder<string> {
  const sites = idsInScope({ client_id, tag_id });
  return sql<string>`(select 'site:' || in_scope.id from sites as in_scope where in_scope.id in ${sites}
    union all select 'job:' || jobs.id from jobs where ${isJobOver({ client_id, tag_id })}
    ${client_id !== undefined && tag_id === undefined ? sql`union all select ${sql.lit(`client:${client_id}`)}` : sql``}
    ${tag_id !== undefined && client_id === undefined ? sql`union all select ${sql.lit(`tag:${tag_id}`)}` : sql``})`;
}

/** Both engines compare text by code point, so a prefix is a range. */
function rangeOf(text: string | undefined, separator: string): { from: string; to: string } | undefined {
  if (text === undefined) return undefined;
  return { from: text, to: text.endsWith(separator) ? `${text}\u{10ffff}` : text };
}

/** Full rows after this one, in the order in which they were written. */
export function selectAuditRowsAfter(db: Queryable, afterId: number) {
  return db.selectFrom('audit_log').selectAll().where('id', '>', afterId).orderBy('id').limit(ROWS_PER_READ).execute();
}

export function selectAuditHead(db: Queryable) {
  return db.selectFrom('audit_head').select(['hash', 'row_count', 'sealed']).where('id', '=', 1).executeTakeFirst();
}
