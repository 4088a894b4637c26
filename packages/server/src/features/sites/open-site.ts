import type { Ctx } from '../../kernel/context.ts';
import type { KnownSite } from './connection.ts';
import { loadSite } from './load-site.ts';
import { resolveBrief } from './resolve-sites.ts';
import { GONE, requestError } from './site-failure.ts';

/**
 * The site that a selector names, with everything needed for requests to it, read once. `refusalOf` decides whether
 * requests are allowed.
 * @throws AppError site_not_found, ambiguous_site.
 */
export async function openSite(ctx: Ctx, selector: number | string): Promise<KnownSite> {
  const { id } = await resolveBrief(ctx, selector);
  const site = await loadSite(ctx, id);
  if (!site) throw requestError(GONE);
  return site;
}
