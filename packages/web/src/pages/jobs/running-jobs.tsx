import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '../../api/session.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { Ago } from '../../ui/text/ago.tsx';
import { formatNumber, quantity } from '../../ui/text/format.ts';
import { CancelJob } from './cancel-job.tsx';
import { type Job, jobKind } from './job.ts';
import { JobProgress } from './job-progress.tsx';
import styles from './jobs.module.css';

/** The jobs that have not ended, with what they have done so far. */
export function RunningJobs({ jobs, total }: { readonly jobs: readonly Job[]; readonly total: number }) {
  const may = useCan();
  const [canceling, setCanceling] = useState<Job>();
  return (
    <Panel title="Running now" aside={<span className="quiet">{quantity(total, ['job', 'jobs'])}</span>}>
      <ul className={styles.running}>
        {jobs.map(job => (
          <li key={job.job_id} className={styles.job}>
            <div className={styles.jobHead}>
              <Link to="/jobs/$id" params={{ id: job.job_id }}>
                {jobKind(job)}
              </Link>
              {job.started_at ? (
                <span>
                  began <Ago at={job.started_at} />
                </span>
              ) : (
                <span>waits for its turn</span>
              )}
            </div>
            <JobProgress job={job} label={jobKind(job)} />
            {may('cancel-job-v1') && (
              <Button
                variant="default"
                size="xs"
                aria-label={`Cancel ${jobKind(job)}`}
                onClick={() => setCanceling(job)}
              >
                Cancel
              </Button>
            )}
          </li>
        ))}
        {total > jobs.length && <li className="quiet">and {formatNumber(total - jobs.length)} more</li>}
      </ul>
      {canceling && <CancelJob job={canceling} onClose={() => setCanceling(undefined)} />}
    </Panel>
  );
}
