import { ISSUE_SEVERITIES } from '../../generated/choices.ts';
import { choiceParam, optionalParams, type RawParams } from '../../shared/search-params.ts';

export const CERTIFICATES = ['all', 'expiring', 'invalid'] as const;

/** Issues of sites, or their certificates if `certificates` is set. */
export const securitySearch = (raw: RawParams) =>
  optionalParams({
    severity: choiceParam(raw.severity, ISSUE_SEVERITIES),
    certificates: choiceParam(raw.certificates, CERTIFICATES),
  });
