export { verifyAudit } from './verify-audit.ts';
