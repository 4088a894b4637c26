import { Progress } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { REFRESHED } from '../../../api/refreshed.ts';
import { useRead } from '../../../api/use-ability.ts';
import type { Output } from '../../../generated/abilities.ts';
import { jobKind } from '../../../shared/jobs/job-kind.ts';
import { useScopeInput } from '../../../shared/scope/use-scope.ts';
import { t } from '../../../texts/text.ts';
import { Panel } from '../../../ui/layout/page.tsx';
import { Ago } from '../../../ui/text/ago.tsx';
import { formatNumber } from '../../../ui/text/format.ts';
import styles from '../overview.module.css';

const MOST = 4;
const OFTEN = 3000;

type RunningJob = Output<'list-jobs-v1'>['items'][number];

/** What is under way. Nothing if nothing is. */
export function RunningPanel() {
  const input = { ...useScopeInput(), active: true, halted: false, per_page: MOST };
  const { data } = useRead('list-jobs-v1', input, {
    refetchInterval: last => (last && last.total > 0 ? OFTEN : REFRESHED.refetchInterval),
    staleTime: 0,
  });
  if (!data || data.total === 0) return null;
  return (
    <Panel
      title={t('overview.running.title')}
      aside={
        <Link to="/jobs" className={styles.aside}>
          {formatNumber(data.total)}
        </Link>
      }
    >
      <ul className={styles.lines}>
        {data.items.map(job => (
          <Running key={job.job_id} job={job} />
        ))}
      </ul>
    </Panel>
  );
}

function Running({ job }: { readonly job: RunningJob }) {
  const kind = jobKind(job);
  const share = (count: number) => (job.total === 0 ? 0 : (count / job.total) * 100);
  return (
    <li className={styles.running}>
      <span className={styles.runningHead}>
        <Link to="/jobs/$id" params={{ id: job.job_id }}>
          {kind}
        </Link>
        <span className="quiet">
          {t('overview.running.progress', { done: job.processed, total: job.total })}
          {job.failed > 0 && ` · ${t('overview.running.failed', { count: job.failed })}`}
        </span>
        {job.started_at && (
          <span className={styles.when}>
            <Ago at={job.started_at} />
          </span>
        )}
      </span>
      <Progress.Root size={6} aria-label={kind}>
        <Progress.Section value={share(job.processed - job.failed)} color="green" aria-label={kind} />
        <Progress.Section
          value={share(job.failed)}
          color="red"
          aria-label={t('overview.running.failed', { count: job.failed })}
        />
      </Progress.Root>
    </li>
  );
}
