import { type CertificateProblem, ConnectorError, type FaultDetail, type FaultKind } from '@sitekeeper/protocol';
import { AppError, type ErrorCode } from '../../kernel/errors.ts';
import type { JobCause } from '../../kernel/work/job-causes.ts';
import { OutboundError, type OutboundFault } from '../../ports/outbound/port.ts';

/** Why the work on one site failed: data in a batch, an AppError in a single call. */
export interface SiteFailure {
  readonly code: ErrorCode;
  readonly message: string;
  /** Kind of connector fault, if there was a request to the site. */
  readonly kind?: FaultKind;
  readonly detail?: FaultDetail;
  /** Nothing has answered, which may be the network of this server as well as the site. */
  readonly silent?: true;
  /** What a job says of it, where that is more than code and kind. */
  readonly cause?: JobCause | undefined;
  /** The delay that the site requests; not bounded yet. */
  readonly retryAfterMs?: number;
  /** Nothing was done: the same request may be sent again then. */
  readonly tryAgainSeconds?: number;
}

/** What a failed request to a site follows from: its kind, or what is known more precisely. */
export type FailureCause = FaultKind | TellingDetail;

/** Certificates and addresses that are refused, and a status that a proxy sends, are known, and concern this site. */
const SILENT: ReadonlySet<OutboundFault> = new Set(['dns', 'connect', 'broken', 'timeout']);

/** Whether nothing has answered at all. */
export const metSilence = ({ cause }: ConnectorError): boolean =>
  cause instanceof OutboundError && SILENT.has(cause.fault);

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

const UNCHECKED = 'or switch off the check of certificates for this site (ssl_verify).';
const RENEW = `Renew the certificate, ${UNCHECKED}`;

/** What to do next if more is known than the kind; these take precedence. */
const ADVICE_ON_DETAIL = {
  database:
    'Check the database server of the site and the credentials in its wp-config.php. The site will be asked again later.',
  critical_error:
    'A plugin or the theme fails. The error log of the site says which one, and so does the e-mail of WordPress to its administrator: deactivate it, or rename its folder by SFTP.',
  unavailable: 'The cause may be overload, maintenance or a firewall. Check the site if this continues.',
  private_address: 'SITEKEEPER_OUTBOUND_ALLOW_PRIVATE is read when this server starts: start it again after a change.',
  certificate_expired: RENEW,
  certificate_not_yet_valid: `Check the date of the certificate and the clock of this server, ${UNCHECKED}`,
  certificate_wrong_host: `Use an address that the certificate covers, have a certificate issued for this address, ${UNCHECKED}`,
  certificate_self_signed: `Get a certificate from a trusted authority, ${UNCHECKED}`,
  certificate_unknown_issuer: `Install a certificate from a trusted authority with its complete chain, ${UNCHECKED}`,
} as const satisfies Partial<Record<FaultDetail, string>>;
type TellingDetail = keyof typeof ADVICE_ON_DETAIL;

export const FAILURE_CAUSES = [...Object.keys(CODES), ...Object.keys(ADVICE_ON_DETAIL)] as readonly FailureCause[];

const isTelling = (detail: FaultDetail | undefined): detail is TellingDetail =>
  detail !== undefined && Object.hasOwn(ADVICE_ON_DETAIL, detail);

/** The cause of a failure; null if there was no request to the site. */
export const failureCauseOf = ({ kind, detail }: SiteFailure): FailureCause | null =>
  isTelling(detail) ? detail : (kind ?? null);

/** What to do about a refused certificate. */
export function certificateAdvice(problem: CertificateProblem): string {
  return ADVICE_ON_DETAIL[problem];
}

/** The answer was refused because of answers of other sites: the site did nothing wrong. */
export const isCrowdedOut = ({ kind, retryAfterMs }: Pick<SiteFailure, 'kind' | 'retryAfterMs'>): boolean =>
  kind === 'too_large' && retryAfterMs !== undefined;

/** What to do next, by kind of fault. */
const ADVICE: Partial<Record<FaultKind, string>> = {
  unreachable: 'Check the address and that the site is up.',
  timeout: 'The site may be overloaded; try again later.',
  no_connector:
    'Check the address. Install and activate the MainWP Child plugin on the site, and exclude it from page caches.',
  http_auth: 'Give the user name and the password of the prompt in front of the site (http_user and http_pass).',
  blocked: 'Allow this server in the firewall or security plugin of the site.',
  maintenance: 'Try again in a minute.',
  redirected: 'Change the address of the site to the one it redirects to.',
  site_error: 'Check the error log of the site.',
  too_large:
    'Check what plugins of the site add to its replies. If the site really has that much data, raise outbound.max_reply_bytes.',
  connector_outdated: 'Update the MainWP Child plugin on the site.',
};

/** Refusals whose own text is translated by the site, and less informative than ours. */
const OUR_WORDS: Partial<Record<FaultKind, string>> = {
  disconnected:
    'The site no longer accepts our key. Reconnect the site; if that fails, clear the connection in its MainWP Child settings first.',
  admin_gone:
    'The administrator account of the connection no longer exists on the site or is no longer an administrator. Make that user an administrator again, or set another administrator for the site; then reconnect.',
  client_bug:
    'The connector plugin did not understand the request. Update the MainWP Child plugin on the site and this server.',
};

/** The meaning of a refused registration. Source: docs/wire/connection.md#registration. */
const REGISTER_ADVICE: Readonly<Record<string, string>> = {
  REG_ERROR1:
    'The site did not receive our key. Check that nothing between this server and the site truncates the request, then try again.',
  REG_ERROR2:
    'The site is linked to another dashboard or administrator. Clear the connection in its MainWP Child settings, then try again.',
  REG_ERROR3: 'The site requires its unique security ID; send it as uniqueid.',
  REG_ERROR4: 'The unique security ID is wrong. Copy it from the MainWP Child settings of the site.',
  REG_ERROR5:
    'PHP on the site lacks the OpenSSL extension, which the connection needs. Ask the host to install it, then try again.',
  REG_ERROR6:
    'PHP on the site lacks the cURL extension, which the connection needs. Ask the host to install it, then try again.',
  REG_ERROR7:
    'The site does not know the administrator or requires the password. Remove the site and add it again with login and password.',
  REG_ERROR8: 'There is no such administrator on the site. Check the login.',
  REG_ERROR9: 'The user is not an administrator of the site.',
  REG_ERROR10:
    'The site is already linked, and its administrator connects without a password. Clear the connection in its MainWP Child settings, then try again.',
  reconnect_failed:
    'The stored reconnect secret is no longer valid. Remove the site and add it again with its password.',
};

/** The same for programs, for codes that say more than that the site refused. */
const REGISTER_CAUSES: Readonly<Record<string, JobCause>> = {
  REG_ERROR1: 'request_cut_short',
  REG_ERROR2: 'linked_elsewhere',
  REG_ERROR3: 'security_id_missing',
  REG_ERROR4: 'security_id_wrong',
  REG_ERROR5: 'no_openssl',
  REG_ERROR6: 'no_curl',
  REG_ERROR7: 'login_wrong',
  REG_ERROR8: 'no_such_administrator',
  REG_ERROR9: 'not_an_administrator',
  REG_ERROR10: 'linked_elsewhere',
  reconnect_failed: 'reconnect_secret_invalid',
};

/** The input of a registration, as far as it helps to explain its failure. */
export interface GivenLogin {
  readonly user: string;
  readonly password?: string | undefined;
}

/** A wrong login, a wrong password and a missing password have the same code. */
function wrongLogin({ user, password }: GivenLogin): string {
  if (!password)
    return 'The site requires the password of the administrator or does not know this login. Send adminpassword.';
  const wrong = 'The login or the password of the administrator is wrong.';
  if (!user.includes('@')) return wrong;
  return `${wrong} Use the login name instead of the e-mail address: only the login name connects a site.`;
}

function ourWords({ wireCode = '', kind, message }: ConnectorError, given: GivenLogin | undefined): string | undefined {
  if (given && wireCode === 'REG_ERROR7') return wrongLogin(given);
  const known = REGISTER_ADVICE[wireCode] ?? OUR_WORDS[kind];
  if (known !== undefined || wireCode === '' || message !== wireCode) return known;
  return `The site refused and gave only the code ${wireCode} as the reason. Update the MainWP Child plugin on the site, then try again.`;
}

export function failureOf(error: unknown, given?: GivenLogin): SiteFailure {
  if (error instanceof AppError) {
    const { code, message, data } = error;
    const again = typeof data.retry_after === 'number' ? { tryAgainSeconds: data.retry_after } : {};
    return { code, message, ...again, ...(isKeyStored(error) ? { cause: KEY_STORED } : {}) };
  }
  if (!(error instanceof ConnectorError)) throw error;
  const { kind, detail, retryAfterMs } = error;
  const ofKind = isCrowdedOut(error) ? undefined : ADVICE[kind];
  const advice = isTelling(detail) ? ADVICE_ON_DETAIL[detail] : ofKind;
  // If the code or kind is enough, our own text is used; the site's text is translated and may be anything.
  const message = ourWords(error, given) ?? [error.message, advice].filter(Boolean).join(' ');
  const cause = REGISTER_CAUSES[error.wireCode ?? ''];
  // A refused certificate does not mean that the site is down.
  const code = detail?.startsWith('certificate_') ? 'connection_failed' : CODES[kind];
  return {
    code,
    message,
    kind,
    ...(cause === undefined ? {} : { cause }),
    ...(detail === undefined ? {} : { detail }),
    ...(metSilence(error) ? { silent: true } : {}),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
}

/** The site may hold our key already, although it did not finish the registration. */
export const KEY_STORED = 'key_stored';
const isKeyStored = ({ data }: AppError) => data.reason === KEY_STORED;

/** Kind, or the cause if there was no request to the site, and detail as the data of an error. */
export function reasonOf({ kind, detail, cause }: SiteFailure): Record<string, unknown> {
  if (cause === KEY_STORED) return { reason: KEY_STORED };
  const reason = kind ?? cause;
  return { ...(reason === undefined ? {} : { reason }), ...(detail === undefined ? {} : { detail }) };
}

/** What a job says that a failure follows from. */
export const jobCauseOf = (failure: SiteFailure): string | null => failure.cause ?? failureCauseOf(failure);

/** The same of the error of a request. */
export function jobCauseOfError({ data, cause }: AppError): string | null {
  if (cause instanceof ConnectorError) return jobCauseOf(failureOf(cause));
  const { reason, detail } = data as { reason?: string; detail?: FaultDetail };
  return isTelling(detail) ? detail : (reason ?? null);
}

/** The failure of a site as that of the request. */
export function requestError(failure: SiteFailure): AppError {
  const again = failure.tryAgainSeconds === undefined ? {} : { retry_after: failure.tryAgainSeconds };
  return new AppError(failure.code, failure.message, { ...reasonOf(failure), ...again });
}

/** The same for an error of a call to a site; other errors stay the same. */
export function asAppError(error: unknown, given?: GivenLogin): unknown {
  if (!(error instanceof ConnectorError)) return error;
  const failure = failureOf(error, given);
  const data = { ...reasonOf(failure), ...(error.wireCode ? { connector_code: error.wireCode } : {}) };
  return new AppError(failure.code, failure.message, data, error);
}
