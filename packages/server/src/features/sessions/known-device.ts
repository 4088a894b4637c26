import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Services } from '../../kernel/context.ts';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { selectDeviceEpochById, selectDeviceEpochByName } from './device.store.ts';

/** Browsers keep no cookie for longer than 400 days. */
export const DEVICE_DAYS = 365;

/**
 * The cookie value of a browser in which a user has signed in: `user.made.id.proof`. It signs nobody in. It only means
 * that wrong passwords from elsewhere do not delay this browser. The proof requires the master key, and covers the
 * user's epoch: a new password, or signing out everywhere, revokes all of a user's devices.
 */
export async function newDevice(services: Services, userId: number): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  const content = `${userId}.${services.clock.now()}.${id}`;
  return `${content}.${proofOf(services, content, await selectDeviceEpochById(services.database.db, userId))}`;
}

/** The id of a device in which this user has signed in; undefined if it is not, or no longer, one of the user's devices. */
export async function knownDevice(services: Services, given: string, userName: string): Promise<string | undefined> {
  const parts = given.split('.');
  const [userId = '', made = '', id = '', proof = ''] = parts;
  if (parts.length !== 4 || !/^\d{1,15}$/.test(userId) || !/^\d{1,15}$/.test(made)) return undefined;
  if (Math.abs(services.clock.now() - Number(made)) > DEVICE_DAYS * DAY_MS) return undefined;
  const user = await selectDeviceEpochByName(services.database.db, userName);
  if (!user || String(user.id) !== userId) return undefined;
  const right = Buffer.from(proofOf(services, `${userId}.${made}.${id}`, user.device_epoch));
  const sent = Buffer.from(proof);
  return sent.length === right.length && timingSafeEqual(sent, right) ? id : undefined;
}

function proofOf({ secrets }: Services, content: string, epoch: number): string {
  return secrets.mac('known-device', `${content}.${epoch}`);
}
