import type { Ctx } from '../../../kernel/context.ts';
import {
  type TargetSite,
  targetSites,
  type UserTargetFilter,
  type WebsiteError,
  websiteError,
} from '../target-sites.ts';
import { askSites } from './ask-sites.ts';
import { type UsersWanted, usersAsker } from './ask-users.ts';
import type { SiteUserView } from './held-answers.ts';

/** No more lists are held than sites are asked at once. */
const SITES_AT_ONCE = 50;

/** Who is given the users of all sites, of which nothing is kept. */
export interface UsersTaker {
  /** The users of one site, in whichever order the sites answer. Until it ends, the site keeps the place of another. */
  take(site: TargetSite, users: readonly SiteUserView[]): Promise<void>;
  failed(failure: WebsiteError): void;
  /** Once aborted, no further site is contacted. */
  readonly signal?: AbortSignal | undefined;
}

/** @throws AppError client_not_found or tag_not_found. */
export async function handOutUsers(
  ctx: Ctx,
  { search = '', roles = [], ...filter }: UserTargetFilter & Partial<UsersWanted>,
  { take, failed, signal }: UsersTaker,
): Promise<void> {
  const { sites, errors } = await targetSites(ctx, filter);
  for (const error of errors) failed(error);
  const usersOf = usersAsker(ctx, { search, roles }, signal);
  await askSites(ctx, sites, {
    ask: async (connection, site) => take(site, await usersOf(connection, site)),
    failed: (site, failure) => failed(websiteError(ctx, site.id, failure)),
    signal,
    atOnce: SITES_AT_ONCE,
  });
}
