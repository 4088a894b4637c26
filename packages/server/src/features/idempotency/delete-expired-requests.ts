import type { Services } from '../../kernel/context.ts';
import { deleteExpiredRows } from './idempotency.store.ts';

/** Forgets the requests whose day is over. */
export async function deleteExpiredRequests({ database, clock }: Services): Promise<void> {
  while (await deleteExpiredRows(database, clock.now())) {
    // the next thousand
  }
}
