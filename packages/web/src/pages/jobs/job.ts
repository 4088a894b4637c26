import type { Output } from '../../generated/abilities.ts';
import type { Tone } from '../../ui/text/chip.tsx';
import { formatNumber } from '../../ui/text/format.ts';

/** A job as lists have it, which is also what the event stream tells. */
export type Job = Output<'list-jobs-v1'>['items'][number];
type ItemState = Output<'list-job-items-v1'>['items'][number]['state'];

const KINDS: Readonly<Record<string, string>> = {
  sync: 'Sync of sites',
  check: 'Check of addresses',
  reconnect: 'Reconnection of sites',
  update: 'Update run',
  import: 'Import of users',
  createuser: 'New user on sites',
  password: 'Administrator passwords',
};

/** What a job does, for people. */
export const jobKind = ({ type }: Pick<Job, 'type'>) => KINDS[type] ?? type;

/** Jobs that carry nothing but their sites: they can be done again for those that failed. */
const AGAIN = new Set(['sync', 'check', 'reconnect']);

export const isActive = ({ status }: Pick<Job, 'status'>) => status === 'queued' || status === 'processing';
/** It has not ended, and does not wait for a decision either. */
export const isAtWork = (job: Pick<Job, 'status' | 'halted'>) => isActive(job) && !job.halted;
export const canRetry = (job: Job) => !isActive(job) && job.failed > 0 && AGAIN.has(job.type);

interface Shown {
  readonly text: string;
  readonly tone: Tone;
}

export function jobState({ status, failed, halted, job_timed_out }: Job): Shown {
  if (halted) return { text: 'Needs a decision', tone: 'bad' };
  if (job_timed_out) return { text: 'Took too long', tone: 'bad' };
  if (status === 'completed') {
    return failed > 0 ? { text: `Done, ${formatNumber(failed)} failed`, tone: 'warn' } : DONE;
  }
  return STATES[status];
}

const DONE: Shown = { text: 'Done', tone: 'good' };
const STATES: Readonly<Record<'queued' | 'processing' | 'failed' | 'canceled', Shown>> = {
  queued: { text: 'Waiting', tone: 'quiet' },
  processing: { text: 'Running', tone: 'info' },
  failed: { text: 'Failed', tone: 'bad' },
  canceled: { text: 'Canceled', tone: 'quiet' },
};

export const ITEM_STATES_SHOWN: Readonly<Record<ItemState, Shown>> = {
  pending: { text: 'Waiting', tone: 'quiet' },
  succeeded: { text: 'Done', tone: 'good' },
  failed: { text: 'Failed', tone: 'bad' },
  skipped: { text: 'Skipped', tone: 'quiet' },
  canceled: { text: 'Left out', tone: 'quiet' },
};
