import { COMMENT_STATUSES, type CommentStatus } from '@sitekeeper/protocol';
import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { siteFields } from '../../site-users/index.ts';
import { siteSelectorSchema } from '../../sites/index.ts';
import { commentErrorsSchema, commentIdsSchema, onPostSchema } from './comment.schemas.ts';
import { MODERATIONS } from './comment.ts';
import { onComments } from './on-comments.ts';

const actionSchema = Type.Unsafe<(typeof MODERATIONS)[number]>({
  type: 'string',
  enum: [...MODERATIONS],
  description: 'unapprove makes them wait for approval; unspam and restore give them their state from before.',
});

export const moderateComments = ability({
  name: 'moderate-comments-v1',
  summary: 'Approve, unapprove, mark as spam, trash or restore comments of one site.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  instructions: 'Approving shows comments to all visitors. Sites without a trash delete what is trashed for good.',
  input: Type.Object({
    site_id_or_domain: siteSelectorSchema,
    comment_ids: commentIdsSchema,
    action: actionSchema,
    post_id: onPostSchema,
  }),
  output: Type.Object({
    ...siteFields,
    action: actionSchema,
    done: Type.Array(
      Type.Object({
        id: Type.Integer({ description: 'Id of the comment.' }),
        status: Type.Unsafe<CommentStatus | 'deleted'>({
          type: 'string',
          enum: [...COMMENT_STATUSES, 'deleted'],
          description: 'Its state now; deleted if the site has no trash and deleted it for good.',
        }),
        changed: Type.Boolean({ description: 'False if it was in this state already, and nothing was sent.' }),
      }),
      { description: 'The comments that are in the requested state.' },
    ),
    errors: commentErrorsSchema,
  }),
  callsSite: true,
  errors: ['site_busy', 'site_timeout'],
}).run(async (input, ctx) => ({
  action: input.action,
  ...(await onComments(ctx, { ...input, wanted: 'moderate-comments', past: 'comments.moderated' })),
}));
