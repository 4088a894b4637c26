import { appendAudit } from '../../kernel/audit/audit.ts';
import type { Services } from '../../kernel/context.ts';
import {
  type ApprovalRow,
  deleteApprovalsBefore,
  selectOverdueApprovals,
  updateApprovalRow,
} from './approval.store.ts';
import { approvalStatusAt } from './approval.ts';
import { LOST } from './approval.views.ts';

const AT_ONCE = 100;
const KEPT_MS = 90 * 24 * 3600_000;

/** Writes down what time has ended: calls that nobody approved, and those whose process died while they ran. */
export async function settleApprovals(services: Services): Promise<void> {
  const { database, clock } = services;
  for (const row of await selectOverdueApprovals(database.db, clock.now(), AT_ONCE)) await settle(services, row);
}

async function settle(services: Services, row: ApprovalRow): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  const status = approvalStatusAt(row, now);
  const lost = status === 'unknown' ? { error_code: 'outcome_unknown', error_message: LOST } : {};
  await database.write(async trx => {
    const columns = { status, ended_at: now, input_sealed: null, lease_until: null, ...lost };
    if (!(await updateApprovalRow(trx, row.id, [status === 'unknown' ? 'running' : 'pending'], columns))) return;
    const detail = { ability: row.ability, proposed_by: row.proposed_by };
    const entry = { action: `approval.${status}`, subject: `approval:${row.id}`, detail };
    await appendAudit(trx, services, { actor: 'system:approvals' }, [entry]);
  });
}

export async function deleteOldApprovals({ database, clock }: Services): Promise<void> {
  await database.write(trx => deleteApprovalsBefore(trx, clock.now() - KEPT_MS));
}
