import { NativeSelect } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useFreshWith } from '../../api/use-fresh-with.ts';
import { JOB_ITEM_STATES } from '../../generated/choices.ts';
import { useScopeInput } from '../../shared/scope/use-scope.ts';
import { t } from '../../texts/text.ts';
import { MoreButton } from '../../ui/data-table/cells/more-button.tsx';
import { TwoLines } from '../../ui/data-table/cells/two-lines.tsx';
import { Wrapped } from '../../ui/data-table/cells/wrapped.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useNarrow } from '../../ui/data-table/use-narrow.ts';
import { useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { Ago } from '../../ui/text/ago.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { type Job, jobItemState } from './job.ts';
import { ItemSite, type JobItem, jobItemName, messageOfItem } from './job-item.tsx';

const JobItemDialog = lazyDialog(() => import('./job-item-dialog.tsx'), 'JobItemDialog');

const route = getRouteApi('/app/jobs/$id');

/** The result of each site of a job. */
export function JobItems({ job }: { readonly job: Job }) {
  const { state } = route.useSearch();
  const navigate = route.useNavigate();
  const [shown, setShown] = useState<JobItem>();
  const states = JOB_ITEM_STATES.map(value => ({ value, label: jobItemState(value).text }));
  const scope = useScopeInput();
  const narrow = useNarrow();
  const rows = useRows('list-job-items-v1', { ...scope, job_id: job.job_id, state });
  useFreshWith(job.processed, ['list-job-items-v1', { job_id: job.job_id }]);
  return (
    <>
      <DataTable
        label={t('jobs.items.label')}
        storeAs="Sites of the job"
        noun="common.count.sites"
        rows={rows}
        columns={itemColumns(job, narrow, setShown)}
        rowHeight={narrow ? 84 : undefined}
        rowId={item => item.site_id}
        rowName={item => jobItemName(job, item)}
        toolbar={
          <NativeSelect
            aria-label={t('jobs.columns.result')}
            value={state ?? ''}
            data={[{ value: '', label: t('jobs.allResults') }, ...states]}
            onChange={event =>
              navigate({
                search: { state: JOB_ITEM_STATES.find(known => known === event.target.value) },
                replace: true,
              })
            }
          />
        }
        empty={<Empty title={t('jobs.items.noMatch')}>{t('jobs.otherResult')}</Empty>}
      />
      {shown && <JobItemDialog job={job} item={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

interface MessageProps {
  readonly item: JobItem;
  readonly onShow: (item: JobItem) => void;
}

const Message = ({ item, onShow }: MessageProps) => (
  <Wrapped>
    <MoreButton onClick={() => onShow(item)}>{messageOfItem(item)}</MoreButton>
  </Wrapped>
);

/** @param narrow The window has no room for a column of messages. */
function itemColumns(job: Job, narrow: boolean, show: (item: JobItem) => void): Column<JobItem>[] {
  return [
    {
      key: 'site',
      header: t('common.site'),
      fixed: true,
      cell: item => {
        const site = <ItemSite job={job} item={item} />;
        return narrow && item.message !== null ? (
          <TwoLines below={<Message item={item} onShow={show} />}>{site}</TwoLines>
        ) : (
          site
        );
      },
    },
    {
      key: 'state',
      header: t('jobs.columns.result'),
      width: narrow ? '132px' : '140px',
      fixed: true,
      cell: item => <Chip tone={jobItemState(item.state).tone}>{jobItemState(item.state).text}</Chip>,
    },
    {
      key: 'message',
      header: t('jobs.columns.message'),
      from: 'sm',
      width: 'minmax(0, 2fr)',
      cell: item => (item.message === null ? '–' : <Message item={item} onShow={show} />),
    },
    {
      key: 'code',
      header: t('jobs.columns.code'),
      width: '200px',
      from: 'lg',
      optional: true,
      cell: item => item.code ?? '–',
    },
    {
      key: 'ended',
      header: t('jobs.columns.ended'),
      width: '130px',
      from: 'md',
      cell: item => <Ago at={item.finished_at} never="–" />,
    },
  ];
}
