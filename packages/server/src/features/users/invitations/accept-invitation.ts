import { appendAudit, serializeAuditedWrites } from '../../../kernel/audit/audit.ts';
import type { Role, Services } from '../../../kernel/context.ts';
import { AppError, type Violation } from '../../../kernel/errors.ts';
import { invalidState } from '../../../kernel/state-reasons.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { type SignInBrowser, sessionStarted, startSession } from '../../sessions/index.ts';
import { setPasswordHash } from '../passwords/password.store.ts';
import { hashPassword, requireGoodPassword } from '../passwords/password.ts';
import { insertPasskey } from '../second-factor/passkey.store.ts';
import {
  passkeyNotAccepted,
  registrationOptions,
  verifiedRegistration,
} from '../second-factor/passkey-registration.ts';
import type { SignedIn } from '../sign-in/sign-in.ts';
import { insertUser, selectUserByName } from '../user.store.ts';
import { normaliseUserName } from '../user.ts';
import { type InvitationRow, selectInvitationByHash, updateAcceptedRow } from './invitation.store.ts';
import { invitationState, invitationTokenHash } from './invitation.ts';

/** The invitation of a link, whatever its state; undefined: there is none. */
export function findInvitation({ database }: Services, token: string): Promise<InvitationRow | undefined> {
  return selectInvitationByHash(database.db, invitationTokenHash(token));
}

export interface Accepting {
  readonly invitation: InvitationRow;
  /** The name the person chose; not looked at where the invitation gives one. */
  readonly name: string;
  readonly browser: SignInBrowser;
}

/** Makes the user with a password, and signs the person in. */
export async function acceptWithPassword(
  services: Services,
  { password, ...accepting }: Accepting & { password: string },
): Promise<SignedIn> {
  requirePending(services, accepting.invitation);
  const name = nameFor(accepting);
  await requireGoodPassword(password, name);
  const hash = await hashPassword(password, services.passwordCost);
  return accept(services, { ...accepting, name }, (trx, id) => setPasswordHash(trx, id, hash));
}

/** Options for the browser of an invited person to create a passkey. */
export async function beginInvitedPasskey(services: Services, origin: string, accepting: Omit<Accepting, 'browser'>) {
  const { invitation } = accepting;
  requirePending(services, invitation);
  const name = nameFor(accepting);
  await requireFreeName(services.database.db, name);
  const handle = `sitekeeper invitation ${invitation.id}`;
  return registrationOptions(services, origin, { use: useOf(invitation), name, handle, known: [] });
}

/** Makes the user with a passkey, and signs the person in. */
export async function acceptWithPasskey(
  services: Services,
  {
    origin,
    passkeyName,
    response,
    ...accepting
  }: Accepting & { origin: string; passkeyName: string; response: object },
): Promise<SignedIn> {
  requirePending(services, accepting.invitation);
  const name = nameFor(accepting);
  const use = useOf(accepting.invitation);
  const made = await verifiedRegistration(services, { origin, use, name: passkeyName, response });
  return accept(services, { ...accepting, name }, async (trx, id) => {
    const stored = (await made.claim(trx)) ? await insertPasskey(trx, { ...made.row, user_id: id }) : undefined;
    if (stored === undefined) throw passkeyNotAccepted();
  });
}

/** Of two who use one link at the same time, one becomes the user. */
async function accept(
  services: Services,
  { invitation, name, browser }: Accepting,
  setProof: (trx: Trx, userId: number) => Promise<void>,
): Promise<SignedIn> {
  return services.database.write(async trx => {
    const now = services.clock.now();
    // Two that choose the same name at the same time wait for each other here.
    await serializeAuditedWrites(trx);
    const row = (await selectInvitationByHash(trx, invitation.token_hash)) ?? invitation;
    requirePending(services, row);
    await requireFreeName(trx, name);
    if (!(await updateAcceptedRow(trx, row.id, name, now))) throw notPending('accepted');
    const role = row.role as Role;
    const id = await insertUser(trx, { name, role, now });
    await setProof(trx, id);
    const { id: session, token } = await startSession(trx, services, id, browser);
    await appendAudit(trx, services, { actor: `user:${name}`, client: browser }, [
      { action: 'invitation.accepted', subject: `invitation:${row.id}`, detail: { name, invited_by: row.invited_by } },
      { action: 'user.added', subject: `user:${id}`, detail: { name, role } },
      sessionStarted(id, session, 'invitation', browser),
    ]);
    return { token, actor: { kind: 'user', id, name, role, session } };
  });
}

const useOf = ({ id }: InvitationRow) => `invitation/${id}`;

function nameFor({ invitation, name }: Pick<Accepting, 'invitation' | 'name'>): string {
  return invitation.name ?? normaliseUserName(name);
}

async function requireFreeName(db: Parameters<typeof selectUserByName>[0], name: string): Promise<void> {
  if (!(await selectUserByName(db, name))) return;
  const message = 'is taken. Choose another one';
  const errors: Violation[] = [{ path: 'input.name', message, reason: 'name_taken' }];
  throw new AppError('ability_invalid_input', `The name ${message}.`, { errors });
}

function requirePending({ clock }: Services, row: InvitationRow): void {
  const state = invitationState(row, clock.now());
  if (state !== 'pending') throw notPending(state);
}

function notPending(state: 'accepted' | 'revoked' | 'expired'): AppError {
  const what = { accepted: 'was used already', revoked: 'was revoked', expired: 'has expired' }[state];
  return invalidState(`invitation_${state}`, `This invitation ${what}. Ask for a new one.`, { state });
}
