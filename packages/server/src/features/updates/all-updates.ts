import type { Ctx } from '../../kernel/context.ts';
import { readUpdates, siteView, type UpdatesQuery } from './list/select-updates.ts';
import { selectSitesWithUpdates } from './update.store.ts';

/** As many sites are in memory at once; a fleet may have half a million updates. */
const SITES_AT_ONCE = 100;

/**
 * The updates of all sites, however many there are, read while they are taken. The list of sites is fixed at the start,
 * so that none is missing or repeated because others were added or deleted; deleted ones are left out.
 */
export async function allUpdates(ctx: Ctx, asked: UpdatesQuery) {
  const { filter, read } = await readUpdates(ctx, asked);
  const siteIds = await selectSitesWithUpdates(ctx.database, filter);
  async function* chunks(): AsyncGenerator<ReturnType<typeof siteView>[]> {
    for (let from = 0; from < siteIds.length; from += SITES_AT_ONCE) {
      yield (await read([...siteIds.subarray(from, from + SITES_AT_ONCE)])).map(siteView);
    }
  }
  return { total: siteIds.length, chunks };
}
