import type { Queryable } from '../../../ports/database/port.ts';

/** Id of the newest row of the audit log; 0 for none. */
export async function selectNewestAuditId(db: Queryable): Promise<number> {
  const row = await db.selectFrom('audit_log').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? 0;
}

/** When the users of which sites were last changed through us after a row of the audit log, by any process. */
export async function selectUsersChangedSince(db: Queryable, auditId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['subject', 'at'])
    .where('id', '>', auditId)
    .where('action', 'like', 'site_user.%')
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ subject, at }) => [Number(subject.replace('site:', '')), at]));
}
