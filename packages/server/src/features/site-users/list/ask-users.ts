import { searchUsers } from '@sitekeeper/protocol';
import type { Ctx } from '../../../kernel/context.ts';
import { trimSign } from '../../../kernel/text/trim-sign.ts';
import type { SiteConnection } from '../../../ports/child-sites/port.ts';
import { siteUserView } from '../site-user.views.ts';
import type { TargetSite } from '../target-sites.ts';
import type { SiteUserView } from './held-answers.ts';

export interface UsersWanted {
  readonly search: string;
  readonly roles: readonly string[];
}

/** A `*` at an edge would be a wildcard to the site; it matches parts anyway. */
export const searchedText = (search: string) => trimSign(search.trim(), '*');

/** Asks one site after the other for its users, by id. Once the signal is aborted, it throws what that says. */
export function usersAsker(ctx: Ctx, { search, roles }: UsersWanted, signal: AbortSignal | undefined) {
  const text = searchedText(search);
  // Each column is a separate query on the site, and one of them finds all.
  const asked = { text, roles, ...(text === '' ? { columns: ['user_login'] as const } : {}) };
  const childSites = signal ? ctx.childSites.watched(async () => signal.throwIfAborted()) : ctx.childSites;
  return async (connection: SiteConnection, site: TargetSite): Promise<SiteUserView[]> => {
    const { value } = await childSites.call(connection, searchUsers, asked, ctx.settings.checkSeconds * 1000);
    return value.sort((a, b) => a.id - b.id).map(user => siteUserView(site, user, roles));
  };
}
