import type { Trx } from '../../ports/database/port.ts';
import type { Ctx } from '../context.ts';
import { type AuditEntry, appendAudit, auditOrigin } from './audit.ts';

/**
 * Makes a change and writes its audit rows in one transaction: both happen or neither.
 * @param work Does the change, and tells what to log.
 */
export async function audited<T>(
  ctx: Ctx,
  work: (trx: Trx) => Promise<{ result: T; audit: readonly AuditEntry[] }>,
): Promise<T> {
  return ctx.database.write(async trx => {
    const { result, audit } = await work(trx);
    await appendAudit(trx, ctx, auditOrigin(ctx), audit);
    return result;
  });
}
