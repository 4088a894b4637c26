import { NativeSelect } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useFreshWith } from '../../api/use-fresh-with.ts';
import { JOB_ITEM_STATES } from '../../generated/choices.ts';
import { useScopeInput } from '../../shared/scope/use-scope.ts';
import { t } from '../../texts/text.ts';
import { MoreButton } from '../../ui/data-table/cells/more-button.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
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
  const rows = useRows('list-job-items-v1', { ...scope, job_id: job.job_id, state });
  useFreshWith(job.processed, ['list-job-items-v1', { job_id: job.job_id }]);
  return (
    <>
      <DataTable
        label={t('jobs.items.label')}
        storeAs="Sites of the job"
        noun="common.count.sites"
        rows={rows}
        columns={itemColumns(job, setShown)}
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

function itemColumns(job: Job, show: (item: JobItem) => void): Column<JobItem>[] {
  return [
    { key: 'site', header: t('common.site'), fixed: true, cell: item => <ItemSite job={job} item={item} /> },
    {
      key: 'state',
      header: t('jobs.columns.result'),
      width: '140px',
      fixed: true,
      cell: item => <Chip tone={jobItemState(item.state).tone}>{jobItemState(item.state).text}</Chip>,
    },
    {
      key: 'message',
      header: t('jobs.columns.message'),
      fixed: true,
      cell: item =>
        item.message === null ? '–' : <MoreButton onClick={() => show(item)}>{messageOfItem(item)}</MoreButton>,
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
