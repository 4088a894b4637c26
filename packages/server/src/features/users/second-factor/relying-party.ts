import { isIP } from 'node:net';
import { invalidState } from '../../../kernel/state-reasons.ts';

/** Large, and needed by few: loaded when somebody uses a passkey. */
export const webauthnLibrary = () => import('@simplewebauthn/server');

/**
 * Where passkeys are valid: the origin of the pages, and its host. @throws AppError invalid_state for an IP address.
 */
export function relyingPartyOf(origin: string): { origin: string; rpID: string } {
  const url = new URL(origin);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) === 0) return { origin: url.origin, rpID: host };
  throw invalidState(
    'passkeys_need_host_name',
    'Passkeys need a host name. Open this server by its name instead of its IP address.',
  );
}
