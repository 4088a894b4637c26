import { appendFile } from 'node:fs/promises';
import { openHead } from '../../kernel/audit/audit.ts';
import type { Services } from '../../kernel/context.ts';
import { isoInstant } from '../../kernel/text/instants.ts';
import { selectAuditHead } from './audit.store.ts';

const last = new WeakMap<Services['database'], string>();

/**
 * Writes the head of the audit log to the server's log, and to the file named by a setting, whenever it has changed.
 * Stored where a thief of the database cannot reach it, it later proves that no earlier state was restored.
 */
export async function exportAuditHead(services: Services): Promise<void> {
  const { database, secrets, clock, log, settings } = services;
  const stored = await selectAuditHead(database.db);
  const head = stored && openHead(secrets, stored.sealed);
  if (head === undefined) {
    log.error({}, 'the sealed head of the audit log is missing or altered: run "sitekeeper audit verify"');
    return;
  }
  if (head.rows === 0 || last.get(database) === head.hash) return;
  const line = { at: isoInstant(clock.now()), rows: head.rows, hash: head.hash };
  log.info({ audit_head: line }, 'head of the audit log');
  if (settings.auditHeadFile !== '') {
    await appendFile(settings.auditHeadFile, `${JSON.stringify(line)}\n`, { mode: 0o600 });
  }
  last.set(database, head.hash);
}
