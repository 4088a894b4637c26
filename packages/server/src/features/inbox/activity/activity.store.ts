import { sql } from 'kysely';
import { isScoped, type SiteScope } from '../../../kernel/lists/site-scope.ts';
import type { Queryable } from '../../../ports/database/port.ts';
import { subjectsInScope } from '../../audit/index.ts';
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

/** Changes before a place, newest first; within a scope, those that the audit log lists there. */
export async function selectChangesBefore(
  db: Queryable,
  { before, most, scope }: { before?: number; most: number; scope: SiteScope },
): Promise<ChangeEntry[]> {
  const head = await db.selectFrom('audit_log').select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst();
  const end = Math.min(before ?? Number.MAX_SAFE_INTEGER, (head?.seq ?? 0) + 1);
  // The limit inside makes SQLite read these entries only; by action, it would read all that the log has of each.
  const { rows } = await sql<ChangeEntry>`select seq, at, actor, action, subject, detail_json
    from (select * from audit_log where seq < ${end} order by seq desc limit ${LOOKED_THROUGH}) as newest
    where action in (${sql.join([...SHOWN_CHANGES])})
    ${isScoped(scope) ? sql`and subject in ${subjectsInScope(scope)}` : sql``}
    order by seq desc limit ${most}`.execute(db);
  return rows.map(row => ({ ...row, seq: Number(row.seq), at: Number(row.at) }));
}
