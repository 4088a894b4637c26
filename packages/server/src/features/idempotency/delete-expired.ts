import type { Services } from '../../kernel/context.ts';
import { deleteExpired } from './idempotency.store.ts';

/** Forgets the requests whose day is over. */
export async function deleteExpiredRequests({ database, clock }: Services): Promise<void> {
  while (await deleteExpired(database, clock.now())) {
    // the next thousand
  }
}
