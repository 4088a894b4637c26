import { once } from 'node:events';
import { WorkError } from './failure.ts';

/** What a command runs until it is stopped. */
interface Running {
  readonly outdated: Promise<void>;
  close(): Promise<void>;
}

/**
 * Waits for an interruption, and closes what runs.
 * @throws WorkError when a newer release upgrades the store first. It fails, so that a service manager starts it again.
 */
export async function untilStopped({ outdated, close }: Running, interruption: AbortSignal): Promise<void> {
  const interrupted = interruption.aborted ? Promise.resolve() : once(interruption, 'abort');
  const isOutdated = await Promise.race([interrupted.then(() => false), outdated.then(() => true)]);
  await close();
  if (isOutdated) storeUpgraded();
}

/** @throws WorkError Always: a newer release has upgraded the store. */
export function storeUpgraded(): never {
  throw new WorkError(
    'store_upgraded',
    'A newer release of Sitekeeper has upgraded the store, so this process has ended. Install that release here, and start it.',
  );
}
