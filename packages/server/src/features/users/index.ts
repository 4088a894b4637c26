import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { addDashboardUser } from './accounts/add-dashboard-user.ts';
import { deleteDashboardUser } from './accounts/delete-dashboard-user.ts';
import { listDashboardUsers } from './accounts/list-dashboard-users.ts';
import { setDashboardUserPassword } from './accounts/set-dashboard-user-password.ts';
import { updateDashboardUser } from './accounts/update-dashboard-user.ts';
import { addApplicationPassword } from './application-passwords/add-application-password.ts';
import { deleteApplicationPassword } from './application-passwords/delete-application-password.ts';
import { listApplicationPasswords } from './application-passwords/list-application-passwords.ts';
import { invitePerson } from './invitations/invite-person.ts';
import { listInvitations } from './invitations/list-invitations.ts';
import { revokeInvitation } from './invitations/revoke-invitation.ts';
import { resetSecondFactor } from './second-factor/reset-second-factor.ts';

export { createUser } from './accounts/create-user.ts';
export { currentUserActor } from './accounts/current-user-actor.ts';
export { makeFirstAdmin } from './accounts/make-first-admin.ts';
export {
  applicationPasswordsOf,
  selectApplicationPasswordById,
} from './application-passwords/application-password.store.ts';
export { verifyApplicationPassword } from './application-passwords/verify-application-password.ts';
export {
  acceptWithPasskey,
  acceptWithPassword,
  beginInvitedPasskey,
  findInvitation,
} from './invitations/accept-invitation.ts';
export { invitationState } from './invitations/invitation.ts';
export { deleteOldInvitations, mailInvitations } from './invitations/mail-invitations.ts';
export { SEALED_INVITATIONS } from './invitations/sealed-invitations.ts';
export type { SignInRow } from './passwords/password.store.ts';
export { requireGoodPassword } from './passwords/password.ts';
export { setPassword } from './passwords/set-password.ts';
export { forgetChallenges } from './second-factor/challenge.ts';
export { saveLearnedHost, selectLearnedHost } from './second-factor/learned-host.store.ts';
export { addPasskey, beginPasskey, removePasskey } from './second-factor/passkeys.ts';
export {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  renewRecoveryCodes,
  SEALED_OF_USERS,
  useSecondFactorCode,
} from './second-factor/second-factor.ts';
export { proofWaysOf, recordFreshProof } from './sign-in/fresh-proof.ts';
export { noteFailedSignIn } from './sign-in/note-failed-sign-in.ts';
export { beginPasskeyProof, beginPasskeySignIn, passkeyProof, passkeySignIn } from './sign-in/passkey-sign-in.ts';
export { type SignedIn, startProvedSession, verifyPassword, wrongPasswordError } from './sign-in/sign-in.ts';
export { signInProfileOf } from './sign-in/sign-in-profile.ts';
export { hasAnyUser, selectUserByName, selectUserCount } from './user.store.ts';
export { normaliseUserName } from './user.ts';

/** In the order of the documents. */
export const ABILITIES: readonly AnyAbility[] = [
  listDashboardUsers,
  addDashboardUser,
  updateDashboardUser,
  deleteDashboardUser,
  setDashboardUserPassword,
  resetSecondFactor,
  invitePerson,
  listInvitations,
  revokeInvitation,
  listApplicationPasswords,
  addApplicationPassword,
  deleteApplicationPassword,
];
