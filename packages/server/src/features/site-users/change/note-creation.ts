import { audited } from '../../../kernel/audit/audited.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { countUsersAnew } from '../../sites/index.ts';
import type { NewUser } from '../site-user.ts';
import { auditOf } from '../work/run-site-work.ts';
import type { Creation } from './create-on-site.ts';

/** A user who was made: in the audit log, and for the count of the site. */
export async function noteCreation(ctx: Ctx, siteId: number, user: NewUser, outcome: Creation): Promise<void> {
  const entry = auditOf(siteId, user, outcome);
  if (!entry) return;
  await audited(ctx, async trx => {
    await countUsersAnew(trx, [siteId]);
    return { result: undefined, audit: [entry] };
  });
}
