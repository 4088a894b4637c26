import { sql } from 'kysely';
import { inScope, isScoped, type SiteScope } from '../../../kernel/lists/site-scope.ts';
import { inChunks } from '../../../ports/database/bulk.ts';
import type { Queryable, Trx } from '../../../ports/database/port.ts';

export interface NewIgnore {
  readonly record_id: string;
  readonly site_id: number | null;
  readonly reason: string;
  readonly until_at: number | null;
  readonly created_by: string;
  readonly created_at: number;
}

/** Sets the decision about a record, on one site or on all; the one before is replaced. */
export async function replaceIgnore(trx: Trx, row: NewIgnore): Promise<void> {
  await deleteIgnoreRow(trx, row.record_id, row.site_id);
  await trx.insertInto('vulnerability_ignores').values(row).execute();
}

/** @returns undefined if there was none. */
export async function deleteIgnoreRow(trx: Trx, recordId: string, siteId: number | null) {
  return trx
    .deleteFrom('vulnerability_ignores')
    .where('record_id', '=', recordId)
    .where('site_id', siteId === null ? 'is' : '=', siteId)
    .returning(['id', 'until_at'])
    .executeTakeFirst();
}

/** Of these records, the decisions that hold. */
export function selectIgnoresInForce(db: Queryable, recordIds: readonly string[], now: number) {
  return inChunks(recordIds, some =>
    db
      .selectFrom('vulnerability_ignores')
      .select(['record_id', 'site_id'])
      .where('record_id', 'in', some)
      .where(eb => eb.or([eb('until_at', 'is', null), eb('until_at', '>', now)]))
      .execute(),
  );
}

export async function selectIgnores(db: Queryable, scope: SiteScope, page: { offset: number; limit: number }) {
  const rules = db
    .selectFrom('vulnerability_ignores as rule')
    .$if(isScoped(scope), q => q.where(sql<boolean>`(rule.site_id is null or ${inScope('rule.site_id', scope)})`));
  const items = await rules
    .leftJoin('sites', 'sites.id', 'rule.site_id')
    .leftJoin('vulnerability_records as record', 'record.id', 'rule.record_id')
    .select([
      'rule.record_id',
      'rule.site_id',
      'rule.reason',
      'rule.until_at',
      'rule.created_by',
      'rule.created_at',
      'sites.name as site_name',
      'record.title',
    ])
    .orderBy('rule.created_at', 'desc')
    .orderBy('rule.id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  const { count } = await rules.select(eb => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { items, total: Number(count) };
}
