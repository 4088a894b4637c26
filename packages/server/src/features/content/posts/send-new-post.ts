import {
  getAllPosts,
  type NewPostArgs,
  newPost,
  type PostStatus,
  plainText,
  type ReportedPost,
} from '@sitekeeper/protocol';
import type { Ctx } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { SiteConnection } from '../../../ports/child-sites/port.ts';
import { lookAfterwards, outcomeUnknown, requestError, sendOnce } from '../../sites/index.ts';

/** The newest of a status: what was just created is among them. */
const NEWEST = 50;

export interface CreatedPost {
  readonly id: number;
  readonly status: string;
  readonly link: string | null;
}

/**
 * Creates one post, sent once. If the answer is lost, it is the one of this title that the site did not have before; what
 * could be it under another title leaves the outcome open.
 * Source: docs/wire/content.md#creating and docs/decisions/0016-lost-answers.md.
 */
export async function sendNewPost(ctx: Ctx, connection: SiteConnection, post: NewPostArgs): Promise<CreatedPost> {
  const status: PostStatus = post.publishAt === undefined ? post.status : 'future';
  const newest = async () => {
    const asked = { type: post.type, statuses: [status], most: NEWEST };
    return (await ctx.childSites.call(connection, getAllPosts, asked, ctx.settings.checkSeconds * 1000)).value;
  };
  const before = new Set((await newest()).map(({ id }) => id));
  const sent = await sendOnce(ctx, () => ctx.childSites.call(connection, newPost, post), ['maybe']);
  const { trouble, answer } = sent;
  const said = answer?.value;
  if (said?.id !== undefined) return { id: said.id, status: said.status || status, link: said.link || null };
  const title = plainText(post.title, 500);
  const added = (posts: readonly ReportedPost[]) => posts.filter(one => !before.has(one.id));
  const made = (posts: readonly ReportedPost[]) => added(posts).filter(one => one.title === title);
  const seen = await lookAfterwards(ctx, sent, newest, posts => made(posts).length > 0);
  if ('silence' in seen) throw requestError(outcomeUnknown(OPEN, trouble ?? seen.silence, LOOK_FIRST));
  const [found, ...others] = made(seen.state);
  if (found && others.length === 0) return { id: found.id, status: found.status, link: null };
  // A site may store titles in a form of its own, and of scheduled posts it lists those that come last.
  const mayBeThere = added(seen.state).length > 0 || (status === 'future' && seen.state.length >= NEWEST);
  if (mayBeThere || !seen.final) throw requestError(outcomeUnknown(OPEN, trouble ?? notSaid(), LOOK_FIRST));
  throw trouble ?? new AppError('connection_failed', 'The site did not create the post. A plugin may prevent it.');
}

const notSaid = () => new AppError('connection_failed', 'The site did not confirm it.');
const OPEN = 'whether the post was created';
const LOOK_FIRST = 'List the posts of the site, drafts included, before you try again.';
