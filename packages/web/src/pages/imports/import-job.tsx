import { Alert, Progress } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useRead } from '../../api/use-ability.ts';
import { useFreshWith } from '../../api/use-fresh-with.ts';
import type { Output } from '../../generated/abilities.ts';
import { rich } from '../../texts/rich.tsx';
import { t } from '../../texts/text.ts';
import { Announced } from '../../ui/feedback/announced.tsx';
import { SpokenProgress } from '../../ui/feedback/spoken-progress.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import type { ImportItem } from './import.ts';
import styles from './imports.module.css';

type Job = Output<'get-batch-job-status-v1'>;

const ASK_MS = 1500;
const isActive = ({ status }: Job) => status === 'queued' || status === 'processing';

/** The job that works on an import or did so last; what it changes is loaded again as it goes on. */
export function useImportJob(found: ImportItem | undefined) {
  const job_id = found?.job_id ?? '';
  const { data } = useRead(
    'get-batch-job-status-v1',
    { job_id },
    { enabled: job_id !== '', refetchInterval: last => (last && !isActive(last) ? false : ASK_MS) },
  );
  const sign = data ? `${data.job_id} ${data.processed} ${data.status}` : '';
  useFreshWith(sign, ['get-import-v1']);
  useFreshWith(sign, ['list-import-records-v1']);
  return { data, active: data !== undefined && isActive(data) };
}

/** Progress of the job; afterwards only what needs attention. Screen readers announce the end of each. */
export function ImportJob({ job }: { readonly job: Job }) {
  const active = isActive(job);
  return (
    <>
      {active && <Running job={job} />}
      <Announced>{!active && <Ended job={job} />}</Announced>
    </>
  );
}

const linkTo = (job: Job) => (inside: ReactNode) => (
  <Link key="job" className="in-text" to="/jobs/$id" params={{ id: job.job_id }} search={{}}>
    {inside}
  </Link>
);

const doneText = (job: Job) => t('imports.job.done', { done: job.processed, total: job.total, failed: job.failed });

function Running({ job }: { readonly job: Job }) {
  const percent = (job.processed / Math.max(job.total, 1)) * 100;
  return (
    <Panel title={t(`imports.job.${kindOf(job)}`)}>
      <div className={styles.sending}>
        <Progress value={percent} aria-label={t('imports.job.progress')} />
        <span>{doneText(job)}</span>
        <SpokenProgress {...{ percent }} say={quarter => t('imports.job.spoken', { percent: quarter })} />
        <span>{rich('imports.job.leave', { link: linkTo(job) })}</span>
      </div>
    </Panel>
  );
}

function Ended({ job }: { readonly job: Job }) {
  const left = job.total - job.processed;
  const interrupted = left > 0 || job.job_timed_out;
  if (!interrupted && job.failed === 0) return <span className="visually-hidden">{doneText(job)}</span>;
  return (
    <Alert color="yellow" role="note">
      {interrupted
        ? rich('imports.job.interrupted', { left, link: linkTo(job) })
        : rich('imports.job.failed', { failed: job.failed, link: linkTo(job) })}
    </Alert>
  );
}

const KINDS = ['adopt', 'cutover', 'undocutover', 'undoimport'] as const;

function kindOf({ type }: Job): (typeof KINDS)[number] {
  return KINDS.find(kind => kind === type) ?? 'adopt';
}
