import type { Services } from '../../kernel/context.ts';
import { deleteExpiredRows } from './idempotency.store.ts';

/** Deletes requests older than a day. */
export async function deleteExpiredRequests({ database, clock }: Services): Promise<void> {
  while (await deleteExpiredRows(database, clock.now())) {
    // the next thousand
  }
}
