import { postAction, type ReportedPost } from '@sitekeeper/protocol';
import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { invalidState } from '../../../kernel/state-reasons.ts';
import type { SiteConnection } from '../../../ports/child-sites/port.ts';
import { siteFields } from '../../site-users/index.ts';
import {
  asAppError,
  changeOnSite,
  lookAfterwards,
  noteIfUnknown,
  outcomeUnknown,
  requestError,
  sendOnce,
  siteSelectorSchema,
} from '../../sites/index.ts';
import { findPost, requirePost } from './find-post.ts';
import { postIdSchema } from './post.schemas.ts';
import { DELETED, isReached, mustRestoreFirst, POST_STATE_ACTIONS, type PostStateAction } from './post.ts';

const actionSchema = Type.Unsafe<PostStateAction>({
  type: 'string',
  enum: [...POST_STATE_ACTIONS],
  description: 'unpublish makes it a draft; restore takes it out of the trash, usually as a draft.',
});

export const setPostStatus = ability({
  name: 'set-post-status-v1',
  summary: 'Publish, unpublish, trash or restore one post or page of a site.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  instructions: 'Publishing shows the post to all visitors. Sites without a trash delete what is trashed for good.',
  input: Type.Object({ site_id_or_domain: siteSelectorSchema, post_id: postIdSchema, action: actionSchema }),
  output: Type.Object({
    id: Type.Integer({ description: 'Id of the post on its site.' }),
    ...siteFields,
    action: actionSchema,
    status: Type.String({
      description: 'Its status now; deleted if the site has no trash and deleted the post for good.',
    }),
    changed: Type.Boolean({ description: 'False if it was in this state already, and nothing was sent.' }),
  }),
  callsSite: true,
  errors: ['post_not_found', 'invalid_state', 'site_busy', 'site_timeout', 'outcome_unknown'],
}).run(async ({ site_id_or_domain, post_id, action }, ctx) =>
  changeOnSite(ctx, site_id_or_domain, async ({ ctx, row, connection }) => {
    const about = { id: post_id, website_id: row.id, website_url: row.url, action };
    try {
      const before = await requirePost(ctx, connection, post_id);
      if (mustRestoreFirst(action, before.status)) {
        throw invalidState('post_in_trash', 'The post is in the trash. Restore it first.');
      }
      if (isReached(action, before.status)) return { ...about, status: before.status, changed: false };
      const status = await setStatus(ctx, connection, before, action);
      const detail = { post_id, title: before.title, from: before.status, to: status };
      const audit = [{ action: 'post.status_changed', subject: `site:${row.id}`, detail }];
      await audited(ctx, async () => ({ result: undefined, audit }));
      return { ...about, status, changed: true };
    } catch (error) {
      await noteIfUnknown(ctx, error, { siteId: row.id, wanted: 'set-post-status', detail: { post_id, action } });
      throw asAppError(error);
    }
  }),
);

/** Sent once; the site's list shows the state, or the answer, which has read the post again. Returns the new status. */
async function setStatus(
  ctx: Ctx,
  connection: SiteConnection,
  { id }: ReportedPost,
  action: PostStateAction,
): Promise<string> {
  const sent = await sendOnce(ctx, () => ctx.childSites.call(connection, postAction, { id, action }));
  const { trouble, answer } = sent;
  const answered = answer?.value.post?.status;
  if (answered !== undefined && isReached(action, answered)) return answered;
  const seen = await lookAfterwards(
    ctx,
    sent,
    () => findPost(ctx, connection, id),
    post => isReached(action, post?.status),
  );
  const open = `whether the status of the post (id ${id}) was changed`;
  if ('silence' in seen) throw requestError(outcomeUnknown(open, trouble ?? seen.silence, LOOK_FIRST));
  if (isReached(action, seen.state?.status)) return seen.state?.status ?? DELETED;
  if (!seen.final) throw requestError(outcomeUnknown(open, trouble, LOOK_FIRST));
  throw trouble ?? new AppError('connection_failed', notDone(seen.state?.status));
}

function notDone(status: string | undefined): string {
  if (status === undefined) return 'The site no longer has the post.';
  return `The site did not change the status of the post: it is ${status}. A plugin on the site may prevent it.`;
}

const LOOK_FIRST = 'Look at the post on the site. Trying again does no harm.';
