import type { Output } from '../../generated/abilities.ts';
import { t } from '../../texts/text.ts';
import type { Tone } from '../../ui/text/chip.tsx';

/** A job as lists return it, and as the event stream sends it. */
export type Job = Output<'list-jobs-v1'>['items'][number];
type ItemState = Output<'list-job-items-v1'>['items'][number]['state'];

/** Jobs that consist only of their sites: they can be repeated for the failed ones. */
const AGAIN = new Set(['sync', 'check', 'reconnect', 'rotate', 'files']);

export const isActive = ({ status }: Pick<Job, 'status'>) => status === 'queued' || status === 'processing';
/** It has not ended, and does not wait for a decision. */
export const isAtWork = (job: Pick<Job, 'status' | 'halted'>) => isActive(job) && !job.halted;
export const canRetry = (job: Job) => !isActive(job) && job.failed > 0 && AGAIN.has(job.type);

interface Shown {
  readonly text: string;
  readonly tone: Tone;
}

export function jobState({ status, failed, halted, job_timed_out }: Job): Shown {
  if (halted) return { text: t('jobs.states.halted'), tone: 'bad' };
  if (job_timed_out) return { text: t('jobs.states.timedOut'), tone: 'bad' };
  if (status === 'completed' && failed > 0) {
    return { text: t('jobs.states.completedFailed', { count: failed }), tone: 'warn' };
  }
  return { text: t(`jobs.states.${status}`), tone: TONES[status] };
}

const TONES: Readonly<Record<Job['status'], Tone>> = {
  queued: 'quiet',
  processing: 'info',
  completed: 'good',
  failed: 'bad',
  canceled: 'quiet',
};

/** The result of one site of a job. */
export const jobItemState = (state: ItemState): Shown => ({
  text: t(`jobs.items.states.${state}`),
  tone: ITEM_TONES[state],
});

const ITEM_TONES: Readonly<Record<ItemState, Tone>> = {
  pending: 'quiet',
  succeeded: 'good',
  failed: 'bad',
  skipped: 'quiet',
  canceled: 'quiet',
};
