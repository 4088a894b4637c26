export { addApplicationPassword } from './add-application-password.ts';
export { addDashboardUser } from './add-dashboard-user.ts';
export { forgetChallenges } from './challenge.ts';
export { createUser } from './create-user.ts';
export { deleteApplicationPassword } from './delete-application-password.ts';
export { deleteDashboardUser } from './delete-dashboard-user.ts';
export { anyUser, learnedHost, learnHost } from './learned-host.store.ts';
export { listApplicationPasswords } from './list-application-passwords.ts';
export { listDashboardUsers } from './list-dashboard-users.ts';
export { makeFirstAdmin } from './make-first-admin.ts';
export { noteFailedSignIn } from './note-failed-sign-in.ts';
export { beginPasskeyProof, beginPasskeySignIn, passkeyProof, passkeySignIn } from './passkey-sign-in.ts';
export { addPasskey, beginPasskey, removePasskey } from './passkeys.ts';
export type { SignInRow } from './password.store.ts';
export { demandGoodPassword } from './password.ts';
export { profileOf } from './profile.ts';
export { proveAgain, waysToProve } from './prove-again.ts';
export { resetSecondFactor } from './reset-second-factor.ts';
export {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  renewRecoveryCodes,
  SEALED_OF_USERS,
  useCode,
} from './second-factor.ts';
export { setDashboardUserPassword } from './set-dashboard-user-password.ts';
export { setPassword } from './set-password.ts';
export { enter, type SignedIn, verifyPassword, wrongPassword } from './sign-in.ts';
export { updateDashboardUser } from './update-dashboard-user.ts';
export { countUsers, findUser } from './user.store.ts';
export { normaliseUserName } from './user.ts';
export { verifyUser } from './verify-user.ts';
