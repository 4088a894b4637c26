import type { generateRegistrationOptions } from '@simplewebauthn/server';
import { audited } from '../../../kernel/audit/audited.ts';
import type { Actor, Ctx } from '../../../kernel/context.ts';
import { invalidState } from '../../../kernel/state-reasons.ts';
import { isoInstant, isoInstantOrNull } from '../../../kernel/text/instants.ts';
import { lockSignInRow } from '../passwords/password.store.ts';
import { requireStillSignedIn } from '../sign-in/still-signed-in.ts';
import { deletePasskeyRow, insertPasskey, type PasskeyRow, selectPasskeysOf } from './passkey.store.ts';
import { passkeyNotAccepted, registrationOptions, verifiedRegistration } from './passkey-registration.ts';

type UserCtx = Ctx & { readonly actor: Actor & { kind: 'user' } };
type Transports = Exclude<
  NonNullable<Parameters<typeof generateRegistrationOptions>[0]['excludeCredentials']>[number]['transports'],
  undefined
>;

const MOST_PASSKEYS = 20;

/** Options for the browser to create a passkey. */
export async function beginPasskey(ctx: UserCtx) {
  const { id, name } = ctx.actor;
  const known = await selectPasskeysOf(ctx.database.db, id);
  requireRoom(known);
  return registrationOptions(ctx, ctx.origin, {
    use: `register/${id}`,
    name,
    handle: `sitekeeper user ${id}`,
    known: known.map(row => ({ id: row.credential_id, transports: transportsOf(row) })),
  });
}

function requireRoom(known: readonly PasskeyRow[]): void {
  if (known.length < MOST_PASSKEYS) return;
  throw invalidState('too_many_passkeys', `You have ${MOST_PASSKEYS} passkeys. Delete one first.`, {
    most: MOST_PASSKEYS,
  });
}

/**
 * Stores a passkey that the browser has created.
 * @throws AppError ability_invalid_input when it proves nothing; invalid_state when there are too many;
 * rest_not_logged_in when the session has ended.
 */
export async function addPasskey(ctx: UserCtx, name: string, response: object) {
  const { id } = ctx.actor;
  const made = await verifiedRegistration(ctx, { origin: ctx.origin, use: `register/${id}`, name, response });
  const row = { ...made.row, user_id: id };
  return audited(ctx, async trx => {
    await lockSignInRow(trx, id);
    await requireStillSignedIn(trx, ctx.actor);
    requireRoom(await selectPasskeysOf(trx, id));
    const stored = (await made.claim(trx)) ? await insertPasskey(trx, row) : undefined;
    if (stored === undefined) throw passkeyNotAccepted();
    const audit = [{ action: 'user.passkey_added', subject: `user:${id}`, detail: { passkey: name } }];
    return { result: passkeyView({ ...row, id: stored }), audit };
  });
}

/** @throws AppError invalid_state when the actor has no such passkey, or no other way to sign in. */
export async function removePasskey(ctx: UserCtx, passkeyId: number): Promise<void> {
  const { id } = ctx.actor;
  await audited(ctx, async trx => {
    const user = await lockSignInRow(trx, id);
    const others = (await selectPasskeysOf(trx, id)).filter(row => row.id !== passkeyId);
    if (user?.password_hash === null && others.length === 0) {
      // Only another admin could help, or whoever has the command line of the server.
      throw invalidState(
        'last_way_in',
        'This passkey is your only way to sign in. Add another passkey or set a password first.',
      );
    }
    const name = await deletePasskeyRow(trx, passkeyId, id);
    if (name === undefined) throw invalidState('passkey_gone', 'This passkey no longer exists.');
    const audit = [{ action: 'user.passkey_removed', subject: `user:${id}`, detail: { passkey: name } }];
    return { result: undefined, audit };
  });
}

export function passkeyView({ id, name, created_at, last_used_at }: PasskeyRow) {
  return { id, name, created: isoInstant(created_at), last_used: isoInstantOrNull(last_used_at) };
}

export function transportsOf({ transports_json }: PasskeyRow): Transports {
  return JSON.parse(transports_json) as Transports;
}
