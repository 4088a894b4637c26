import { createHash } from 'node:crypto';
import type { Trx } from '../ports/database/port.ts';
import { actorName, type Ctx, type Services } from './context.ts';

/** One line of the audit log: what was done to what. `detail` holds no secrets. */
export interface AuditEntry {
  /** Verb in the field's terms, e.g. `site.suspended`. */
  readonly action: string;
  /** What it was done to, e.g. `site:12`. */
  readonly subject: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Columns of an audit row that its hash covers, in this order. */
export interface AuditRow {
  at: number;
  actor: string;
  action: string;
  subject: string;
  detail_json: string;
  previous_hash: string;
}

/** Each row's hash covers the row before it: a row altered, removed or put in later breaks the chain. */
export function auditHash(row: AuditRow): string {
  const covered = [row.previous_hash, row.at, row.actor, row.action, row.subject, row.detail_json];
  return createHash('sha256').update(JSON.stringify(covered)).digest('hex');
}

/**
 * Makes a change and writes its audit rows in one transaction: both happen or neither.
 * @param work Does the change, and tells what to log.
 */
export async function change<T>(
  ctx: Ctx,
  work: (trx: Trx) => Promise<{ result: T; audit: readonly AuditEntry[] }>,
): Promise<T> {
  return ctx.database.write(async trx => {
    const { result, audit } = await work(trx);
    await appendAudit(trx, ctx, actorName(ctx.actor), audit);
    return result;
  });
}

export async function appendAudit(
  trx: Trx,
  services: Pick<Services, 'clock' | 'database'>,
  actor: string,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const head = trx.selectFrom('audit_head').select('hash').where('id', '=', 1);
  // Locking the head lets one transaction at a time extend the chain; SQLite has one writer anyway.
  const locked = services.database.engine === 'postgres' ? head.forUpdate() : head;
  let previous = (await locked.executeTakeFirstOrThrow()).hash;
  const at = services.clock.now();
  const rows = entries.map(entry => {
    const row = {
      at,
      actor,
      action: entry.action,
      subject: entry.subject,
      detail_json: JSON.stringify(entry.detail ?? {}),
      previous_hash: previous,
    };
    previous = auditHash(row);
    return { ...row, hash: previous };
  });
  for (let from = 0; from < rows.length; from += 200) {
    await trx
      .insertInto('audit_log')
      .values(rows.slice(from, from + 200))
      .execute();
  }
  await trx.updateTable('audit_head').set({ hash: previous }).where('id', '=', 1).execute();
}
