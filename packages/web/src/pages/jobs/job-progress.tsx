import { Progress } from '@mantine/core';
import { formatNumber } from '../../ui/text/format.ts';
import { isActive, type Job } from './job.ts';
import styles from './jobs.module.css';

/** How far a job is: what went well, what failed, and in numbers. */
export function JobProgress({ job, label }: { readonly job: Job; readonly label: string }) {
  const share = (count: number) => (job.total === 0 ? 0 : (count / job.total) * 100);
  return (
    <div className={styles.progress}>
      <Progress.Root size={8} aria-label={`Progress: ${label}`}>
        <Progress.Section value={share(job.succeeded)} color="green" aria-label={`${job.succeeded} succeeded`} />
        <Progress.Section value={share(job.failed)} color="red" aria-label={`${job.failed} failed`} />
        <Progress.Section value={share(job.skipped)} color="gray" aria-label={`${job.skipped} skipped`} />
      </Progress.Root>
      <span className={styles.numbers}>
        {formatNumber(job.processed)} of {formatNumber(job.total)}
        {job.failed > 0 && <span className={styles.failed}> · {formatNumber(job.failed)} failed</span>}
        {job.skipped > 0 && ` · ${formatNumber(job.skipped)} skipped`}
        {!isActive(job) && job.processed < job.total && ` · ${formatNumber(job.total - job.processed)} left out`}
      </span>
    </div>
  );
}
