import type { Services } from '../../kernel/context.ts';
import { deleteEndedCounters } from './counter.store.ts';

/** Forgets counts that are over. */
export async function forgetAttempts({ database, clock }: Services): Promise<void> {
  await database.write(trx => deleteEndedCounters(trx, clock.now()));
}
