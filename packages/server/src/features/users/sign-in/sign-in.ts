import { appendAudit } from '../../../kernel/audit/audit.ts';
import type { Actor, Services } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { type SignInBrowser, sessionStarted, startSession } from '../../sessions/index.ts';
import { lockSignInRow, type SignInRow, selectSignInRowByName, setPasswordHash } from '../passwords/password.store.ts';
import { hashPassword, isOutdated, passwordFits } from '../passwords/password.ts';

export interface SignedIn {
  readonly token: string;
  readonly actor: Actor & { kind: 'user' };
}

/** The user with this name and password; takes equally long whether the user exists or not. */
export async function verifyPassword(
  { database, passwordCost }: Services,
  name: string,
  password: string,
): Promise<SignInRow | undefined> {
  const user = await selectSignInRowByName(database.db, name);
  return (await passwordFits(user?.password_hash, password, passwordCost)) ? user : undefined;
}

export function wrongPasswordError(): AppError {
  return new AppError('incorrect_password', 'The user name or password is wrong.');
}

interface Proof {
  readonly browser: SignInBrowser;
  /** password or passkey. */
  readonly how: string;
  readonly password?: string;
  /** What the proof was checked against: it must not have changed. */
  readonly known?: Pick<SignInRow, 'password_hash' | 'totp_sealed'>;
  /** Work in the same transaction; false: the proof is invalid after all. */
  readonly within?: (trx: Trx) => Promise<boolean>;
}

/** Starts a session for a user whose identity has been proved. */
export async function startProvedSession(
  services: Services,
  user: Pick<SignInRow, 'id'>,
  proof: Proof,
): Promise<SignedIn> {
  const { browser, how, password, known, within } = proof;
  const { passwordCost } = services;
  const hash = known?.password_hash;
  const outdated = password !== undefined && hash && isOutdated(hash, passwordCost);
  const better = outdated ? await hashPassword(password, passwordCost) : undefined;
  return services.database.write(async trx => {
    const row = await lockSignInRow(trx, user.id);
    // The password was changed or the user deleted since it was checked.
    const same = row?.password_hash === known?.password_hash && row?.totp_sealed === known?.totp_sealed;
    if (!row || (known && !same) || (within && !(await within(trx)))) throw wrongPasswordError();
    if (better !== undefined) await setPasswordHash(trx, user.id, better);
    const { id: session, token } = await startSession(trx, services, user.id, browser);
    await appendAudit(trx, services, { actor: `user:${row.name}`, client: browser }, [
      sessionStarted(user.id, session, how, browser),
    ]);
    return { token, actor: { kind: 'user', id: user.id, name: row.name, role: row.role, session } };
  });
}
