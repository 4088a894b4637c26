import type { AuditEntry } from '../../../kernel/audit/audit.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';

/** A requested change that may have been made on a site. */
export interface UnknownChange {
  /** Undefined for a site that is not stored yet. */
  readonly siteId: number | undefined;
  /** In the terms of the abilities: `delete-site-plugins`. */
  readonly wanted: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** The row of the audit log about a change whose outcome is unknown. */
export function unknownEntry({ siteId, wanted, detail }: UnknownChange): AuditEntry {
  const subject = siteId === undefined ? 'site:new' : `site:${siteId}`;
  return { action: 'site.outcome_unknown', subject, detail: { wanted, ...detail } };
}

/** A change that may have been made on a site has a row in the audit log, as a completed one has. */
export async function noteUnknown(ctx: Ctx, what: UnknownChange): Promise<void> {
  await audited(ctx, async () => ({ result: undefined, audit: [unknownEntry(what)] }));
}

/** The same if the failure means that. */
export async function noteIfUnknown(ctx: Ctx, failure: unknown, what: UnknownChange): Promise<void> {
  if (failure instanceof AppError && failure.code === 'outcome_unknown') await noteUnknown(ctx, what);
}
