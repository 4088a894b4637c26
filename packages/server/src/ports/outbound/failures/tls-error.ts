import type { CertificateProblem } from '@sitekeeper/protocol';
import { OutboundError } from '../port.ts';

const PROBLEMS: Readonly<Record<string, CertificateProblem>> = {
  CERT_HAS_EXPIRED: 'certificate_expired',
  CERT_NOT_YET_VALID: 'certificate_not_yet_valid',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate_wrong_host',
  HOSTNAME_MISMATCH: 'certificate_wrong_host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate_self_signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate_unknown_issuer',
  UNABLE_TO_GET_ISSUER_CERT: 'certificate_unknown_issuer',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate_unknown_issuer',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate_unknown_issuer',
  CERT_UNTRUSTED: 'certificate_unknown_issuer',
};

const MESSAGES: Readonly<Record<CertificateProblem, string>> = {
  certificate_expired: 'The TLS certificate of the site has expired.',
  certificate_not_yet_valid: 'The TLS certificate of the site is not valid yet.',
  certificate_wrong_host: 'The TLS certificate of the site is for another host name.',
  certificate_self_signed: 'The TLS certificate of the site is self-signed.',
  certificate_unknown_issuer:
    'The TLS certificate of the site comes from an unknown issuer, or the site does not send the full chain.',
};

const OF_TLS = /^(ERR_TLS|ERR_SSL|CERT_|CRL_|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|EPROTO|HOSTNAME|INVALID_CA|PATH_LENGTH)/;
const OF_CERTIFICATE = /^(CERT_|CRL_|UNABLE_TO|INVALID_CA|PATH_LENGTH)/;

/** What a failed handshake says; undefined when the failure is another. Nothing was sent: the handshake comes first. */
export function tlsError(code: string, cause: unknown): OutboundError | undefined {
  const certificate = PROBLEMS[code];
  if (certificate) return new OutboundError('tls', MESSAGES[certificate], { sent: false, cause, certificate });
  if (!OF_TLS.test(code)) return undefined;
  const message = OF_CERTIFICATE.test(code)
    ? `The TLS certificate of the site was not accepted (${code}).`
    : 'No secure connection is possible: the site does not speak TLS (https) at this address.';
  return new OutboundError('tls', message, { sent: false, cause });
}
