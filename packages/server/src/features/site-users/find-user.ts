import { type ReportedUser, type SearchUsersArgs, searchUsers } from '@sitekeeper/protocol';
import type { Ctx } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { SiteConnection } from '../../ports/child-sites/port.ts';

export async function findUserByLogin(
  ctx: Ctx,
  site: SiteConnection,
  login: string,
): Promise<ReportedUser | undefined> {
  return (await search(ctx, site, 'user_login', login)).find(user => sameText(user.login, login));
}

export async function findUserByEmail(
  ctx: Ctx,
  site: SiteConnection,
  email: string,
): Promise<ReportedUser | undefined> {
  return (await search(ctx, site, 'user_email', email)).find(user => sameText(user.email, email));
}

export async function findUserById(ctx: Ctx, site: SiteConnection, id: number): Promise<ReportedUser | undefined> {
  return (await search(ctx, site, 'ID', String(id))).find(user => user.id === id);
}

type Column = NonNullable<SearchUsersArgs['columns']>[number];

/** Answered from an index: a site that takes longer than a check hangs. */
async function search(ctx: Ctx, site: SiteConnection, column: Column, text: string): Promise<ReportedUser[]> {
  const question = { text, exact: true, columns: [column] };
  return (await ctx.childSites.call(site, searchUsers, question, ctx.settings.checkSeconds * 1000)).value;
}

/** @throws AppError user_not_found */
export async function requireSiteUser(ctx: Ctx, site: SiteConnection, id: number): Promise<ReportedUser> {
  const user = await findUserById(ctx, site, id);
  if (user) return user;
  throw new AppError(
    'user_not_found',
    `The site has no user with id ${id}. List the users of the site to see their ids.`,
  );
}

/** The administrator that every call uses: without it, the site could not be reached. */
export function isOfConnection(user: ReportedUser, site: SiteConnection): boolean {
  return sameText(user.login, site.user);
}

export function sameText(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
