import { oneOf, optional, type Raw } from '../../app/search-params.ts';

export const SEVERITIES = ['critical', 'warning', 'info'] as const;
export const CERTIFICATES = ['all', 'expiring', 'invalid'] as const;

/** Issues of sites, or their certificates when `certificates` says which. */
export const securitySearch = (raw: Raw) =>
  optional({
    severity: oneOf(raw.severity, SEVERITIES),
    certificates: oneOf(raw.certificates, CERTIFICATES),
  });
