import { type EditablePost, updatePostOnSite } from '@sitekeeper/protocol';
import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { SiteConnection } from '../../../ports/child-sites/port.ts';
import {
  asAppError,
  changeOnSite,
  failureOf,
  lookAfterwards,
  noteIfUnknown,
  outcomeUnknown,
  requestError,
  sendOnce,
  siteSelectorSchema,
} from '../../sites/index.ts';
import { ofPage } from './create-post.ts';
import { postNotFound, readPost, requirePost } from './find-post.ts';
import { judgePostEdit, type WantedPost } from './judge-post-edit.ts';
import { commentsOpenSchema, namesSchema, postIdSchema, postTexts, wholePostSchema } from './post.schemas.ts';
import { wholePostView } from './post.views.ts';

export const updatePost = ability({
  name: 'update-post-v1',
  summary:
    'Update the texts of one post or page of a site. Only the fields that you send change. Somebody who is editing it at the same moment is not asked.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  instructions: 'Changes what visitors see if the post is published. Show the user the new text first.',
  input: Type.Object({
    site_id_or_domain: siteSelectorSchema,
    post_id: postIdSchema,
    title: Type.Optional(Type.String({ ...postTexts.title, minLength: 1 })),
    content: Type.Optional(postTexts.content),
    excerpt: Type.Optional(postTexts.excerpt),
    slug: Type.Optional(Type.String({ ...postTexts.slug, minLength: 1 })),
    tags: Type.Optional(namesSchema('Names of all of its tags from now on; missing ones are created. Only for posts.')),
    comments_open: Type.Optional(commentsOpenSchema),
  }),
  output: Type.Object({
    ...wholePostSchema.properties,
    stored_differently: Type.Array(Type.String(), {
      description: 'Fields that the site stored in a form of its own, such as a slug that was taken.',
    }),
  }),
  callsSite: true,
  errors: ['invalid_input', 'post_not_found', 'site_busy', 'site_timeout', 'outcome_unknown'],
}).run(async ({ site_id_or_domain, post_id, ...wanted }, ctx) => {
  if (Object.keys(wanted).length === 0) {
    const errors = [{ path: 'input', message: 'must have at least one field to change' }];
    throw new AppError('invalid_input', 'Give at least one field to change, such as title or content.', { errors });
  }
  return changeOnSite(ctx, site_id_or_domain, async ({ ctx, row, connection }) => {
    const detail = { post_id, fields: Object.keys(wanted) };
    try {
      const found = await requirePost(ctx, connection, post_id);
      if (found.type === 'page' && wanted.tags) throw ofPage();
      const before = await readPost(ctx, connection, post_id);
      if (!before) throw postNotFound(post_id);
      const { post, different } = await edit(ctx, connection, before, wanted);
      const audit = [{ action: 'post.updated', subject: `site:${row.id}`, detail }];
      await audited(ctx, async () => ({ result: undefined, audit }));
      const modified = { ...found, date: Math.floor(ctx.clock.now() / 1000) };
      return { ...wholePostView(row, modified, post), stored_differently: [...different] };
    } catch (error) {
      await noteIfUnknown(ctx, error, { siteId: row.id, wanted: 'update-post', detail });
      throw asAppError(error);
    }
  });
});

/** Sends the change once, and reads the result: the site also answers "success" if WordPress refused. */
async function edit(ctx: Ctx, connection: SiteConnection, before: EditablePost, wanted: WantedPost) {
  const { id } = before;
  const { comments_open: commentsOpen, ...texts } = wanted;
  const send = () => ctx.childSites.call(connection, updatePostOnSite, { id, commentsOpen, ...texts });
  const sent = await sendOnce(ctx, send, ['maybe']);
  const { trouble } = sent;
  const judge = (post: EditablePost | undefined) => post && judgePostEdit(post, before, wanted);
  const seen = await lookAfterwards(
    ctx,
    sent,
    () => readPost(ctx, connection, id),
    post => judge(post)?.kept.length === 0,
  );
  const open = `whether the post (id ${id}) was changed`;
  if ('silence' in seen) throw requestError(outcomeUnknown(open, trouble ?? seen.silence, LOOK_FIRST));
  if (!seen.state) throw new AppError('post_not_found', 'The post has been deleted in the meantime.');
  const { kept, different } = judgePostEdit(seen.state, before, wanted);
  // With an answer, a slug that stays can have been made unique.
  const refused = trouble ? kept : kept.filter(name => name !== 'slug');
  if (refused.length === 0) return { post: seen.state, different: [...kept, ...different] };
  if (trouble && !seen.final) throw requestError(outcomeUnknown(open, trouble, LOOK_FIRST));
  const why = trouble ? ` ${failureOf(trouble).message}` : '';
  throw new AppError('connection_failed', `The site did not apply these changes: ${refused.join(', ')}.${why}`);
}

const LOOK_FIRST = 'Look at the post on the site. Sending the same texts again does no harm.';
