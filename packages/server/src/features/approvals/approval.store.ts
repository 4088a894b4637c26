import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Actor } from '../../kernel/context.ts';
import { isScoped, type SiteScope } from '../../kernel/lists/site-scope.ts';
import type { Queryable, Trx } from '../../ports/database/port.ts';
import type { Tables } from '../../ports/database/schema.ts';
import type { ApprovalStatus } from './approval.ts';
import { isAboutScope } from './approval-subjects.store.ts';

export type ApprovalRow = Selectable<Tables['approvals']>;

/** What a list shows; the rest of a row has up to some megabytes. */
const BRIEF_COLUMNS = [
  'id',
  'status',
  'ability',
  'proposed_by',
  'client',
  'proposed_at',
  'expires_at',
  'decided_by',
  'decided_at',
  'reason',
  'lease_until',
] as const;

export type ApprovalBriefRow = Pick<ApprovalRow, (typeof BRIEF_COLUMNS)[number]>;

/** Whose approvals, in which states, about what. */
export interface ApprovalFilter extends SiteScope {
  readonly proposer?: Proposer | undefined;
  /** Without those of abilities for admins. */
  readonly ofOperators?: boolean;
  readonly status?: ApprovalStatus | undefined;
  readonly now: number;
}

export interface Proposer {
  readonly proposer_kind: string;
  readonly proposer_id: number | null;
}

export function proposerOf(actor: Actor): Proposer {
  return { proposer_kind: actor.kind, proposer_id: actor.kind === 'system' ? null : actor.id };
}

function filtered(db: Queryable, { proposer, ofOperators, status, now, ...scope }: ApprovalFilter) {
  return db
    .selectFrom('approvals')
    .$if(isScoped(scope), q => q.where(isAboutScope(scope)))
    .$if(proposer !== undefined, q =>
      q
        .where('proposer_kind', '=', proposer?.proposer_kind ?? '')
        .where('proposer_id', 'is not distinct from', proposer?.proposer_id ?? null),
    )
    .$if(ofOperators === true, q => q.where('admin_only', '=', 0))
    .$if(status !== undefined, q =>
      q.where(eb => {
        // The empty text keeps the index of states out of it: calls about a scope are fewer than those in a state.
        const column = isScoped(scope) ? sql<string>`status || ''` : sql.ref<string>('status');
        const stored = eb(column, '=', status as string);
        if (status === 'pending') return eb.and([stored, eb('expires_at', '>', now)]);
        if (status === 'running') return eb.and([stored, eb('lease_until', '>', now)]);
        if (status === 'expired')
          return eb.or([stored, eb.and([eb('status', '=', 'pending'), eb('expires_at', '<=', now)])]);
        if (status === 'unknown')
          return eb.or([stored, eb.and([eb('status', '=', 'running'), eb('lease_until', '<=', now)])]);
        return stored;
      }),
    );
}

/** Newest first. */
export async function selectApprovalPage(
  db: Queryable,
  filter: ApprovalFilter,
  window: { offset: number; limit: number },
): Promise<{ rows: ApprovalBriefRow[]; total: number }> {
  const found = filtered(db, filter);
  const time = isScoped(filter) ? sql`+proposed_at` : sql`proposed_at`;
  const [rows, { total }] = await Promise.all([
    found.select(BRIEF_COLUMNS).orderBy(time, 'desc').orderBy('id').limit(window.limit).offset(window.offset).execute(),
    found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export async function selectApprovalCount(db: Queryable, filter: ApprovalFilter): Promise<number> {
  const query = filtered(db, filter).select(eb => eb.fn.countAll<number>().as('count'));
  return (await query.executeTakeFirstOrThrow()).count;
}

export function selectApproval(db: Queryable, id: string): Promise<ApprovalRow | undefined> {
  return db.selectFrom('approvals').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locked until the transaction ends: of two decisions one is made. */
export function lockApproval(trx: Trx, id: string): Promise<ApprovalRow | undefined> {
  return trx.selectFrom('approvals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The same call, proposed before and still waiting. */
export function selectSameProposal(
  trx: Trx,
  {
    proposer_kind,
    proposer_id,
    ability,
    input_digest,
    now,
  }: Proposer & { ability: string; input_digest: string; now: number },
): Promise<ApprovalRow | undefined> {
  return filtered(trx, { proposer: { proposer_kind, proposer_id }, status: 'pending', now })
    .selectAll()
    .where('ability', '=', ability)
    .where('input_digest', '=', input_digest)
    .executeTakeFirst();
}

export async function insertApproval(trx: Trx, row: Insertable<Tables['approvals']>): Promise<void> {
  await trx.insertInto('approvals').values(row).execute();
}

/** @returns false if it is in none of these states any more. */
export async function updateApprovalRow(
  trx: Trx,
  id: string,
  from: readonly ApprovalStatus[],
  columns: Updateable<Tables['approvals']>,
): Promise<boolean> {
  const query = trx
    .updateTable('approvals')
    .set(columns)
    .where('id', '=', id)
    .where('status', 'in', [...from]);
  return (await query.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Those that time has ended and nobody has written down. */
export function selectOverdueApprovals(db: Queryable, now: number, most: number): Promise<ApprovalRow[]> {
  return db
    .selectFrom('approvals')
    .selectAll()
    .where(eb =>
      eb.or([
        eb.and([eb('status', '=', 'pending'), eb('expires_at', '<=', now)]),
        eb.and([eb('status', '=', 'running'), eb('lease_until', '<=', now)]),
      ]),
    )
    .orderBy('id')
    .limit(most)
    .execute();
}

export async function deleteApprovalsBefore(trx: Trx, before: number): Promise<void> {
  await trx
    .deleteFrom('approvals')
    .where('proposed_at', '<', before)
    .where('status', 'not in', ['pending', 'running'])
    .execute();
}

const MOST_STEPS = 100;
/** A call that counts as unknown may still be running, in a process that could not reach the store. */
const LATE_STEPS_MS = 3600_000;

/** What the audit log has of a call, oldest first: every row that was written while it ran. */
export async function selectApprovalSteps(
  db: Queryable,
  { id, decided_at, ended_at, lease_until }: Pick<ApprovalRow, 'id' | 'decided_at' | 'ended_at' | 'lease_until'>,
) {
  if (decided_at === null) return [];
  // Without an end, SQLite would read the whole log, in the order of ids.
  const until = Math.max(decided_at, ended_at ?? lease_until ?? 0) + LATE_STEPS_MS;
  return db
    .selectFrom('audit_log')
    .select(['at', 'action', 'subject'])
    .where('at', '>=', decided_at)
    .where('at', '<=', until)
    .where('detail_json', 'like', `%"approval":"${id}"%`)
    .where('subject', '!=', `approval:${id}`)
    .orderBy('id')
    .limit(MOST_STEPS)
    .execute();
}
