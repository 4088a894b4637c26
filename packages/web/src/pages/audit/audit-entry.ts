import type { Output } from '../../generated/abilities.ts';

export type AuditEntry = Output<'list-audit-log-v1'>['items'][number];
