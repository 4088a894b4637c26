import { type RawBuilder, sql } from 'kysely';
import { isScoped, type SiteScope } from '../../../kernel/lists/site-scope.ts';
import type { Queryable } from '../../../ports/database/port.ts';
import { subjectsInScope } from '../../audit/index.ts';
import { SHOWN_CHANGES } from './activity.ts';

/** Within a scope: entries of each action that are looked at in the first turn, and four times as many in each next. */
const LOOKED_AT = 200;
/** Turns for a page: some 70,000 entries of the busiest action. */
const TURNS = 5;

export interface ChangeEntry {
  readonly seq: number;
  readonly at: number;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly detail_json: string;
}

/** What was found, and how far it was looked for if that is not everything: all that is older may have more. */
export interface FoundChanges {
  readonly changes: readonly ChangeEntry[];
  readonly reached: Pick<ChangeEntry, 'seq' | 'at'> | undefined;
}

/** Changes before a place, newest first; within a scope, those that the audit log lists there. */
export async function selectChangesBefore(
  db: Queryable,
  { before, most, scope }: { before?: number; most: number; scope: SiteScope },
): Promise<FoundChanges> {
  const changes: ChangeEntry[] = [];
  let reached: FoundChanges['reached'];
  for (let turn = 0; turn < TURNS; turn++) {
    const end = await selectEnd(db, reached?.seq ?? before);
    const each = isScoped(scope) ? LOOKED_AT * 4 ** turn : most;
    const oldest = isScoped(scope) ? await selectReached(db, end, each) : undefined;
    changes.push(...(await selectChangesBetween(db, { from: oldest?.id, end, each, most, scope })));
    if (changes.length >= most) return { changes: changes.slice(0, most), reached: undefined };
    reached = oldest;
    if (reached === undefined) break;
  }
  return { changes, reached };
}

const ofEachAction = (select: (action: string) => RawBuilder<unknown>) =>
  sql.join(
    SHOWN_CHANGES.map(action => sql`select * from (${select(action)}) as of_action`),
    sql` union all `,
  );

/**
 * The oldest entry behind which none is left out if so many of each action are read; undefined if these are all. An
 * index has them by action, whatever else was logged meanwhile.
 */
async function selectReached(db: Queryable, end: number, each: number) {
  const last = ofEachAction(
    action => sql`select id from audit_log where action = ${action} and id < ${end}
      order by id desc limit 1 offset ${each - 1}`,
  );
  const { rows } = await sql<{ id: number; seq: number; at: number }>`select id, seq, at from audit_log
    where id = (select max(id) from (${last}) as lasts)`.execute(db);
  return rows.map(({ id, seq, at }) => ({ id: Number(id), seq: Number(seq), at: Number(at) }))[0];
}

interface Between {
  readonly from: number | undefined;
  readonly end: number;
  /** Bounds what is read of each action. */
  readonly each: number;
  readonly most: number;
  readonly scope: SiteScope;
}

async function selectChangesBetween(db: Queryable, { from, end, each, most, scope }: Between): Promise<ChangeEntry[]> {
  const looked = ofEachAction(
    action => sql`select id, subject from audit_log
      where action = ${action} and id < ${end} ${from === undefined ? sql`` : sql`and id >= ${from}`}
      order by id desc limit ${each}`,
  );
  const fits = isScoped(scope) ? sql`where newest.subject in ${subjectsInScope(scope)}` : sql``;
  const found = await sql<{ id: number }>`select newest.id from (${looked}) as newest ${fits}`.execute(db);
  const ids = found.rows.map(({ id }) => Number(id)).sort((a, b) => b - a);
  if (ids.length === 0) return [];
  const page = db.selectFrom('audit_log').select(['seq', 'at', 'actor', 'action', 'subject', 'detail_json']);
  const rows = await page.where('id', 'in', ids.slice(0, most)).execute();
  return rows.map(row => ({ ...row, seq: Number(row.seq), at: Number(row.at) })).sort((a, b) => b.seq - a.seq);
}

/**
 * The id before which entries are read. The index by action goes on by id, which grows as the number does. Without a
 * place it is that of the next entry, so that none is added between two queries.
 */
async function selectEnd(db: Queryable, seq: number | undefined): Promise<number> {
  if (seq !== undefined) {
    const from = db.selectFrom('audit_log').select('id').where('seq', '>=', seq);
    const row = await from.orderBy('seq').limit(1).executeTakeFirst();
    if (row) return row.id;
  }
  const newest = await db.selectFrom('audit_log').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return (newest?.id ?? 0) + 1;
}
