import type { Static, Type } from 'typebox';
import type { Ctx } from '../../../kernel/context.ts';
import { wantedBy } from '../../../kernel/lists/list.ts';
import { countedPage } from '../../../kernel/lists/paging.ts';
import { selectFoundCount } from '../site.store.ts';
import type { siteListInput } from './site-filter.schemas.ts';
import { filteredSites } from './site-filter.store.ts';
import { orderedIds } from './site-order.store.ts';

type SiteListInput = Static<Type.TObject<typeof siteListInput>>;

/** Ids of the sites on one page of a list, in its order, and how many there are on all pages. */
export async function pageOfIds({ database, clock }: Pick<Ctx, 'database' | 'clock'>, input: SiteListInput) {
  const now = clock.now();
  const { page = 1, per_page = 20, sort = 'name', order = 'asc', status, health, condition, ...filter } = input;
  const wanted = { ...filter, statuses: wantedBy(status), healths: wantedBy(health), conditions: wantedBy(condition) };
  const found = await filteredSites(database, wanted, now);
  const { rows, total } = await countedPage(
    { page, per_page },
    window => orderedIds(found, { sort, order, now }, window),
    () => selectFoundCount(found),
  );
  return { ids: rows, page, per_page, total };
}
