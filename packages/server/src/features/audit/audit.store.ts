import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { idsInScope, isScoped, type SiteScope } from '../../kernel/lists/site-scope.ts';
import type { Queryable } from '../../ports/database/port.ts';
import type { Tables } from '../../ports/database/schema.ts';
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
  const actor = textMatch('actor', filter.actor, ':');
  const action = textMatch('action', filter.action, '.');
  const found = db
    .selectFrom('audit_log')
    .$if(actor !== undefined, q => q.where(actor?.condition as RawBuilder<boolean>))
    .$if(action !== undefined, q => q.where(action?.condition as RawBuilder<boolean>))
    .$if(subject !== undefined, q => q.where('subject', '=', subject as string))
    .$if(isScoped(filter), q => q.where('subject', 'in', subjectsInScope(filter)))
    .$if(since !== undefined, q => q.where('at', '>=', since as number))
    .$if(until !== undefined, q => q.where('at', '<', until as number));
  const isAll = Object.values(filter).every(value => value === undefined);
  const isExact = subject !== undefined || [actor, action].some(match => match?.exact);
  // An index has what is exact in the order of the ids. A range is sorted; without the sign, the log would be read from
  // its end until the page is full.
  const order = isAll || isExact ? sql`audit_log.id` : sql`+audit_log.id`;
  const page = found.select('audit_log.id').orderBy(order, 'desc').limit(window.limit).offset(window.offset);
  const [rows, total] = await Promise.all([
    db
      .selectFrom('audit_log')
      .select(COLUMNS)
      .where('audit_log.id', 'in', page)
      .orderBy('audit_log.id', 'desc')
      .execute(),
    isAll ? selectAuditCount(db) : countOf(found),
  ]);
  return { rows, total };
}

type Found = SelectQueryBuilder<Tables, 'audit_log', object>;

async function countOf(found: Found): Promise<number> {
  return (await found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total;
}

/** The head knows how many rows there are: none is ever removed. */
async function selectAuditCount(db: Queryable): Promise<number> {
  return (await selectAuditHead(db))?.row_count ?? countOf(db.selectFrom('audit_log'));
}

/** What the sites of a scope, their jobs and the scope itself are called in the log: one list, so that the index serves it. */
export function subjectsInScope({ client_id, tag_id }: SiteScope): RawBuilder<string> {
  const sites = idsInScope({ client_id, tag_id });
  return sql<string>`(select 'site:' || in_scope.id from sites as in_scope where in_scope.id in ${sites}
    union all select 'job:' || jobs.id from jobs where ${isJobOver({ client_id, tag_id })}
    ${client_id !== undefined && tag_id === undefined ? sql`union all select ${sql.lit(`client:${client_id}`)}` : sql``}
    ${tag_id !== undefined && client_id === undefined ? sql`union all select ${sql.lit(`tag:${tag_id}`)}` : sql``})`;
}

/** A text, or all that start with it. Both engines compare text by code point, so that a prefix is a range. */
function textMatch(column: 'actor' | 'action', text: string | undefined, separator: string) {
  if (text === undefined) return undefined;
  const exact = !text.endsWith(separator);
  const name = sql.ref(column);
  const condition = exact
    ? sql<boolean>`${name} = ${text}`
    : sql<boolean>`${name} >= ${text} and ${name} <= ${`${text}\u{10ffff}`}`;
  return { exact, condition };
}

/** Full rows after this one, in the order in which they were written. */
export function selectAuditRowsAfter(db: Queryable, afterId: number) {
  return db.selectFrom('audit_log').selectAll().where('id', '>', afterId).orderBy('id').limit(ROWS_PER_READ).execute();
}

export function selectAuditHead(db: Queryable) {
  return db.selectFrom('audit_head').select(['hash', 'row_count', 'sealed']).where('id', '=', 1).executeTakeFirst();
}
