import { sql } from 'kysely';
import { isScoped, type SiteScope } from '../../../kernel/lists/site-scope.ts';
import type { Queryable } from '../../../ports/database/port.ts';
import { subjectsInScope } from '../../audit/index.ts';
import { SHOWN_CHANGES } from './activity.ts';

/** Within a scope: entries of each action that are looked at in one turn, and turns for a page. */
const LOOKED_AT = 200;
const TURNS = 10;

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
    const found = await lookBefore(db, reached?.seq ?? before, isScoped(scope) ? LOOKED_AT : most, scope);
    changes.push(...found.changes);
    if (changes.length >= most) return { changes: changes.slice(0, most), reached: undefined };
    reached = found.reached;
    if (reached === undefined) break;
  }
  return { changes, reached };
}

type Looked = ChangeEntry & { readonly fits: number };

/** @param each Entries of each action that are read: an index has them by action, whatever else was logged meanwhile. */
async function lookBefore(
  db: Queryable,
  before: number | undefined,
  each: number,
  scope: SiteScope,
): Promise<FoundChanges> {
  const end = before === undefined ? undefined : await selectIdAt(db, before);
  const ofActions = SHOWN_CHANGES.map(
    action => sql`select * from (select seq, at, actor, action, subject, detail_json from audit_log
      where action = ${action} ${end === undefined ? sql`` : sql`and id < ${end}`}
      order by id desc limit ${each}) as of_action`,
  );
  const fits = isScoped(scope) ? sql`case when subject in ${subjectsInScope(scope)} then 1 else 0 end` : sql`1`;
  const { rows } = await sql<Looked>`select newest.*, ${fits} as fits
    from (${sql.join(ofActions, sql` union all `)}) as newest`.execute(db);
  const all = rows.map(row => ({ ...row, seq: Number(row.seq), at: Number(row.at) })).sort((a, b) => b.seq - a.seq);
  const reached = lastWhereAllAreKnown(all, each);
  const known = reached === undefined ? all : all.filter(({ seq }) => seq >= reached.seq);
  return { changes: known.filter(row => Number(row.fits) === 1).map(({ fits, ...row }) => row), reached };
}

/** Before the oldest read entry of an action that has more, nothing is known of that action. */
function lastWhereAllAreKnown(newestFirst: readonly ChangeEntry[], each: number): ChangeEntry | undefined {
  const read = new Map<string, number>();
  return newestFirst.find(({ action }) => {
    const count = (read.get(action) ?? 0) + 1;
    read.set(action, count);
    return count === each;
  });
}

/** The index by action goes on by id, which grows as the number does. */
async function selectIdAt(db: Queryable, seq: number): Promise<number | undefined> {
  const from = db.selectFrom('audit_log').select('id').where('seq', '>=', seq);
  return (await from.orderBy('seq').limit(1).executeTakeFirst())?.id;
}
