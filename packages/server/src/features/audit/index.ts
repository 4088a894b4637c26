export { exportAuditHead } from './export-audit-head.ts';
export { listAuditLog } from './list-audit-log.ts';
export { SEALED_AUDIT_HEAD, sealAuditLog } from './seal-audit-log.ts';
export { type ExportedHead, type Verification, verifyAudit } from './verify-audit.ts';
export { verifyAuditLog } from './verify-audit-log.ts';
