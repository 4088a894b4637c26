import { PartMemory } from '../../kernel/lists/part-memory.ts';
import { isScoped } from '../../kernel/lists/site-scope.ts';
import type { Database } from '../../ports/database/port.ts';
import { type EventFilter, selectEventCount } from './event-list.store.ts';

/** How many events there are up to one of them. */
interface Counted {
  total: number;
  last: number;
}

const MOST_FILTERS = 1000;
const counted = new PartMemory<Counted>('deleted_events', { most: MOST_FILTERS });
const countedBySite = new PartMemory<Counted>(['deleted_events', 'sites'], { most: MOST_FILTERS });

/**
 * How many events a filter lets through. Each new event has a higher id than all before it (docs/decisions/0055), so
 * counting goes on from the last one that was counted, until events are deleted or what the sites are looked up by changes.
 */
export async function countEvents(database: Database, filter: EventFilter): Promise<number> {
  const bySite = isScoped(filter) || (filter.search ?? '').trim() !== '';
  const known = await (bySite ? countedBySite : counted).get(database, keyOf(filter), () =>
    selectEventCount(database.db, filter),
  );
  const before = { ...known };
  const fresh = await selectEventCount(database.db, filter, before.last);
  const total = before.total + fresh.total;
  // Two who count at once have both added to the same: the later count stays.
  if (fresh.last > known.last) Object.assign(known, { total, last: fresh.last });
  return total;
}

const keyOf = ({ types, severities, site_id, client_id, tag_id, since, until, search = '' }: EventFilter) =>
  JSON.stringify([types, severities, site_id, client_id, tag_id, since, until, search.trim().toLowerCase()]);
