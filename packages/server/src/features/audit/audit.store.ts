import type { Queryable } from '../../ports/database/port.ts';

export interface AuditFilter {
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
    .$if(since !== undefined, q => q.where('at', '>=', since as number))
    .$if(until !== undefined, q => q.where('at', '<', until as number));
  const [rows, { total }] = await Promise.all([
    found.select(COLUMNS).orderBy('id', 'desc').limit(window.limit).offset(window.offset).execute(),
    found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
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
