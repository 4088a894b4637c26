import type { Output } from '../../generated/abilities.ts';

export type AuditLogEntry = Output<'list-audit-log-v1'>['items'][number];
