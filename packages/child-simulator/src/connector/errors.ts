import type { FramedAnswer, FunctionCall } from './call.ts';

/** Error reply of the connector (docs/wire/transport.md#reply). */
export function refuse(error: string, code?: string): FramedAnswer {
  return { data: code === undefined ? { error } : { error, error_code: code } };
}

/** Messages without a code. Only their openings are known to clients, and only in English (docs/wire/transport.md#failures). */
const CODELESS = {
  authentication: 'Authentication failed! This site does not accept the key of the dashboard.',
  sha1: 'This site no longer accepts OPENSSL_ALGO_SHA1. Choose a stronger signature algorithm.',
  linked: 'This site already contains a link to a dashboard. Clear the link on the site first.',
  adminMissing: 'Unexisting administrator user. Give the login of an administrator of this site.',
  notAdmin: 'User not administrator. Give the login of an administrator of this site.',
} as const;

const TRANSLATED: typeof CODELESS | Record<keyof typeof CODELESS, string> = {
  authentication: 'Anmeldung fehlgeschlagen! Diese Website kennt den Schlüssel nicht.',
  sha1: 'OPENSSL_ALGO_SHA1 wird hier nicht mehr angenommen.',
  linked: 'Diese Website ist bereits verbunden.',
  adminMissing: 'Diesen Administrator gibt es nicht.',
  notAdmin: 'Dieses Konto ist kein Administrator.',
};

export function codeless(reason: keyof typeof CODELESS, faults: FunctionCall['faults']): FramedAnswer {
  return refuse((faults.has('translated_errors') ? TRANSLATED : CODELESS)[reason]);
}

/** Codes of docs/wire/connection.md#registration, with texts in our words. */
const REGISTRATION = {
  REG_ERROR1: 'The public key could not be set: user or key is missing.',
  REG_ERROR2: 'A public key is already set on this site. Clear the connection on the site first.',
  REG_ERROR3: 'This site requires a unique security id.',
  REG_ERROR4: 'The unique security id is not the one of this site.',
  REG_ERROR5: 'The OpenSSL extension of PHP is missing.',
  REG_ERROR7: 'Cannot connect: check user name and password.',
  REG_ERROR8: 'This administrator does not exist.',
  REG_ERROR9: 'This user is not an administrator.',
  REG_ERROR10: 'This connection needs password authentication or a newer dashboard.',
  reconnect_failed: 'Reconnecting failed: the reconnect secret is not valid.',
} as const;

export type RegistrationCode = keyof typeof REGISTRATION;

export function refuseRegistration(code: RegistrationCode): FramedAnswer {
  return refuse(REGISTRATION[code], code);
}
