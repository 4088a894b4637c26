import type { Services } from '../../../kernel/context.ts';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import type { QueueHandler } from '../../../kernel/work/queue-handler.ts';
import type { KnownSite } from '../connection.ts';
import { makeDueBy } from '../due-looks.store.ts';
import { dueLooksHandler, queueDueLooks } from '../due-looks.ts';
import { nextUsualSync } from '../sync/sync-policy.ts';
import { findIcon } from './find-icon.ts';
import { deleteIcon, saveIcon } from './icon.store.ts';

const LOOKS = { queue: 'icon-looks', due: 'icon_due_at' } as const;

/** Queues connected sites whose icon is due to be looked up. Returns how many. */
export async function queueIconLooks(services: Services): Promise<number> {
  const everyMs = services.settings.iconsIntervalDays * DAY_MS;
  if (everyMs === 0) return 0;
  return queueDueLooks(services, LOOKS, (id, now) => nextUsualSync(id, now, everyMs));
}

export const iconLooksHandler = (services: Services): QueueHandler => dueLooksHandler(services, LOOKS, lookUpIcon);

async function lookUpIcon({ icons, database, clock }: Services, { row, address }: KnownSite): Promise<void> {
  const answer = await findIcon(icons, address);
  await database.write(async trx => {
    if (answer.outcome === 'found') return saveIcon(trx, row, answer.icon, clock.now());
    if (answer.outcome === 'none') return deleteIcon(trx, row);
    return makeDueBy(trx, 'icon_due_at', row.id, clock.now() + DAY_MS);
  });
}
