import { ConnectorError, readUserOnSite } from '@sitekeeper/protocol';
import type { Ctx } from '../../../kernel/context.ts';
import type { SiteConnection } from '../../../ports/child-sites/port.ts';
import { networkOf } from '../../sites/index.ts';

/** After a deletion: whether the network still has the account. A site that gives no answer counts as no. */
export async function staysInNetwork(ctx: Ctx, siteId: number, site: SiteConnection, userId: number): Promise<boolean> {
  if (!(await networkOf(ctx.database.db, siteId))) return false;
  try {
    return (await ctx.childSites.call(site, readUserOnSite, { id: userId })).value.user !== undefined;
  } catch (error) {
    if (error instanceof ConnectorError) return false;
    throw error;
  }
}
