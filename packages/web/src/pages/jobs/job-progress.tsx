import { Progress } from '@mantine/core';
import { t } from '../../texts/text.ts';
import { isActive, type Job } from './job.ts';
import styles from './jobs.module.css';

/** The progress of a job: successes, failures, and the numbers. */
export function JobProgress({ job, label }: { readonly job: Job; readonly label: string }) {
  const share = (count: number) => (job.total === 0 ? 0 : (count / job.total) * 100);
  return (
    <div className={styles.progress}>
      <Progress.Root size={8} aria-label={t('jobs.progress.label', { job: label })}>
        <Progress.Section
          value={share(job.succeeded)}
          color="green"
          aria-label={t('jobs.progress.succeeded', { count: job.succeeded })}
        />
        <Progress.Section
          value={share(job.failed)}
          color="red"
          aria-label={t('jobs.progress.failed', { count: job.failed })}
        />
        <Progress.Section
          value={share(job.skipped)}
          color="gray"
          aria-label={t('jobs.progress.skipped', { count: job.skipped })}
        />
      </Progress.Root>
      <span className={styles.numbers}>
        {t('jobs.progress.done', { done: job.processed, total: job.total })}
        {job.failed > 0 && <span className={styles.failed}> · {t('jobs.progress.failed', { count: job.failed })}</span>}
        {job.skipped > 0 && ` · ${t('jobs.progress.skipped', { count: job.skipped })}`}
        {!isActive(job) &&
          job.processed < job.total &&
          ` · ${t('jobs.progress.left', { count: job.total - job.processed })}`}
      </span>
    </div>
  );
}
