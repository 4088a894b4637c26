import type { ConnectorCall } from '../call.ts';
import { failedChecks, readSecurity, type SecurityCheck } from './site-health.ts';

export interface SecurityReply {
  checks: SecurityCheck[];
  issues: number;
}

/** The site's security checks, live (docs/wire/sync.md#security-checks). */
export const security: ConnectorCall<Record<never, never>, SecurityReply> = {
  name: 'security',
  signed: true,
  effect: 'read',
  patience: 'action',
  fields: () => ({}),
  parse: reply => {
    const checks = readSecurity(reply) ?? [];
    return { checks, issues: failedChecks(checks) };
  },
};
