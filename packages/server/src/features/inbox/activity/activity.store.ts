import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../ports/database/port.ts';
import { SHOWN_CHANGES } from './activity.ts';

/** Entries of the audit log that are looked through for a page: most of it are changes that the feed doesn't show. */
const LOOKED_THROUGH = 5000;

export interface ChangeEntry {
  readonly seq: number;
  readonly at: number;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly detail_json: string;
}

/** Changes before a place, newest first. @param scope Condition on `sites`. */
export async function selectChangesBefore(
  db: Queryable,
  {
    before,
    most,
    scope,
    clientId,
  }: { before?: number; most: number; scope?: RawBuilder<boolean> | undefined; clientId?: number | undefined },
): Promise<ChangeEntry[]> {
  const head = await db.selectFrom('audit_log').select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst();
  const end = Math.min(before ?? Number.MAX_SAFE_INTEGER, (head?.seq ?? 0) + 1);
  const about = [
    ...(scope === undefined ? [] : [sql`subject in (select 'site:' || sites.id from sites where ${scope})`]),
    ...(clientId === undefined ? [] : [sql`subject = ${`client:${clientId}`}`]),
  ];
  const { rows } = await sql<ChangeEntry>`select seq, at, actor, action, subject, detail_json from audit_log
    where seq < ${end} and seq >= ${end - LOOKED_THROUGH} and action in (${sql.join([...SHOWN_CHANGES])})
    ${about.length === 0 ? sql`` : sql`and (${sql.join(about, sql` or `)})`}
    order by seq desc limit ${most}`.execute(db);
  return rows.map(row => ({ ...row, seq: Number(row.seq), at: Number(row.at) }));
}
