import type { Ctx } from '../../../kernel/context.ts';
import { counted } from '../../../kernel/text/counted.ts';
import { isoInstant } from '../../../kernel/text/instants.ts';
import { jobUrl } from '../../jobs/index.ts';
import { type HoldingRun, heldMessage } from '../holding-runs.ts';
import { heldBackMessage } from './held-back.ts';
import type { StartedRun } from './start-run.ts';

/** The answer to the start of a run. It names the runs that are already updating some or all of the sites. */
export function startedView(ctx: Ctx, started: StartedRun) {
  const { jobId, sites, items, startedAt, busy, holders, heldBack } = started;
  const [first] = holders;
  const run = jobId ?? (first ? first.job_id : null);
  return {
    job_id: run,
    status_url: run === null ? null : jobUrl(ctx, run),
    started_at: isoInstant(jobId === undefined ? (first?.started_at ?? startedAt) : startedAt),
    queued_count: items,
    sites,
    message: `${jobId === undefined ? notStarted(holders) : `${whatStarted(started)}${left(busy.length)}`}${heldBackMessage(heldBack)}`,
    held_by: holders,
  };
}

function notStarted(holders: readonly HoldingRun[]): string {
  return holders.length > 0 ? heldMessage(holders) : 'There is nothing to update.';
}

function whatStarted({ sites, items }: StartedRun): string {
  if (items === 0) {
    const needs = sites === 1 ? 'the site requires' : `the ${sites} sites require`;
    return `Nothing will be updated: ${needs} a newer WordPress or PHP for it.`;
  }
  return `The run was started: ${counted(items, 'update')} on ${counted(sites, 'site')}.`;
}

function left(busy: number): string {
  if (busy === 0) return '';
  return ` ${counted(busy, 'more site')} ${busy === 1 ? 'is' : 'are'} already in another run.`;
}
