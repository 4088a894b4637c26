import type { CommentAction } from '@sitekeeper/protocol';
import type { AuditEntry } from '../../../kernel/audit/audit.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { wireCode } from '../../../kernel/errors.ts';
import { asAppError, changeOnSite, unknownEntry } from '../../sites/index.ts';
import { type CommentOutcome, changeComments } from './change-comments.ts';

interface CommentsOrder {
  readonly site_id_or_domain: number | string;
  readonly comment_ids: readonly number[];
  readonly post_id?: number;
  readonly action: CommentAction;
  /** In the terms of the abilities. */
  readonly wanted: string;
  readonly past: string;
}

/** Changes comments of one site, with rows in the audit log about what was done and what is not known. */
export async function onComments(ctx: Ctx, order: CommentsOrder) {
  const { site_id_or_domain, comment_ids, post_id, action, wanted, past } = order;
  return changeOnSite(ctx, site_id_or_domain, async ({ ctx, row, connection }) => {
    const ids = [...new Set(comment_ids)];
    let outcomes: CommentOutcome[];
    try {
      outcomes = await changeComments(ctx, connection, { ids, action, postId: post_id });
    } catch (error) {
      throw asAppError(error);
    }
    const changed = outcomes.filter(one => 'changed' in one && one.changed).map(({ id }) => id);
    const open = outcomes.filter(one => 'failure' in one && one.failure.code === 'outcome_unknown').map(({ id }) => id);
    const audit: AuditEntry[] = [];
    const detail = { action, comment_ids: changed };
    if (changed.length > 0) audit.push({ action: past, subject: `site:${row.id}`, detail });
    if (open.length > 0) audit.push(unknownEntry({ siteId: row.id, wanted, detail: { action, comment_ids: open } }));
    if (audit.length > 0) await audited(ctx, async () => ({ result: undefined, audit }));
    const done = outcomes.flatMap(one =>
      'failure' in one ? [] : [{ id: one.id, status: one.status ?? ('deleted' as const), changed: one.changed }],
    );
    const errors = outcomes.flatMap(one => {
      if (!('failure' in one)) return [];
      return [{ id: one.id, code: wireCode(one.failure.code, ctx.settings.namespace), message: one.failure.message }];
    });
    return { website_id: row.id, website_url: row.url, done, errors };
  });
}
