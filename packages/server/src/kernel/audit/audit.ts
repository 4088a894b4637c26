import type { Clock } from '../../ports/clock/port.ts';
import type { Database, Trx } from '../../ports/database/port.ts';
import type { Secrets } from '../../ports/secrets/port.ts';
import { type Actor, actorName, type RequestSource } from '../actor.ts';

/** What writing to the audit log needs. */
export interface AuditServices {
  readonly clock: Clock;
  readonly database: Database;
  readonly secrets: Secrets;
}

/** One line of the audit log: what was done to what. `detail` holds no secrets. */
export interface AuditEntry {
  /** One of `AUDIT_ACTIONS`, e.g. `site.suspended`. */
  readonly action: string;
  /** What it was done to, e.g. `site:12`. */
  readonly subject: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Who did it, and from where. */
export interface AuditOrigin {
  /** `user:anna`, `key:nightly`, `system:schedule`. */
  readonly actor: string;
  readonly client?: RequestSource | undefined;
  readonly approved?: ApprovedBy | undefined;
}

/** A person let this happen: an actor's call was carried out because of it. */
export interface ApprovedBy {
  /** Id of the approval. */
  readonly approval: string;
  /** `user:anna`. */
  readonly by: string;
}

/** Columns of an audit row that its digest covers. */
export interface AuditRow {
  seq: number;
  at: number;
  actor: string;
  address: string;
  client: string;
  action: string;
  subject: string;
  detail_json: string;
  previous_hash: string;
}

/** What the sealed head of the log says; whoever can only write the database can't make another one. */
export interface AuditHead {
  /** Rows in the log. */
  readonly rows: number;
  /** Digest of the last one; '' of an empty log. */
  readonly hash: string;
  /** The first row with a keyed digest; those before it were written by a release that had none. */
  readonly keyed_from: number;
  /** The log was found at odds with its head before this row was added. */
  readonly tampered_at?: number;
}

export const AUDIT_HEAD_PLACE = 'audit/head';
const CLIENT_LENGTH = 200;

/** Each row's digest covers the row before it, and needs the master key: a row can't be altered, removed or put in. */
export function auditDigest(secrets: Secrets, row: AuditRow): string {
  return secrets.mac(DIGESTS, coveredBy(row));
}

/** Rows that were written under a master key that was in use before are as good as new ones. */
export function isAuditDigest(secrets: Secrets, row: AuditRow, digest: string): boolean {
  return secrets.isMac(DIGESTS, coveredBy(row), digest);
}

const DIGESTS = 'audit';

function coveredBy({ previous_hash, seq, at, actor, address, client, action, subject, detail_json }: AuditRow): string {
  return JSON.stringify([previous_hash, seq, at, actor, address, client, action, subject, detail_json]);
}

export function sealHead(secrets: Secrets, head: AuditHead): string {
  return secrets.seal(AUDIT_HEAD_PLACE, JSON.stringify(head));
}

/** @returns undefined when it is missing, was altered, or was sealed with another key. */
export function openHead(secrets: Secrets, sealed: string): AuditHead | undefined {
  try {
    return JSON.parse(secrets.open(AUDIT_HEAD_PLACE, sealed).toString('utf8')) as AuditHead;
  } catch {
    return undefined;
  }
}

export function auditOrigin({ actor, client, approved }: WhoAsked): AuditOrigin {
  return { actor: actorName(actor), client, approved };
}

type WhoAsked = Omit<AuditOrigin, 'actor'> & { readonly actor: Actor };

/**
 * Until the transaction ends, no other that adds to the audit log goes on: what this one finds missing, none of them
 * adds meanwhile.
 */
export async function serializeAuditedWrites(trx: Trx): Promise<void> {
  await trx.selectFrom('audit_head').select('id').where('id', '=', 1).forUpdate().execute();
}

/** Adds rows to the log, in the caller's transaction. */
export async function appendAudit(
  trx: Trx,
  services: AuditServices,
  { actor, client, approved }: AuditOrigin,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const { secrets } = services;
  const approval = approved && { approval: approved.approval, approved_by: approved.by };
  const stored = trx.selectFrom('audit_head').select(['hash', 'row_count', 'sealed']).where('id', '=', 1);
  // Locking the head lets one transaction at a time extend the chain.
  const { sealed: mark, ...head } = await stored.forUpdate().executeTakeFirstOrThrow();
  const at = services.clock.now();
  let { hash: previous, row_count: seq } = head;
  const sealed = headToGoOnFrom(openHead(secrets, mark), { hash: previous, rows: seq });
  const rows = entries.map(entry => {
    seq += 1;
    const row = {
      seq,
      at,
      actor,
      address: client?.address ?? '',
      client: (client?.userAgent ?? '').slice(0, CLIENT_LENGTH),
      action: entry.action,
      subject: entry.subject,
      detail_json: JSON.stringify({ ...entry.detail, ...approval }),
      previous_hash: previous,
    };
    previous = auditDigest(secrets, row);
    return { ...row, hash: previous };
  });
  for (let from = 0; from < rows.length; from += 200) {
    await trx
      .insertInto('audit_log')
      .values(rows.slice(from, from + 200))
      .execute();
  }
  const next = { hash: previous, rows: seq };
  await trx
    .updateTable('audit_head')
    .set({ hash: previous, row_count: seq, sealed: sealHead(secrets, { ...sealed, ...next }) })
    .where('id', '=', 1)
    .execute();
}

/** A log that was cut or rewritten must not be made good by the next row: the head keeps that it was found so. */
function headToGoOnFrom(sealed: AuditHead | undefined, stored: { hash: string; rows: number }): AuditHead {
  if (sealed === undefined) return { ...stored, keyed_from: stored.rows + 1, tampered_at: stored.rows + 1 };
  if (sealed.hash === stored.hash && sealed.rows === stored.rows) return sealed;
  return { ...sealed, tampered_at: sealed.tampered_at ?? Math.min(sealed.rows, stored.rows) + 1 };
}
