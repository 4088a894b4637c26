import { COMMENT_STATUSES, type CommentStatus } from '@sitekeeper/protocol';
import { Type } from 'typebox';
import { textOrNull } from '../../../kernel/ability/nullable.ts';
import { siteFields } from '../../site-users/index.ts';

export const commentStatusSchema = Type.Unsafe<CommentStatus>({
  type: 'string',
  enum: [...COMMENT_STATUSES],
  description: 'State of the comment.',
});

/** Source: docs/spec/abilities.md#posts-pages-and-comments. */
export const commentSchema = Type.Object({
  id: Type.Integer({ description: 'Id of the comment on its site.' }),
  ...siteFields,
  status: commentStatusSchema,
  author: Type.String({ description: 'Name that the author gave.' }),
  author_email: Type.String({ description: 'E-mail address that the author gave.' }),
  author_url: Type.String({ description: 'Website that the author gave.' }),
  post_id: Type.Integer({ description: 'Id of the post.' }),
  post_title: Type.String({ description: 'Title of the post.' }),
  content: Type.String({ description: 'The comment as plain text, at most 5,000 characters.' }),
  written_at: textOrNull('When it was written, ISO 8601 UTC.'),
});

export const commentIdsSchema = Type.Array(Type.Integer({ minimum: 1 }), {
  minItems: 1,
  maxItems: 100,
  description: 'Ids of comments of that site, at most 100.',
});

export const onPostSchema = Type.Optional(
  Type.Integer({
    minimum: 1,
    description:
      'Id of the post that they belong to: older comments than the newest 200 of each state are found by it.',
  }),
);

export const commentErrorsSchema = Type.Array(
  Type.Object({
    id: Type.Integer({ description: 'Id of the comment.' }),
    code: Type.String({ description: 'Error code.' }),
    message: Type.String({ description: 'What went wrong and what to do.' }),
  }),
  { description: 'The comments that were not changed, or of which that is not known.' },
);
