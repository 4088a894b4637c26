import { type NewPostArgs, plainText } from '@sitekeeper/protocol';
import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { AppError } from '../../../kernel/errors.ts';
import { invalidInput } from '../../../kernel/invalid-input.ts';
import { INSTANT_PATTERN, instantMs } from '../../../kernel/text/instants.ts';
import { siteFields } from '../../site-users/index.ts';
import { asAppError, changeOnSite, noteIfUnknown, siteSelectorSchema } from '../../sites/index.ts';
import { commentsOpenSchema, namesSchema, postTexts } from './post.schemas.ts';
import { sendNewPost } from './send-new-post.ts';

const typeSchema = Type.Unsafe<'post' | 'page'>({
  type: 'string',
  enum: ['post', 'page'],
  description: 'post or page.',
});

export const createPost = ability({
  name: 'create-post-v1',
  summary: 'Create a post or page on one site, as a draft unless another status is given.',
  category: 'sites',
  effect: 'write',
  method: 'POST',
  instructions: 'Publishing shows the post to all visitors. Show the user the text first.',
  input: Type.Object({
    site_id_or_domain: siteSelectorSchema,
    type: Type.Optional({ ...typeSchema, default: 'post' } as typeof typeSchema),
    title: Type.String({ ...postTexts.title, minLength: 1 }),
    content: Type.Optional(postTexts.content),
    status: Type.Optional(
      Type.Unsafe<NewPostArgs['status']>({
        type: 'string',
        enum: ['draft', 'pending', 'private', 'publish'],
        default: 'draft',
        description: 'publish shows it to all visitors.',
      }),
    ),
    excerpt: Type.Optional(postTexts.excerpt),
    slug: Type.Optional(postTexts.slug),
    categories: Type.Optional(namesSchema('Names of its categories; missing ones are created. Only for posts.')),
    tags: Type.Optional(namesSchema('Names of its tags; missing ones are created. Only for posts.')),
    publish_at: Type.Optional(
      Type.String({
        pattern: INSTANT_PATTERN,
        description: 'Publish it at this time, ISO 8601, UTC without a zone. Only with the status publish.',
      }),
    ),
    comments_open: Type.Optional(commentsOpenSchema),
  }),
  output: Type.Object({
    id: Type.Integer({ description: 'Id of the new post on its site.' }),
    ...siteFields,
    type: typeSchema,
    status: Type.String({ description: 'Its status on the site; future for a scheduled one.' }),
    title: Type.String({ description: 'Title, as plain text.' }),
    link: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Its address, as the site says; null if the answer of the site was lost.',
    }),
  }),
  callsSite: true,
  errors: ['invalid_input', 'site_busy', 'site_timeout', 'outcome_unknown'],
}).run(async ({ site_id_or_domain, ...given }, ctx) => {
  const { type = 'post', title, content = '', status = 'draft', publish_at, comments_open, ...others } = given;
  const publishAt = publish_at === undefined ? undefined : instantMs(publish_at);
  if (type === 'page' && (others.categories || others.tags)) throw ofPage();
  if (publishAt !== undefined) requireFuture(publishAt, status, ctx.clock.now());
  const args = { type, title, content, status, publishAt, commentsOpen: comments_open, ...others };
  return changeOnSite(ctx, site_id_or_domain, async ({ ctx, row, connection }) => {
    try {
      const made = await sendNewPost(ctx, connection, args);
      const detail = { post_id: made.id, type, status: made.status };
      const audit = [{ action: 'post.created', subject: `site:${row.id}`, detail }];
      await audited(ctx, async () => ({ result: undefined, audit }));
      return { ...made, website_id: row.id, website_url: row.url, type, title: plainText(title, 300) };
    } catch (error) {
      await noteIfUnknown(ctx, error, { siteId: row.id, wanted: 'create-post', detail: { type } });
      throw asAppError(error);
    }
  });
});

export function ofPage(): AppError {
  return new AppError('invalid_input', 'Pages have no categories and no tags: leave out categories and tags.');
}

/** @throws AppError invalid_input */
function requireFuture(publishAt: number, status: string, now: number): void {
  if (status !== 'publish') {
    throw new AppError('invalid_input', 'publish_at needs the status publish: a post in another state has no date.');
  }
  if (publishAt > now) return;
  throw invalidInput('in_the_past', 'publish_at is not in the future. Leave it out to publish at once.');
}
