import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { addDashboardUser } from './accounts/add-dashboard-user.ts';
import { deleteDashboardUser } from './accounts/delete-dashboard-user.ts';
import { listDashboardUsers } from './accounts/list-dashboard-users.ts';
import { setDashboardUserPassword } from './accounts/set-dashboard-user-password.ts';
import { updateDashboardUser } from './accounts/update-dashboard-user.ts';
import { addApplicationPassword } from './application-passwords/add-application-password.ts';
import { deleteApplicationPassword } from './application-passwords/delete-application-password.ts';
import { listApplicationPasswords } from './application-passwords/list-application-passwords.ts';
import { resetSecondFactor } from './second-factor/reset-second-factor.ts';

export { addDashboardUser } from './accounts/add-dashboard-user.ts';
export { createUser } from './accounts/create-user.ts';
export { deleteDashboardUser } from './accounts/delete-dashboard-user.ts';
export { listDashboardUsers } from './accounts/list-dashboard-users.ts';
export { makeFirstAdmin } from './accounts/make-first-admin.ts';
export { setDashboardUserPassword } from './accounts/set-dashboard-user-password.ts';
export { updateDashboardUser } from './accounts/update-dashboard-user.ts';
export { addApplicationPassword } from './application-passwords/add-application-password.ts';
export { deleteApplicationPassword } from './application-passwords/delete-application-password.ts';
export { listApplicationPasswords } from './application-passwords/list-application-passwords.ts';
export type { SignInRow } from './passwords/password.store.ts';
export { requireGoodPassword } from './passwords/password.ts';
export { setPassword } from './passwords/set-password.ts';
export { profileOf } from './profile.ts';
export { forgetChallenges } from './second-factor/challenge.ts';
export { anyUser, learnedHost, learnHost } from './second-factor/learned-host.store.ts';
export { addPasskey, beginPasskey, removePasskey } from './second-factor/passkeys.ts';
export { resetSecondFactor } from './second-factor/reset-second-factor.ts';
export {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  renewRecoveryCodes,
  SEALED_OF_USERS,
  useCode,
} from './second-factor/second-factor.ts';
export { noteFailedSignIn } from './sign-in/note-failed-sign-in.ts';
export { beginPasskeyProof, beginPasskeySignIn, passkeyProof, passkeySignIn } from './sign-in/passkey-sign-in.ts';
export { proveAgain, waysToProve } from './sign-in/prove-again.ts';
export { enter, type SignedIn, verifyPassword, wrongPassword } from './sign-in/sign-in.ts';
export { verifyUser } from './sign-in/verify-user.ts';
export { selectUser, selectUserCount } from './user.store.ts';
export { normaliseUserName } from './user.ts';

/** In the order in which documents list them. */
export const ABILITIES: readonly AnyAbility[] = [
  listDashboardUsers,
  addDashboardUser,
  updateDashboardUser,
  deleteDashboardUser,
  setDashboardUserPassword,
  resetSecondFactor,
  listApplicationPasswords,
  addApplicationPassword,
  deleteApplicationPassword,
];
