import { RecoveryError, type Settings } from '@sitekeeper/server';
import { Interrupted, WorkError } from './failure.ts';
import { cannotOpen } from './session/store-session.ts';

/** Runs a backup or restore and describes a failure in one line. @throws WorkError, Interrupted */
export async function withRecoveryErrors<T>(
  settings: Settings,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (signal.aborted) throw new Interrupted();
    if (error instanceof RecoveryError) throw new WorkError(error.code, error.message);
    throw cannotOpen(settings, error);
  }
}
