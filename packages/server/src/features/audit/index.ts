export { listAuditLog } from './list-audit-log.ts';
export { verifyAudit } from './verify-audit.ts';
export { verifyAuditLog } from './verify-audit-log.ts';
