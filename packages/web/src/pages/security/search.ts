import { EXPIRING_KINDS, ISSUE_SEVERITIES } from '../../generated/choices.ts';
import { choiceParam, optionalParams, type RawParams, textParam } from '../../shared/search-params.ts';

export const CERTIFICATES = ['all', 'expiring', 'invalid'] as const;

export const FILE_CHECKS = ['on', 'off'] as const;

/** By the same rule as on the overview. */
export const SOON_DAYS = 14;

/** Issues of sites; their certificates and domains if `certificates` is set, and their files if `view` is. */
export const securitySearch = (raw: RawParams) =>
  optionalParams({
    severity: choiceParam(raw.severity, ISSUE_SEVERITIES),
    certificates: choiceParam(raw.certificates, CERTIFICATES),
    /** Of what expires. */
    kind: choiceParam(raw.kind, EXPIRING_KINDS),
    view: choiceParam(raw.view, ['files'] as const),
    /** Altered files, or the sites with whether their files are checked. */
    files: choiceParam(raw.files, ['sites'] as const),
    checks: choiceParam(raw.checks, FILE_CHECKS),
    q: textParam(raw.q),
  });

export type SecuritySearch = ReturnType<typeof securitySearch>;
