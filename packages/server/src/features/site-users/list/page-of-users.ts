import type { Ctx } from '../../../kernel/context.ts';
import { offsetOf } from '../../../kernel/lists/paging.ts';
import { targetSites, type UserTargetFilter, type WebsiteError, websiteError } from '../target-sites.ts';
import { gatherUsers, type SitesToAsk } from './gather-users.ts';
import type { SiteUserView } from './held-answers.ts';
import type { UsersGathered } from './users-gathered.ts';

export interface SiteUsersQuery extends UserTargetFilter {
  readonly page: number;
  readonly per_page: number;
  readonly search?: string;
  readonly roles?: readonly string[];
  readonly ask: SitesToAsk;
}

export interface PageOfSiteUsers {
  readonly items: SiteUserView[];
  readonly page: number;
  readonly per_page: number;
  readonly total: number;
  readonly errors: WebsiteError[];
}

/** The page as far as it is known. */
export interface UsersSoFar extends PageOfSiteUsers {
  /** Number of sites whose users it lists. */
  readonly sites: number;
  /** Number of sites that have answered or failed. */
  readonly settled: number;
}

/** A reader that does not wait for the last site. */
export interface UsersFollower {
  /** Called before any request to a site. @param look Returns the page as it is at that moment. */
  begun(look: () => UsersSoFar): void;
  /** Called when the page has changed. */
  changed(): void;
  /** Once aborted, no further site is contacted. */
  readonly signal: AbortSignal;
}

/** @throws AppError client_not_found or tag_not_found. */
export async function pageOfUsers(ctx: Ctx, asked: SiteUsersQuery, follower?: UsersFollower): Promise<PageOfSiteUsers> {
  const { page, per_page, search = '', roles = [], ask, ...filter } = asked;
  const { sites, errors } = await targetSites(ctx, filter);
  const look = (gathered: UsersGathered): UsersSoFar => ({
    items: gathered.items(),
    page,
    per_page,
    total: gathered.total,
    errors: [...errors, ...gathered.failures().map(({ site, failure }) => websiteError(ctx, site.id, failure))],
    sites: gathered.sites,
    settled: gathered.settled,
  });
  const question = { search, roles, sites, offset: offsetOf({ page, per_page }), limit: per_page, ask };
  const watching = follower && {
    begun: (gathered: UsersGathered) => follower.begun(() => look(gathered)),
    changed: () => follower.changed(),
    signal: follower.signal,
  };
  return look(await gatherUsers(ctx, question, watching));
}
