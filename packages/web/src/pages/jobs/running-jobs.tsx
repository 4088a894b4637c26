import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '../../api/session.ts';
import { jobKind } from '../../shared/jobs/job-kind.ts';
import { rich } from '../../texts/rich.tsx';
import { t } from '../../texts/text.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { Ago } from '../../ui/text/ago.tsx';
import type { Job } from './job.ts';
import { JobProgress } from './job-progress.tsx';
import styles from './jobs.module.css';

const CancelJob = lazyDialog(() => import('./cancel-job.tsx'), 'CancelJob');

/** The jobs that have not ended, with their progress. */
export function RunningJobs({ jobs, total }: { readonly jobs: readonly Job[]; readonly total: number }) {
  const may = useCan();
  const [canceling, setCanceling] = useState<Job>();
  return (
    <Panel
      title={t('jobs.running.title')}
      aside={<span className="quiet">{t('common.count.jobs', { count: total })}</span>}
    >
      <ul className={styles.running}>
        {jobs.map(job => (
          <li key={job.job_id} className={styles.job}>
            <div className={styles.jobHead}>
              <Link to="/jobs/$id" params={{ id: job.job_id }}>
                {jobKind(job)}
              </Link>
              {job.started_at ? (
                <span>{rich('jobs.running.started', { ago: <Ago key="began" at={job.started_at} /> })}</span>
              ) : (
                <span>{t('jobs.running.waiting')}</span>
              )}
            </div>
            <JobProgress job={job} label={jobKind(job)} />
            {may('cancel-job-v1') && (
              <Button
                variant="default"
                size="xs"
                aria-label={t('jobs.cancel.title', { job: jobKind(job) })}
                onClick={() => setCanceling(job)}
              >
                {t('common.cancel')}
              </Button>
            )}
          </li>
        ))}
        {total > jobs.length && <li className="quiet">{t('shared.more', { count: total - jobs.length })}</li>}
      </ul>
      {canceling && <CancelJob job={canceling} onClose={() => setCanceling(undefined)} />}
    </Panel>
  );
}
