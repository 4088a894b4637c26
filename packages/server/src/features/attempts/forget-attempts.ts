import type { Services } from '../../kernel/context.ts';
import { deleteEndedCounters } from './counter.store.ts';

/** Deletes counts whose window has ended. */
export async function forgetAttempts({ database, clock }: Services): Promise<void> {
  await database.write(trx => deleteEndedCounters(trx, clock.now()));
}
