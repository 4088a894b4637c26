import { ISSUE_SEVERITIES } from '../../generated/choices.ts';
import { oneOf, optional, type Raw } from '../../shared/search-params.ts';

export const CERTIFICATES = ['all', 'expiring', 'invalid'] as const;

/** Issues of sites, or their certificates when `certificates` says which. */
export const securitySearch = (raw: Raw) =>
  optional({
    severity: oneOf(raw.severity, ISSUE_SEVERITIES),
    certificates: oneOf(raw.certificates, CERTIFICATES),
  });
