import { ERRORS, type ErrorCode } from '../../../kernel/errors.ts';
import { counted } from '../../../kernel/text/counted.ts';
import type { SiteResult } from '../../../kernel/work/job.ts';
import type { RunItem, RunItemState } from '../run-item.ts';

const WENT_WRONG: readonly RunItemState[] = ['failed', 'rolled_back', 'needs_attention', 'sent', 'rolling_back'];

/** The result of a site from those of its items. */
export function siteResult(items: readonly RunItem[]): SiteResult {
  const counts = countStates(items);
  const wrong = items.filter(item => WENT_WRONG.includes(item.state));
  const [first] = wrong;
  if (!first) return (counts.updated ?? 0) > 0 ? { ok: true, data: counts } : skipped(items, counts);
  const data = { ...counts, why: whyOf(first, wrong.length - 1) };
  const untouched = items.every(item => item.sent_at === null);
  // If nothing could be sent, all items have the reason of the site.
  const code = untouched && isErrorCode(first.reason) ? first.reason : 'update_failed';
  const what =
    wrong.length === 1 ? `${first.name}: ${first.message ?? ''}` : `${first.name} and others. ${first.message ?? ''}`;
  const message = untouched
    ? (first.message ?? '')
    : `${wrong.length} of ${counted(items.length, 'update')} failed: ${what}`;
  const cause = code === 'update_failed' ? 'updates_failed' : first.cause;
  return { ok: false, code, cause, message: message.trim(), data };
}

function skipped(items: readonly RunItem[], counts: object): SiteResult {
  const [first] = items;
  if (!first) return { ok: true, cause: 'nothing_to_update', skipped: whySkipped(items), data: counts };
  const data = { ...counts, why: whyOf(first, items.length - 1) };
  return { ok: true, cause: 'updates_skipped', skipped: whySkipped(items), data };
}

/** The update that says why, by codes: the message of the result is in English. @param others Besides it. */
function whyOf(item: RunItem, others: number) {
  const { name, state, reason, cause, way_out, message, from_version, to_version } = item;
  return { name, state, reason, cause, way_out, message, from_version, to_version, others };
}

function whySkipped(items: readonly RunItem[]): string {
  const [first] = items;
  if (!first) return 'There was nothing to update.';
  const others = items.length > 1 ? ' and others' : '';
  return `Nothing was updated. ${first.name}${others}: ${first.message ?? 'it was skipped.'}`;
}

function countStates(items: readonly Pick<RunItem, 'state'>[]): Partial<Record<RunItemState, number>> {
  const counts: Partial<Record<RunItemState, number>> = {};
  for (const { state } of items) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

function isErrorCode(reason: string | null): reason is ErrorCode {
  return reason !== null && Object.hasOwn(ERRORS, reason);
}
