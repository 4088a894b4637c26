import { jobKind } from '../../shared/jobs/job-kind.ts';
import { t } from '../../texts/text.ts';
import { Dotted } from '../../ui/data-table/cells/dotted.tsx';
import { RowLink } from '../../ui/data-table/cells/row-link.tsx';
import { TwoLines } from '../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { Ago } from '../../ui/text/ago.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { formatNumber } from '../../ui/text/format.ts';
import { type Job, jobState } from './job.ts';
import styles from './jobs.module.css';

/** `2 min 5 s` */
export function lasted({ started_at, completed_at }: Job): string {
  if (started_at === null || completed_at === null) return '–';
  const seconds = Math.max(0, Math.round((Date.parse(completed_at) - Date.parse(started_at)) / 1000));
  if (seconds < 60) return t('jobs.duration.seconds', { seconds });
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? t('jobs.duration.minutes', { minutes, seconds: seconds % 60 })
    : t('jobs.duration.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

const OnPhone = ({ job }: { readonly job: Job }) => (
  <Dotted>
    {t('common.count.sites', { count: job.total })}
    <Ago at={job.completed_at} />
  </Dotted>
);

/** @param narrow The window has no room for the columns of the sites and times. */
export const jobColumns = (narrow: boolean): readonly Column<Job>[] => [
  {
    key: 'kind',
    header: t('jobs.columns.job'),
    fixed: true,
    cell: job => {
      const link = <RowLink href={`/jobs/${job.job_id}`}>{jobKind(job)}</RowLink>;
      return narrow ? <TwoLines below={<OnPhone job={job} />}>{link}</TwoLines> : link;
    },
  },
  {
    key: 'state',
    header: t('jobs.columns.result'),
    width: '150px',
    fixed: true,
    cell: job => {
      const { text, tone } = jobState(job);
      return <Chip tone={tone}>{text}</Chip>;
    },
  },
  {
    key: 'sites',
    header: t('common.sites'),
    width: 'min(120px, 16vw)',
    from: 'sm',
    cell: job => t('common.count.sites', { count: job.total }),
  },
  {
    key: 'failed',
    header: t('jobs.columns.failed'),
    width: 'min(90px, 12vw)',
    from: 'sm',
    align: 'end',
    cell: job => <span className={job.failed > 0 ? styles.failed : undefined}>{formatNumber(job.failed)}</span>,
  },
  { key: 'lasted', header: t('jobs.columns.duration'), width: '120px', from: 'lg', align: 'end', cell: lasted },
  {
    key: 'ended',
    header: t('jobs.columns.ended'),
    width: '130px',
    from: 'sm',
    cell: job => <Ago at={job.completed_at} />,
  },
];
