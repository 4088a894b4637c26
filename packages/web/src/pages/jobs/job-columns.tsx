import { RowLink } from '../../ui/data-table/cells/row-link.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { Ago } from '../../ui/text/ago.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { formatNumber, quantity } from '../../ui/text/format.ts';
import { type Job, jobKind, jobState } from './job.ts';
import styles from './jobs.module.css';

/** `2 min 5 s` */
export function lasted({ started_at, completed_at }: Job): string {
  if (started_at === null || completed_at === null) return '–';
  const seconds = Math.max(0, Math.round((Date.parse(completed_at) - Date.parse(started_at)) / 1000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

export const jobColumns: Column<Job>[] = [
  {
    key: 'kind',
    header: 'Job',
    fixed: true,
    cell: job => <RowLink href={`/jobs/${job.job_id}`}>{jobKind(job)}</RowLink>,
  },
  {
    key: 'state',
    header: 'Result',
    width: '150px',
    fixed: true,
    cell: job => {
      const { text, tone } = jobState(job);
      return <Chip tone={tone}>{text}</Chip>;
    },
  },
  { key: 'sites', header: 'Sites', width: '120px', from: 'sm', cell: job => quantity(job.total, ['site', 'sites']) },
  {
    key: 'failed',
    header: 'Failed',
    width: '90px',
    from: 'sm',
    align: 'end',
    cell: job => <span className={job.failed > 0 ? styles.failed : undefined}>{formatNumber(job.failed)}</span>,
  },
  { key: 'lasted', header: 'Took', width: '120px', from: 'md', align: 'end', cell: lasted },
  { key: 'ended', header: 'Ended', width: '130px', from: 'sm', cell: job => <Ago at={job.completed_at} /> },
];
