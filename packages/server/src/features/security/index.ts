import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { getSiteSecurity } from './get-site-security.ts';
import { listCertificates } from './list-certificates.ts';
import { listSecurityIssues } from './list-security-issues.ts';

export { countExpiringCertificates, countInvalidCertificates } from './certificates.store.ts';
export { getSiteSecurity } from './get-site-security.ts';
export { listCertificates } from './list-certificates.ts';
export { listSecurityIssues } from './list-security-issues.ts';
export type { Severity } from './security-issues.ts';
export { countSitesWithIssues } from './sites-with-issues.store.ts';
export { queueTlsProbes, tlsProbesHandler } from './tls-probes.ts';

/** In the order in which documents list them. */
export const ABILITIES: readonly AnyAbility[] = [getSiteSecurity, listSecurityIssues, listCertificates];
