import { type EditablePost, getAllPosts, POST_STATUSES, type ReportedPost, readPostOnSite } from '@sitekeeper/protocol';
import type { Ctx } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { SiteConnection } from '../../../ports/child-sites/port.ts';
import { CHANGED_TYPES } from './post.ts';

/** The post or page of this id, without its content: nobody on the site notices. */
export async function findPost(ctx: Ctx, site: SiteConnection, id: number): Promise<ReportedPost | undefined> {
  const asked = { type: 'any', statuses: POST_STATUSES, most: 1, id };
  const { value } = await ctx.childSites.call(site, getAllPosts, asked, ctx.settings.checkSeconds * 1000);
  return value.find(post => post.id === id && CHANGED_TYPES.includes(post.type));
}

/** @throws AppError post_not_found */
export async function requirePost(ctx: Ctx, site: SiteConnection, id: number): Promise<ReportedPost> {
  const post = await findPost(ctx, site, id);
  if (post) return post;
  throw postNotFound(id);
}

/** The same with its content. The site then shows the post as being edited by the connecting administrator. */
export async function readPost(ctx: Ctx, site: SiteConnection, id: number): Promise<EditablePost | undefined> {
  const { value } = await ctx.childSites.call(site, readPostOnSite, { id, type: 'post' });
  return value && CHANGED_TYPES.includes(value.type) ? value : undefined;
}

export function postNotFound(id: number): AppError {
  return new AppError(
    'post_not_found',
    `The site has no post or page with id ${id}. List its posts or pages to see their ids.`,
  );
}
