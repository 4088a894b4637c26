import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { listAuditLog } from './list-audit-log.ts';
import { verifyAuditLog } from './verify-audit-log.ts';

export { subjectsInScope } from './audit.store.ts';
export { exportAuditHead } from './export-audit-head.ts';
export { listAuditLog } from './list-audit-log.ts';
export { SEALED_AUDIT_HEAD, sealAuditLog } from './seal-audit-log.ts';
export { selectSubjectNames } from './subject-names.store.ts';
export { type AuditVerification, type ExportedAuditHead, verifyAudit } from './verify-audit.ts';

/** In the order of the documents. */
export const ABILITIES: readonly AnyAbility[] = [listAuditLog, verifyAuditLog];
