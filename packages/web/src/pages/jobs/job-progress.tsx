import { Progress } from '@mantine/core';
import { formatNumber } from '../../ui/format.ts';
import type { Job } from './job.ts';
import styles from './jobs.module.css';

/** How far a job is: what went well, what failed, and in numbers. */
export function JobProgress({ job, label }: { readonly job: Job; readonly label: string }) {
  const share = (count: number) => (job.total === 0 ? 0 : (count / job.total) * 100);
  return (
    <div className={styles.progress}>
      <Progress.Root size={8} aria-label={`Progress: ${label}`}>
        <Progress.Section value={share(job.succeeded)} color="green" aria-label={`${job.succeeded} succeeded`} />
        <Progress.Section value={share(job.failed)} color="red" aria-label={`${job.failed} failed`} />
        <Progress.Section
          value={share(job.processed - job.succeeded - job.failed)}
          color="gray"
          aria-label={`${job.processed - job.succeeded - job.failed} left out`}
        />
      </Progress.Root>
      <span className={styles.numbers}>
        {formatNumber(job.processed)} of {formatNumber(job.total)}
        {job.failed > 0 && <span className={styles.failed}> · {formatNumber(job.failed)} failed</span>}
      </span>
    </div>
  );
}
