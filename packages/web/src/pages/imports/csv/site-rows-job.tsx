import { Alert, Button, Progress } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useRead } from '../../../api/use-ability.ts';
import type { Output } from '../../../generated/abilities.ts';
import { rich } from '../../../texts/rich.tsx';
import { t } from '../../../texts/text.ts';
import { Announced } from '../../../ui/feedback/announced.tsx';
import { SpokenProgress } from '../../../ui/feedback/spoken-progress.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import styles from '../imports.module.css';
import { type FailedRow, failedRowText } from './row-words.ts';

type Job = Output<'get-batch-job-status-v1'>;

/** As `import-sites-v1` describes the result of its job. */
interface RowTally {
  readonly added: number;
  readonly existing: number;
  readonly failed: number;
  readonly failed_rows: readonly FailedRow[];
}

const NOTHING: RowTally = { added: 0, existing: 0, failed: 0, failed_rows: [] };

const ASK_MS = 1500;
const MOST_SHOWN = 200;
const isActive = ({ status }: Job) => status === 'queued' || status === 'processing';

interface SiteRowsJobProps {
  readonly jobId: string;
  /** Looks at the same file again: rows whose sites are there by now are left alone. */
  readonly onRetry: () => void;
}

/** Progress of the sites of a file, and the rows that failed. */
export function SiteRowsJob({ jobId, onRetry }: SiteRowsJobProps) {
  const { data: job } = useRead(
    'get-batch-job-status-v1',
    { job_id: jobId },
    { refetchInterval: last => (last && !isActive(last) ? false : ASK_MS) },
  );
  if (!job) return null;
  const active = isActive(job);
  return (
    <>
      {active && <Running job={job} />}
      <Announced>{!active && <Outcome job={job} onRetry={onRetry} />}</Announced>
      {!active && <FailedRows rows={tallyOf(job).failed_rows} />}
    </>
  );
}

const tallyOf = ({ result }: Job): RowTally => ({ ...NOTHING, ...((result ?? {}) as Partial<RowTally>) });

function Running({ job }: { readonly job: Job }) {
  const percent = (job.processed / Math.max(job.total, 1)) * 100;
  const link = (inside: ReactNode) => (
    <Link key="job" className="in-text" to="/jobs/$id" params={{ id: job.job_id }} search={{}}>
      {inside}
    </Link>
  );
  return (
    <Panel title={t('imports.csv.running')}>
      <div className={styles.sending}>
        <Progress value={percent} aria-label={t('imports.job.progress')} />
        <span>{t('imports.job.done', { done: job.processed, total: job.total, failed: job.failed })}</span>
        <SpokenProgress {...{ percent }} say={quarter => t('imports.job.spoken', { percent: quarter })} />
        <span>{rich('imports.job.leave', { link })}</span>
      </div>
    </Panel>
  );
}

function Outcome({ job, onRetry }: { readonly job: Job; readonly onRetry: () => void }) {
  const { added, existing, failed } = tallyOf(job);
  const left = job.total - job.processed;
  return (
    <Alert color={failed + left > 0 ? 'yellow' : 'green'} role="note">
      {t('imports.csv.outcome', { added, existing, failed, left })}{' '}
      {failed + left > 0 && (
        <Button variant="default" size="compact-sm" onClick={onRetry}>
          {t('imports.csv.retry')}
        </Button>
      )}
    </Alert>
  );
}

function FailedRows({ rows }: { readonly rows: RowTally['failed_rows'] }) {
  if (rows.length === 0) return null;
  return (
    <Panel title={t('imports.csv.failedRows')}>
      <ScrollRegion label={t('imports.csv.failedRows')} className={styles.failed}>
        <ul className={styles.list}>
          {rows.slice(0, MOST_SHOWN).map(row => (
            <li key={row.line}>
              <strong>{t('shared.import.line', { line: String(row.line) })}:</strong> {row.url}: {failedRowText(row)}
            </li>
          ))}
        </ul>
      </ScrollRegion>
    </Panel>
  );
}
