import type { Services } from '../../../../kernel/context.ts';
import { siteMessages } from '../../../../kernel/work/site-messages.ts';
import type { Trx } from '../../../../ports/database/port.ts';

export const SYNC_QUEUE = 'due-syncs';
const SITES_PER_MESSAGE = 25;

/** Has these sites synced soon, also where there are no scheduled syncs. */
export function queueSyncs(trx: Trx, { queue }: Pick<Services, 'queue'>, siteIds: readonly number[]): Promise<void> {
  return queue.send(trx, SYNC_QUEUE, siteMessages(siteIds, SITES_PER_MESSAGE));
}
