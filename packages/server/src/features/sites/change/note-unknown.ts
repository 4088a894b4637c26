import type { AuditEntry } from '../../../kernel/audit/audit.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';

/** What was wanted of a site and may have been done there. */
export interface UnknownChange {
  /** Undefined for a site that is not stored yet. */
  readonly siteId: number | undefined;
  /** In the terms of the abilities: `delete-site-plugins`. */
  readonly wanted: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** The row of the audit log about a change of which nobody can tell whether it was made. */
export function unknownEntry({ siteId, wanted, detail }: UnknownChange): AuditEntry {
  const subject = siteId === undefined ? 'site:new' : `site:${siteId}`;
  return { action: 'site.outcome_unknown', subject, detail: { wanted, ...detail } };
}

/** What may have been done on a site has its row in the audit log, as what was done. */
export async function noteUnknown(ctx: Ctx, what: UnknownChange): Promise<void> {
  await audited(ctx, async () => ({ result: undefined, audit: [unknownEntry(what)] }));
}

/** The same where the failure says so. */
export async function noteIfUnknown(ctx: Ctx, failure: unknown, what: UnknownChange): Promise<void> {
  if (failure instanceof AppError && failure.code === 'outcome_unknown') await noteUnknown(ctx, what);
}
