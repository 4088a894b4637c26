import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { requireConfirm } from '../../../kernel/ability/confirm.ts';
import { siteFields } from '../../site-users/index.ts';
import { resolveSite, siteSelectorSchema } from '../../sites/index.ts';
import { commentErrorsSchema, commentIdsSchema, onPostSchema } from './comment.schemas.ts';
import { onComments } from './on-comments.ts';

export const deleteComments = ability({
  name: 'delete-comments-v1',
  summary: 'Delete comments of one site for good. To be able to restore them, trash them with moderate-comments-v1.',
  category: 'sites',
  effect: 'destroy',
  method: 'POST',
  input: Type.Object({
    site_id_or_domain: siteSelectorSchema,
    comment_ids: commentIdsSchema,
    post_id: onPostSchema,
  }),
  output: Type.Object({
    ...siteFields,
    dry_run: Type.Optional(Type.Boolean({ description: 'True after a dry run, which asks nothing of the site.' })),
    deleted: Type.Array(Type.Integer(), {
      description: 'Ids of the comments that were deleted; none after a dry run.',
    }),
    errors: commentErrorsSchema,
  }),
  callsSite: true,
  errors: ['site_busy', 'site_timeout'],
}).run(async ({ confirm, dry_run, ...input }, ctx) => {
  const site = await resolveSite(ctx, input.site_id_or_domain);
  if (dry_run === true) {
    return { website_id: site.id, website_url: site.url, dry_run: true, deleted: [], errors: [] };
  }
  requireConfirm(confirm);
  const order = { ...input, action: 'delete', wanted: 'delete-comments', past: 'comments.deleted' } as const;
  const { done, ...rest } = await onComments(ctx, order);
  return { ...rest, deleted: done.map(({ id }) => id) };
});
