import type { Database } from '../../../ports/database/port.ts';
import type { AffectedSoftware, FeedNotice } from '../feed/feed-record.ts';

/** A record with its software and the notices that must be shown with it. */
export async function selectRecord({ db }: Database, id: string) {
  const record = await db.selectFrom('vulnerability_records').selectAll().where('id', '=', id).executeTakeFirst();
  if (!record) return undefined;
  const software = await db
    .selectFrom('vulnerability_software')
    .selectAll()
    .where('record_id', '=', id)
    .orderBy('seq')
    .execute();
  const noticeIds = JSON.parse(record.notices_json) as string[];
  const rows =
    noticeIds.length === 0
      ? []
      : await db.selectFrom('vulnerability_notices').selectAll().where('id', 'in', noticeIds).execute();
  const notices = new Map(rows.map(row => [row.id, JSON.parse(row.notice_json) as FeedNotice]));
  return {
    record,
    software: software.map(({ ranges_json, patched_json, ...row }) => ({
      ...row,
      ranges: JSON.parse(ranges_json) as AffectedSoftware['ranges'],
      patched: JSON.parse(patched_json) as string[],
    })),
    notices: noticeIds.flatMap(noticeId => notices.get(noticeId) ?? []),
  };
}

/** Those of the ids that a stored record or finding has. */
export async function selectKnownIds({ db }: Database, ids: readonly string[]): Promise<Set<string>> {
  const records = await db.selectFrom('vulnerability_records').select('id').where('id', 'in', ids).execute();
  const findings = await db
    .selectFrom('vulnerability_findings')
    .select('record_id as id')
    .distinct()
    .where('record_id', 'in', ids)
    .where('fixed_at', 'is', null)
    .execute();
  return new Set([...records, ...findings].map(({ id }) => id));
}
