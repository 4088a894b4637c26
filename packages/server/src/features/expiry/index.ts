import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { listExpiring } from './list-expiring.ts';
import { setDomainExpiry } from './set-domain-expiry.ts';

export { expiringOfClient } from './expiring-of-client.ts';
export { fileDomains } from './file-domains.ts';
export { listExpiring } from './list-expiring.ts';
export { lookUpDomains } from './look-up-domains.ts';
export { endpointHost, noteCertificate } from './note-certificate.ts';
export { setDomainExpiry } from './set-domain-expiry.ts';
export { tellCertificates } from './tell-certificates.ts';
export { tellDomains } from './tell-domains.ts';
export { daysUntil, thresholdsOf } from './threshold.ts';

/** In the order in which documents list them. */
export const ABILITIES: readonly AnyAbility[] = [listExpiring, setDomainExpiry];
