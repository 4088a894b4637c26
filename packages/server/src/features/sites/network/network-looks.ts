import type { Services } from '../../../kernel/context.ts';
import type { QueueHandler } from '../../../kernel/work/queue-handler.ts';
import { dueLooksHandler, queueDueLooks } from '../due-looks.ts';
import { findNetwork } from './find-network.ts';

const LOOKS = { queue: 'network-looks', due: 'network_due_at' } as const;
const RETRY_MS = 24 * 3600_000;

/** Queues connected sites that are due for a network check. Returns how many. */
export async function queueNetworkLooks(services: Services): Promise<number> {
  if (services.settings.networksIntervalDays === 0) return 0;
  return queueDueLooks(services, LOOKS, (_id, now) => now + RETRY_MS);
}

export const networkLooksHandler = (services: Services): QueueHandler => dueLooksHandler(services, LOOKS, findNetwork);
