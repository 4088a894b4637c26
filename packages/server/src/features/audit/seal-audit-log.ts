import { AUDIT_HEAD_PLACE, sealHead } from '../../kernel/audit/audit.ts';
import type { Trx } from '../../ports/database/port.ts';
import type { SealedColumn, Secrets } from '../../ports/secrets/port.ts';
import { selectAuditHead } from './audit.store.ts';

export const SEALED_AUDIT_HEAD: SealedColumn = {
  table: 'audit_head',
  column: 'sealed',
  key: ['id'],
  place: () => AUDIT_HEAD_PLACE,
};

/** Seals the head of a log without one: in a new store, or in a store from release 0.1.0. */
export async function sealAuditLog(trx: Trx, secrets: Secrets): Promise<void> {
  const { hash = '', row_count: rows = 0 } = (await selectAuditHead(trx)) ?? {};
  const sealed = sealHead(secrets, { rows, hash, keyed_from: rows + 1 });
  await trx.updateTable('audit_head').set({ sealed }).where('id', '=', 1).execute();
}
