import {
  COMMENT_STATUSES,
  type CommentAction,
  type CommentStatus,
  ConnectorError,
  commentAction,
  getAllComments,
  type ReportedComment,
} from '@sitekeeper/protocol';
import type { Ctx } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { SiteConnection } from '../../../ports/child-sites/port.ts';
import { failureOf, lookAfterwards, outcomeUnknown, type SiteFailure } from '../../sites/index.ts';
import { isCommentDone, LEADS_TO } from './comment.ts';

/** Of each state, so many are looked at before, and afterwards, when they may have moved among older ones. */
export const NEWEST_BEFORE = 200;
const NEWEST_AFTER = 1000;

export interface CommentOrder {
  readonly ids: readonly number[];
  readonly action: CommentAction;
  readonly postId: number | undefined;
}

/** What became of one comment. `status` undefined: it is gone. */
export type CommentOutcome = { readonly id: number } & (
  | { readonly status: CommentStatus | undefined; readonly changed: boolean }
  | { readonly failure: SiteFailure }
);

type Known = ReadonlyMap<number, ReportedComment>;

/**
 * Changes comments of one site one by one, each sent once, and judges them by the site's list: the site calls
 * everything a success. Comments that the list does not show are never sent: an unknown id can break the request.
 * Source: docs/wire/content.md#comments.
 */
export async function changeComments(
  ctx: Ctx,
  connection: SiteConnection,
  { ids, action, postId }: CommentOrder,
): Promise<CommentOutcome[]> {
  const list = (most: number) => readComments(ctx, connection, postId, most);
  const before = await list(NEWEST_BEFORE);
  const wanted = ids.filter(id => before.has(id) && !isCommentDone(action, before.get(id)?.status));
  const at = ctx.clock.now();
  const { ids: sent, ended } = await sendEach(ctx, connection, wanted, action);
  const trouble = ended instanceof ConnectorError ? ended : undefined;
  const seen =
    sent.length === 0
      ? { state: before, final: true }
      : await lookAfterwards(
          ctx,
          { at, trouble },
          () => list(NEWEST_AFTER),
          after => sent.every(id => isCommentDone(action, after.get(id)?.status)),
        );
  return ids.map((id): CommentOutcome => {
    const known = before.get(id);
    if (!known) return { id, failure: NOT_FOUND };
    if (!wanted.includes(id)) return { id, status: known.status, changed: false };
    if (!sent.includes(id)) return { id, failure: notSent(ended) };
    if ('silence' in seen) return { id, failure: unknown(trouble ?? seen.silence) };
    const status = seen.state.get(id)?.status ?? statusAmongOlder(seen.state, action);
    if (isCommentDone(action, status)) return { id, status, changed: true };
    if (!seen.final) return { id, failure: unknown(trouble) };
    return { id, failure: trouble ? failureOf(trouble) : NOT_DONE };
  });
}

/** A comment that left its list can be among the older ones of the state that it was given, of which not all are listed. */
function statusAmongOlder(seen: Known, action: CommentAction): CommentStatus | undefined {
  const status = LEADS_TO[action];
  const listed = [...seen.values()].filter(comment => comment.status === status).length;
  return listed >= NEWEST_AFTER ? status : undefined;
}

async function readComments(
  ctx: Ctx,
  connection: SiteConnection,
  postId: number | undefined,
  most: number,
): Promise<Known> {
  const asked = { statuses: COMMENT_STATUSES, most, ...(postId === undefined ? {} : { postId }) };
  const { value } = await ctx.childSites.call(connection, getAllComments, asked);
  return new Map(value.map(comment => [comment.id, comment]));
}

/**
 * Sends until the site fails, is suspended, or another process has its turn: after an uncertain answer nothing more is
 * sent. @returns what was sent, and why the rest was not.
 */
async function sendEach(ctx: Ctx, connection: SiteConnection, ids: readonly number[], action: CommentAction) {
  const sent: number[] = [];
  for (const id of ids) {
    try {
      await ctx.childSites.call(connection, commentAction, { id, action });
      sent.push(id);
    } catch (error) {
      if (!(error instanceof ConnectorError) && (!(error instanceof AppError) || sent.length === 0)) throw error;
      if (error instanceof ConnectorError && error.delivered !== 'no') sent.push(id);
      return { ids: sent, ended: error };
    }
  }
  return { ids: sent, ended: undefined };
}

const NOT_FOUND: SiteFailure = {
  code: 'comment_not_found',
  message: `The site shows no such comment among its newest ${NEWEST_BEFORE} of each state. For an older one, give the post_id.`,
};
const NOT_DONE: SiteFailure = {
  code: 'connection_failed',
  message: 'The site did not change the comment. A plugin on the site may prevent it.',
};

function notSent(why: unknown): SiteFailure {
  const { code, message } = failureOf(why);
  return { code, message: `${message} This comment was not sent.` };
}

function unknown(why: unknown): SiteFailure {
  return outcomeUnknown('whether the comment was changed', why, 'List the comments of the site before you try again.');
}
