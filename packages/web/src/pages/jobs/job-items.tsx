import { Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { failureText } from '../../api/failure-text.ts';
import { useFreshWith } from '../../api/use-fresh-with.ts';
import type { Output } from '../../generated/abilities.ts';
import { JOB_ITEM_STATES } from '../../generated/choices.ts';
import { useScopeInput } from '../../shared/scope/use-scope.ts';
import { ServerSaid } from '../../shared/server-said.tsx';
import { SiteLink } from '../../shared/sites/site-link.tsx';
import { t } from '../../texts/text.ts';
import { MoreButton } from '../../ui/data-table/cells/more-button.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Ago } from '../../ui/text/ago.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { type Job, jobItemState } from './job.ts';

type Item = Output<'list-job-items-v1'>['items'][number];
const route = getRouteApi('/app/jobs/$id');

/** The result of each site of a job. */
export function JobItems({ job }: { readonly job: Job }) {
  const { state } = route.useSearch();
  const navigate = route.useNavigate();
  const [shown, setShown] = useState<Item>();
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
        rowName={item => itemName(job, item)}
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
      {shown && <ItemDetails job={job} item={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

/** Items of an import of sites are lines of its file. */
const isLine = ({ type }: Job) => type === 'addsites';

function itemName(job: Job, { site_id }: Item): string {
  return isLine(job) ? t('jobs.items.line', { line: site_id }) : t('shared.siteLink.unnamed', { id: site_id });
}

/** The site of an item; of a line, the one that it has become. */
function ItemSite({ job, item }: { readonly job: Job; readonly item: Item }) {
  if (!isLine(job)) return <SiteLink id={item.site_id} />;
  const { site_id } = (item.data ?? {}) as { site_id?: number };
  return site_id === undefined ? itemName(job, item) : <SiteLink id={site_id} />;
}

const messageOfItem = ({ code, message }: Item) => (message === null ? null : failureText({ code, message }));

function itemColumns(job: Job, show: (item: Item) => void): Column<Item>[] {
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

interface DetailsProps {
  readonly job: Job;
  readonly item: Item;
  readonly onClose: () => void;
}

function ItemDetails({ job, item, onClose }: DetailsProps) {
  const { text, tone } = jobItemState(item.state);
  const message = messageOfItem(item);
  return (
    <Modal opened onClose={onClose} title={t('jobs.items.details')}>
      <Stack gap="sm">
        <div>
          <ItemSite job={job} item={item} /> <Chip tone={tone}>{text}</Chip>
        </div>
        <Text size="sm">{message}</Text>
        <ServerSaid shown={message} message={item.message} />
        {item.code && (
          <Text size="sm" c="dimmed">
            {t('jobs.items.code', { code: item.code })}
          </Text>
        )}
      </Stack>
    </Modal>
  );
}
