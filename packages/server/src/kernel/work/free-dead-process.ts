import type { ClaimedMessage } from '../../ports/job-queue/port.ts';
import type { Services } from '../context.ts';
import { deleteWorker } from './workers.store.ts';

/** A process that has ended without giving back what it had. */
export interface DeadProcess {
  readonly id: string;
  /** The messages that it had in hand, as far as it has told. */
  readonly inHand: readonly ClaimedMessage[];
}

/**
 * Frees what a process had that has died, so that others need not wait for the end of its leases. Only for whoever has
 * seen it end: that nothing is heard of a process is no proof.
 */
export async function freeDeadProcess(
  { database, queue }: Pick<Services, 'database' | 'queue'>,
  { id, inHand }: DeadProcess,
): Promise<void> {
  await queue.holderDied(inHand);
  const ofIt = `${id}:%`;
  await database.write(async trx => {
    await trx.deleteFrom('leases').where('holder', 'like', ofIt).execute();
    await trx.updateTable('deliveries').set({ lease_until: 0 }).where('claim', 'like', ofIt).execute();
  });
  await deleteWorker(database, id);
}
