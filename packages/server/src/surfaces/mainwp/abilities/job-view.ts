import { getBatchJobStatus } from '../../../features/jobs/index.ts';
import { inWord, type Running } from './dialect-ability.ts';

/** A job as MainWP shows it: one that was canceled or is halted has ended or goes on there. */
export async function dialectJobView({ job_id }: { job_id: string }, { call, ctx }: Running): Promise<object> {
  const job = await call(getBatchJobStatus, { job_id });
  const { type, status, progress, processed, total, succeeded, failed, started_at, completed_at, errors } = job;
  return {
    job_id: job.job_id,
    type,
    status: status === 'canceled' ? 'failed' : status,
    progress,
    processed,
    total,
    succeeded,
    failed,
    started_at,
    completed_at,
    errors: errors.map(({ site_id, code, message }) => ({ site_id, code: inWord(code, ctx), message })),
    job_timed_out: job.job_timed_out,
    ...(job.job_timed_out ? { job_error_code: 'timeout', job_error_message: 'The job took too long.' } : {}),
  };
}
