import { type AuditEntry, appendAudit } from './kernel/audit/audit.ts';
import type { Services } from './kernel/context.ts';
import type { Trx } from './ports/database/port.ts';
import type { Secrets } from './ports/secrets/port.ts';

interface Rotation {
  readonly from: string;
  readonly to: string;
}

/** Rows of the audit log about a change of the master key; they name keys by their ids, which tell nothing about them. */
export function rotationNotes(services: Pick<Services, 'clock' | 'database'>) {
  const note = (trx: Trx, secrets: Secrets, action: string, detail: AuditEntry['detail'] = {}) => {
    const entry = { action, subject: 'master_key', detail };
    return appendAudit(trx, { ...services, secrets }, { actor: 'system:cli' }, [entry]);
  };
  return {
    begun: (trx: Trx, secrets: Secrets, { from, to }: Rotation) =>
      note(trx, secrets, 'master_key.rotation_begun', { from, to }),
    ended: (trx: Trx, secrets: Secrets, { from, to }: Rotation, resealed: number) =>
      note(trx, secrets, 'master_key.rotated', { from, to, resealed }),
  };
}
