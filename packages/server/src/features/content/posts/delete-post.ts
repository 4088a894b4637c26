import { postAction } from '@sitekeeper/protocol';
import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { requireConfirm } from '../../../kernel/ability/confirm.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { siteFields } from '../../site-users/index.ts';
import {
  asAppError,
  changeOnSite,
  deleteOnSite,
  noteIfUnknown,
  resolveSite,
  siteSelectorSchema,
} from '../../sites/index.ts';
import { findPost, requirePost } from './find-post.ts';
import { postIdSchema } from './post.schemas.ts';

export const deletePost = ability({
  name: 'delete-post-v1',
  summary:
    'Delete one post or page of a site for good, with its comments. To be able to restore it, trash it with set-post-status-v1.',
  category: 'sites',
  effect: 'destroy',
  method: 'POST',
  input: Type.Object({ site_id_or_domain: siteSelectorSchema, post_id: postIdSchema }),
  output: Type.Object({
    deleted: Type.Boolean({ description: 'False after a dry run.' }),
    dry_run: Type.Optional(Type.Boolean({ description: 'True after a dry run.' })),
    id: Type.Integer({ description: 'Id of the post on its site.' }),
    ...siteFields,
    type: Type.String({ description: 'post or page.' }),
    title: Type.String({ description: 'Title, as plain text.' }),
    comments: Type.Integer({ description: 'Number of approved comments that are deleted with it.' }),
  }),
  callsSite: true,
  errors: ['post_not_found', 'deletion_failed', 'site_busy', 'site_timeout', 'outcome_unknown'],
}).run(async ({ site_id_or_domain, post_id, confirm, dry_run }, ctx) => {
  await resolveSite(ctx, site_id_or_domain);
  if (dry_run !== true) requireConfirm(confirm);
  return changeOnSite(ctx, site_id_or_domain, async ({ ctx, row, connection }) => {
    try {
      const { type, title, comments } = await requirePost(ctx, connection, post_id);
      const about = { id: post_id, website_id: row.id, website_url: row.url, type, title, comments };
      if (dry_run === true) return { deleted: false, dry_run: true, ...about };
      await deleteOnSite(ctx, {
        noun: 'post',
        which: `(id ${post_id})`,
        send: () => ctx.childSites.call(connection, postAction, { id: post_id, action: 'delete' }),
        find: () => findPost(ctx, connection, post_id),
        lookFirst: LOOK_FIRST,
      });
      const audit = [{ action: 'post.deleted', subject: `site:${row.id}`, detail: { post_id, type, title } }];
      await audited(ctx, async () => ({ result: undefined, audit }));
      return { deleted: true, ...about };
    } catch (error) {
      await noteIfUnknown(ctx, error, { siteId: row.id, wanted: 'delete-post', detail: { post_id } });
      throw asAppError(error);
    }
  });
});

const LOOK_FIRST = 'Look for the post on the site before you try again.';
