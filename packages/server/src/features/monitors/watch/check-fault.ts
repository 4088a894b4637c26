/** Codes of why a check failed. */
export const CHECK_FAULTS = [
  'dns',
  'connect',
  'tls',
  'timeout',
  'broken',
  'too_large',
  'refused_address',
  'bad_address',
  'redirects',
  'wrong_status',
  'text_missing',
  'text_present',
] as const;

export type CheckFault = (typeof CHECK_FAULTS)[number];

/** Nothing has answered. It may be the network of this server as well as that of the site. */
const SILENT: ReadonlySet<CheckFault> = new Set(['dns', 'connect', 'timeout', 'broken']);

export const isSilent = (fault: CheckFault | undefined) => fault !== undefined && SILENT.has(fault);
