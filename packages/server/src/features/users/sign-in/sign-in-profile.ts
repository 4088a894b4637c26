import type { Services } from '../../../kernel/context.ts';
import { selectSignInRowById } from '../passwords/password.store.ts';
import { selectPasskeysOf } from '../second-factor/passkey.store.ts';
import { passkeyView } from '../second-factor/passkeys.ts';
import { selectRecoveryCodeCount } from '../second-factor/second-factor.store.ts';

/** How a user signs in, without any secret. */
export async function signInProfileOf({ database: { db } }: Services, userId: number) {
  const [user, recovery_codes_left, passkeys] = await Promise.all([
    selectSignInRowById(db, userId),
    selectRecoveryCodeCount(db, userId),
    selectPasskeysOf(db, userId),
  ]);
  const enabled = Boolean(user?.totp_sealed);
  return {
    has_password: Boolean(user?.password_hash),
    second_factor: { enabled, recovery_codes_left: enabled ? recovery_codes_left : 0 },
    passkeys: passkeys.map(passkeyView),
  };
}
