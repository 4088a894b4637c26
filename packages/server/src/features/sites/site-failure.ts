import { ConnectorError, type FaultKind } from '@sitekeeper/protocol';
import { AppError, type ErrorCode } from '../../kernel/errors.ts';

/** Why one site could not be worked on: data in a batch, an AppError in a single call. */
export interface SiteFailure {
  readonly code: ErrorCode;
  readonly message: string;
  /** Kind of connector fault, where the site was asked at all. */
  readonly kind?: FaultKind;
}

export const GONE: SiteFailure = { code: 'site_not_found', message: 'The site has been deleted.' };

const CODES: Record<FaultKind, ErrorCode> = {
  unreachable: 'site_offline',
  maintenance: 'site_offline',
  timeout: 'site_timeout',
  no_connector: 'connection_failed',
  http_auth: 'connection_failed',
  blocked: 'connection_failed',
  redirected: 'connection_failed',
  site_error: 'connection_failed',
  too_large: 'connection_failed',
  disconnected: 'connection_failed',
  admin_gone: 'connection_failed',
  connector_outdated: 'child_outdated',
  refused: 'connection_failed',
  client_bug: 'connection_failed',
};

/** What to do next, by kind of fault. */
const ADVICE: Partial<Record<FaultKind, string>> = {
  unreachable: 'Check the address and that the site is up.',
  timeout: 'The site may be overloaded; try again later.',
  no_connector: 'Install and activate the MainWP Child plugin on the site, and exclude it from page caches.',
  http_auth: 'Give http_user and http_pass of the password prompt in front of the site.',
  blocked: 'Allow this server in the firewall or security plugin of the site.',
  maintenance: 'Try again in a minute.',
  redirected: 'Store the address that the site redirects to.',
  site_error: 'Look into the error log of the site.',
  connector_outdated: 'Update the MainWP Child plugin on the site.',
};

/** Refusals whose own text is translated by the site, and says less than we know. */
const OUR_WORDS: Partial<Record<FaultKind, string>> = {
  disconnected:
    'The site does not accept our key any more. Reconnect the site; if that fails, clear the connection in its MainWP Child settings first.',
  admin_gone:
    'The administrator of the connection is gone from the site, or has lost that role. Make it an administrator again and reconnect, or remove the site and add it with another one.',
};

/** What the refusals of a registration mean. Source: connector-protocol.md §3.2. */
const REGISTER_ADVICE: Readonly<Record<string, string>> = {
  REG_ERROR2:
    'The site is linked to another dashboard or administrator. Clear the connection in its MainWP Child settings, then try again.',
  REG_ERROR3: 'The site requires its unique security ID; give it as uniqueid.',
  REG_ERROR4: 'The unique security ID is not the one of the site; copy it from its MainWP Child settings.',
  REG_ERROR7: 'The administrator name or password is wrong, or the site wants adminpassword.',
  REG_ERROR8: 'There is no such administrator on the site.',
  REG_ERROR9: 'The user is not an administrator of the site.',
  REG_ERROR10:
    'The site is linked already, and its administrator connects without a password. Clear the connection in its MainWP Child settings, then try again.',
  reconnect_failed:
    'The stored reconnect secret is no longer valid. Remove the site and add it again with its password.',
};

export function failureOf(error: unknown): SiteFailure {
  if (error instanceof AppError) return { code: error.code, message: error.message };
  if (!(error instanceof ConnectorError)) throw error;
  // Where code or kind say it all, our own words do; the site's text is translated and may be anything.
  const known = REGISTER_ADVICE[error.wireCode ?? ''] ?? OUR_WORDS[error.kind];
  const message = known ?? [error.message, ADVICE[error.kind]].filter(Boolean).join(' ');
  return { code: CODES[error.kind], message, kind: error.kind };
}

/** The same as the failure of a request about one site. */
export function asAppError(error: unknown): unknown {
  if (!(error instanceof ConnectorError)) return error;
  const { code, message, kind } = failureOf(error);
  const data = { reason: kind, ...(error.wireCode ? { connector_code: error.wireCode } : {}) };
  return new AppError(code, message, data, error);
}
