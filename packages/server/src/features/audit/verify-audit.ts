import { createHash } from 'node:crypto';
import { type AuditHead, type AuditRow, isAuditDigest, openHead } from '../../kernel/audit/audit.ts';
import type { Services } from '../../kernel/context.ts';
import type { Database } from '../../ports/database/port.ts';
import type { Secrets } from '../../ports/secrets/port.ts';
import { selectAuditHead, selectAuditRowsAfter } from './audit.store.ts';

/**
 * altered: the row, or the one before it, is not what was written · missing: the row was removed · cut: the rows from
 * this one on were removed · added: the row was put in · head: the sealed head was removed or replaced, or the log was
 * at odds with it when this row was written · differs: the row is not the one named by an exported head.
 */
export const AUDIT_PROBLEMS = ['altered', 'missing', 'cut', 'added', 'head', 'differs'] as const;
export type AuditProblem = (typeof AUDIT_PROBLEMS)[number];

export interface AuditVerification {
  /** Rows that are as they were written. */
  readonly rows: number;
  /** Digest of the last of them. */
  readonly hash: string;
  readonly problem?: AuditProblem;
  /** Number of the first row that the problem is about. */
  readonly broken?: number;
}

/** An exported head of a log, to compare it with later. */
export interface ExportedAuditHead {
  readonly rows: number;
  readonly hash: string;
}

/**
 * Walks the audit log: each row follows the one before it, has the digest that only this server can make, and the last
 * one is the one named by the sealed head. @param exported Heads stored elsewhere, which the log must still contain.
 */
export async function verifyAudit(
  { database, secrets }: Pick<Services, 'database' | 'secrets'>,
  exported: readonly ExportedAuditHead[] = [],
): Promise<AuditVerification> {
  const expected = new Map(exported.map(({ rows, hash }) => [rows, hash]));
  const seen = { rows: 0, hash: '', id: 0 };
  const end = (problem?: AuditProblem, broken?: number): AuditVerification => {
    const { rows, hash } = seen;
    return problem === undefined ? { rows, hash } : { rows, hash, problem, broken: broken ?? rows + 1 };
  };
  let head = await sealedHead(database, secrets);
  if (head === undefined) return end('head', 1);
  for (;;) {
    const page = await selectAuditRowsAfter(database.db, seen.id);
    for (const row of page) {
      if (row.seq > seen.rows + 1) return end('missing');
      if (row.seq !== seen.rows + 1) return end('added');
      if (row.previous_hash !== seen.hash || !isWhole(secrets, head, row)) return end('altered');
      if ((expected.get(row.seq) ?? row.hash) !== row.hash) return end('differs');
      Object.assign(seen, { rows: row.seq, hash: row.hash, id: row.id });
    }
    if (page.length > 0) continue;
    // Read last: rows that were written meanwhile are found by reading on, rows that are gone are not.
    const before = head.rows;
    head = await sealedHead(database, secrets);
    if (head === undefined) return end('head', 1);
    if (head.rows > seen.rows && head.rows > before) continue;
    if (head.rows > seen.rows) return end('cut');
    if (head.rows < seen.rows) return end('added', head.rows + 1);
    if (head.hash !== seen.hash) return end('altered', seen.rows);
    if (head.tampered_at !== undefined) return end('head', head.tampered_at);
    if (Math.max(0, ...expected.keys()) > seen.rows) return end('cut');
    return end();
  }
}

async function sealedHead(database: Database, secrets: Secrets): Promise<AuditHead | undefined> {
  const stored = await selectAuditHead(database.db);
  return stored && openHead(secrets, stored.sealed);
}

function isWhole(secrets: Secrets, head: AuditHead, row: AuditRow & { hash: string }): boolean {
  return row.seq < head.keyed_from ? plainDigest(row) === row.hash : isAuditDigest(secrets, row, row.hash);
}

/** Digests of release 0.1.0, without a key. Later rows in the chain have one. */
export function plainDigest({ previous_hash, at, actor, action, subject, detail_json }: AuditRow): string {
  const covered = [previous_hash, at, actor, action, subject, detail_json];
  return createHash('sha256').update(JSON.stringify(covered)).digest('hex');
}
