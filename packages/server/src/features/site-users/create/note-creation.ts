import type { AuditEntry } from '../../../kernel/audit/audit.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { countUsersAnew, unknownEntry } from '../../sites/index.ts';
import type { NewUser } from '../site-user.ts';
import type { UserCreation } from './create-on-site.ts';

/** Records a created user: in the audit log, and for the user count of the site. */
export async function noteCreation(ctx: Ctx, siteId: number, user: NewUser, outcome: UserCreation): Promise<void> {
  const entry = creationAuditEntry(siteId, user, outcome);
  if (!entry) return;
  await audited(ctx, async trx => {
    await countUsersAnew(trx, [siteId]);
    return { result: undefined, audit: [entry] };
  });
}

/** Contains neither a password nor anything else that only the user should know. */
export function creationAuditEntry(
  siteId: number,
  { username, role }: NewUser,
  outcome: UserCreation,
): AuditEntry | undefined {
  if (!outcome.ok) {
    if (outcome.failure.code !== 'outcome_unknown') return undefined;
    return unknownEntry({ siteId, wanted: 'create-site-users', detail: { username, role } });
  }
  const detail = { user_id: outcome.userId, username, role };
  return { action: 'site_user.created', subject: `site:${siteId}`, detail };
}
