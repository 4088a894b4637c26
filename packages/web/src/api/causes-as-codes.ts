/** Causes that mean the same as a code, whose text they have. */
export const CAUSES_AS_CODES: Readonly<Record<string, string>> = {
  timeout: 'site_timeout',
  connector_outdated: 'child_outdated',
  site_exists: 'site_already_exists',
};
