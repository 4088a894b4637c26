import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { listSessions } from './list-sessions.ts';
import { revokeSession } from './revoke-session.ts';

export { endSession, forgetEndedSessions, signOutEverywhere } from './end-session.ts';
export { DEVICE_DAYS, knownDevice, newDevice } from './known-device.ts';
export { requireLiveSession, sessionEnded } from './require-live-session.ts';
export { deleteSessionsOf, setSessionProved } from './session.store.ts';
export { type SignInBrowser, sessionStarted, startSession } from './start-session.ts';
export { liveSessionIds, verifySession } from './verify-session.ts';

/** In the order of the documents. */
export const ABILITIES: readonly AnyAbility[] = [listSessions, revokeSession];
