import { audited } from '../../../kernel/audit/audited.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { noteNetworkChanged } from '../network/network-notes.ts';
import { type SlugError, type SlugWork, settleSlugs } from './settle-slugs.ts';

interface InstalledChange {
  readonly action: 'activate' | 'deactivate' | 'delete';
  /** For the audit log: `plugins.deleted`. */
  readonly past: string;
}

/**
 * Changes plugins or themes of one site, see `settleSlugs`, and writes the changes into the audit log. `network` says
 * what they mean for the other sites of a multisite network, which are synced soon.
 */
export async function settleInstalled<State>(
  ctx: Ctx,
  work: SlugWork<State> & InstalledChange,
): Promise<{ done: string[]; errors: SlugError[]; network?: string }> {
  const { done, errors } = await settleSlugs<State>(ctx, work);
  if (done.length === 0) return { done, errors };
  const audit = [{ action: work.past, subject: `site:${work.siteId}`, detail: { slugs: done } }];
  await audited(ctx, async () => ({ result: undefined, audit }));
  return { done, errors, ...(await noteNetworkChanged(ctx, work.siteId, work.action)) };
}
