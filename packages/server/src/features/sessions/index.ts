import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { listSessions } from './list-sessions.ts';
import { revokeSession } from './revoke-session.ts';

export { endSession, forgetEndedSessions, signOutEverywhere } from './end-session.ts';
export { DEVICE_DAYS, knownDevice, newDevice } from './known-device.ts';
export { listSessions } from './list-sessions.ts';
export { revokeSession } from './revoke-session.ts';
export { deleteSessionsOf, setProved } from './session.store.ts';
export { type Browser, sessionStarted, startSession } from './start-session.ts';
export { stillLive, verifySession } from './verify-session.ts';

/** In the order in which documents list them. */
export const ABILITIES: readonly AnyAbility[] = [listSessions, revokeSession];
