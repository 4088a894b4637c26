import type { Static, Type } from 'typebox';
import { wantedBy } from '../../../kernel/lists/list.ts';
import { offsetOf } from '../../../kernel/lists/paging.ts';
import type { Database } from '../../../ports/database/port.ts';
import { selectFoundCount } from '../site.store.ts';
import { filteredSites } from './site-filter.store.ts';
import { orderedIds } from './site-order.store.ts';
import type { siteListInput } from './site-record.schemas.ts';

type SiteListInput = Static<Type.TObject<typeof siteListInput>>;

/** Ids of the sites on one page of a list, in its order, and how many there are on all pages. */
export async function pageOfIds(database: Database, input: SiteListInput) {
  const { page = 1, per_page = 20, sort = 'name', order = 'asc', status, health, ...filter } = input;
  const found = await filteredSites(database, { ...filter, statuses: wantedBy(status), healths: wantedBy(health) });
  const offset = offsetOf({ page, per_page });
  const ids = await orderedIds(found, { sort, order }, { offset, limit: per_page });
  const isLast = ids.length > 0 && ids.length < per_page;
  return { ids, page, per_page, total: isLast ? offset + ids.length : await selectFoundCount(found) };
}
