import { isIP } from 'node:net';
import type { generateRegistrationOptions, RegistrationResponseJSON } from '@simplewebauthn/server';
import { audited } from '../../../kernel/audit/audited.ts';
import type { Actor, Ctx } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { isoInstant, isoInstantOrNull } from '../../../kernel/text/instants.ts';
import { claimChallenge, isChallenge, newChallenge } from './challenge.ts';
import { deletePasskeyRow, insertPasskey, type PasskeyRow, selectPasskeysOf } from './passkey.store.ts';

type UserCtx = Ctx & { readonly actor: Actor & { kind: 'user' } };
type Transports = Exclude<
  NonNullable<Parameters<typeof generateRegistrationOptions>[0]['excludeCredentials']>[number]['transports'],
  undefined
>;
const MOST_PASSKEYS = 20;
/** Large, and needed by few: loaded when somebody uses a passkey. */
export const webauthnLibrary = () => import('@simplewebauthn/server');

/**
 * Where passkeys are valid: the origin of the pages, and its host. @throws AppError invalid_state for an IP address.
 */
export function relyingPartyOf(origin: string): { origin: string; rpID: string } {
  const url = new URL(origin);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) === 0) return { origin: url.origin, rpID: host };
  throw new AppError(
    'invalid_state',
    'Passkeys need a host name. Open this server by its name instead of its IP address.',
  );
}

/** Options for the browser to create a passkey. */
export async function beginPasskey(ctx: UserCtx) {
  const { id, name } = ctx.actor;
  const known = await selectPasskeysOf(ctx.database.db, id);
  requireRoom(known);
  const { generateRegistrationOptions } = await webauthnLibrary();
  return generateRegistrationOptions({
    rpName: 'Sitekeeper',
    rpID: relyingPartyOf(ctx.origin).rpID,
    userName: name,
    userID: new TextEncoder().encode(`sitekeeper user ${id}`),
    challenge: newChallenge(ctx, `register/${id}`),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(row => ({ id: row.credential_id, transports: transportsOf(row) })),
  });
}

function requireRoom(known: readonly PasskeyRow[]): void {
  if (known.length < MOST_PASSKEYS) return;
  throw new AppError('invalid_state', `You have ${MOST_PASSKEYS} passkeys. Delete one first.`);
}

/**
 * Stores a passkey that the browser has created.
 * @throws AppError ability_invalid_input when it proves nothing; invalid_state when there are too many.
 */
export async function addPasskey(ctx: UserCtx, name: string, response: object) {
  const { id } = ctx.actor;
  const party = relyingPartyOf(ctx.origin);
  const { verifyRegistrationResponse } = await webauthnLibrary();
  let challenge = '';
  const { registrationInfo } = await verifiedPasskey(() =>
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: answered => {
        challenge = answered;
        return isChallenge(ctx, `register/${id}`, answered);
      },
      expectedOrigin: party.origin,
      expectedRPID: party.rpID,
      requireUserVerification: true,
    }),
  );
  if (!registrationInfo) throw notAccepted();
  const { credential } = registrationInfo;
  const now = ctx.clock.now();
  const row = {
    user_id: id,
    credential_id: credential.id,
    name,
    created_at: now,
    last_used_at: null,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports_json: JSON.stringify(credential.transports ?? []),
  };
  return audited(ctx, async trx => {
    requireRoom(await selectPasskeysOf(trx, id));
    const made = (await claimChallenge(trx, ctx, challenge)) ? await insertPasskey(trx, row) : undefined;
    if (made === undefined) throw notAccepted();
    const audit = [{ action: 'user.passkey_added', subject: `user:${id}`, detail: { passkey: name } }];
    return { result: passkeyView({ ...row, id: made }), audit };
  });
}

/** @throws AppError invalid_state when the actor has no such passkey. */
export async function removePasskey(ctx: UserCtx, passkeyId: number): Promise<void> {
  const { id } = ctx.actor;
  await audited(ctx, async trx => {
    const name = await deletePasskeyRow(trx, passkeyId, id);
    if (name === undefined) throw new AppError('invalid_state', 'This passkey no longer exists.');
    const audit = [{ action: 'user.passkey_removed', subject: `user:${id}`, detail: { passkey: name } }];
    return { result: undefined, audit };
  });
}

export function passkeyView({ id, name, created_at, last_used_at }: PasskeyRow) {
  return { id, name, created: isoInstant(created_at), last_used: isoInstantOrNull(last_used_at) };
}

/** The library throws on any invalid input, all of which comes from the browser. */
export async function verifiedPasskey<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch {
    throw notAccepted();
  }
}

export function transportsOf({ transports_json }: PasskeyRow): Transports {
  return JSON.parse(transports_json) as Transports;
}

function notAccepted(): AppError {
  const message = 'was not accepted. Start again';
  return new AppError('ability_invalid_input', `The passkey ${message}.`, {
    errors: [{ path: 'input.response', message }],
  });
}
