import type { generateRegistrationOptions, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Services } from '../../../kernel/context.ts';
import { AppError, type Violation } from '../../../kernel/errors.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { claimChallenge, isChallenge, newChallenge } from './challenge.ts';
import type { PasskeyRow } from './passkey.store.ts';
import { relyingPartyOf, webauthnLibrary } from './relying-party.ts';

type Known = Parameters<typeof generateRegistrationOptions>[0]['excludeCredentials'];

interface ForWhom {
  /** What the challenge is for: `register/12`. */
  readonly use: string;
  /** Name of the user, as the browser shows it. */
  readonly name: string;
  /** What the passkey keeps of the user; says nothing about the person. */
  readonly handle: string;
  readonly known: Exclude<Known, undefined>;
}

/** Options for the browser to create a passkey. */
export async function registrationOptions(services: Services, origin: string, whom: ForWhom) {
  const { generateRegistrationOptions } = await webauthnLibrary();
  return generateRegistrationOptions({
    rpName: 'Sitekeeper',
    rpID: relyingPartyOf(origin).rpID,
    userName: whom.name,
    userID: new TextEncoder().encode(whom.handle),
    challenge: newChallenge(services, whom.use),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: whom.known,
  });
}

interface NewPasskey {
  readonly row: Omit<PasskeyRow, 'id' | 'user_id'>;
  /** Uses up the challenge; false: it was answered before. */
  readonly claim: (trx: Trx) => Promise<boolean>;
}

/**
 * What a browser has created, checked.
 * @throws AppError ability_invalid_input when it proves nothing.
 */
export async function verifiedRegistration(
  services: Services,
  { origin, use, name, response }: { origin: string; use: string; name: string; response: object },
): Promise<NewPasskey> {
  const party = relyingPartyOf(origin);
  const { verifyRegistrationResponse } = await webauthnLibrary();
  let challenge = '';
  const { registrationInfo } = await verifiedPasskey(() =>
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: answered => {
        challenge = answered;
        return isChallenge(services, use, answered);
      },
      expectedOrigin: party.origin,
      expectedRPID: party.rpID,
      requireUserVerification: true,
    }),
  );
  if (!registrationInfo) throw passkeyNotAccepted();
  const { credential } = registrationInfo;
  const row = {
    credential_id: credential.id,
    name,
    created_at: services.clock.now(),
    last_used_at: null,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports_json: JSON.stringify(credential.transports ?? []),
  };
  return { row, claim: trx => claimChallenge(trx, services, challenge) };
}

/** The library throws on any invalid input, all of which comes from the browser. */
export async function verifiedPasskey<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch {
    throw passkeyNotAccepted();
  }
}

export function passkeyNotAccepted(): AppError {
  const message = 'was not accepted. Start again';
  const errors: Violation[] = [{ path: 'input.response', message, reason: 'passkey_refused' }];
  return new AppError('ability_invalid_input', `The passkey ${message}.`, { errors });
}
