/** State of a job, as returned by `get-batch-job-status-v1`. */
export interface JobStatusAnswer {
  readonly job_id: string;
  readonly type: string;
  readonly status: 'queued' | 'processing' | 'completed' | 'failed' | 'canceled';
  readonly progress: number;
  readonly processed: number;
  readonly total: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly skipped: number;
  /** It waits for somebody to resume or abandon its update run. */
  readonly halted: boolean;
  readonly started_at: string | null;
  readonly completed_at: string | null;
  readonly errors: readonly { readonly site_id: number; readonly code: string; readonly message: string }[];
  readonly job_timed_out: boolean;
  /** What it came to as a whole; an import of sites names the rows that failed. */
  readonly result?: {
    readonly failed_rows?: readonly {
      readonly line: number;
      readonly url: string;
      readonly code: string;
      readonly message: string;
    }[];
  };
}

export function isFinalStatus(job: JobStatusAnswer): boolean {
  return job.status !== 'queued' && job.status !== 'processing';
}

/** Whether every site succeeded. */
export function jobWentWell(job: JobStatusAnswer): boolean {
  return job.status === 'completed' && job.failed === 0;
}
