import { Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useFreshWith } from '../../api/use-fresh-with.ts';
import type { Output } from '../../generated/abilities.ts';
import { JOB_ITEM_STATES } from '../../generated/choices.ts';
import { SiteLink } from '../../shared/sites/site-link.tsx';
import { MoreButton } from '../../ui/data-table/cells/more-button.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Ago } from '../../ui/text/ago.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { ITEM_STATES_SHOWN, type Job } from './job.ts';

type Item = Output<'list-job-items-v1'>['items'][number];
const route = getRouteApi('/app/jobs/$id');
const states = JOB_ITEM_STATES.map(value => ({ value, label: ITEM_STATES_SHOWN[value].text }));

/** What became of each site of a job. */
export function JobItems({ job }: { readonly job: Job }) {
  const { state } = route.useSearch();
  const navigate = route.useNavigate();
  const [shown, setShown] = useState<Item>();
  const rows = useRows('list-job-items-v1', { job_id: job.job_id, state });
  useFreshWith(job.processed, ['list-job-items-v1', { job_id: job.job_id }]);
  return (
    <>
      <DataTable
        label="Sites of the job"
        noun={['site', 'sites']}
        rows={rows}
        columns={itemColumns(setShown)}
        rowId={item => item.site_id}
        rowName={item => `site ${item.site_id}`}
        toolbar={
          <NativeSelect
            aria-label="Result"
            value={state ?? ''}
            data={[{ value: '', label: 'All results' }, ...states]}
            onChange={event =>
              navigate({
                search: { state: JOB_ITEM_STATES.find(known => known === event.target.value) },
                replace: true,
              })
            }
          />
        }
        empty={<Empty title="No site has this result">Choose another result, or all.</Empty>}
      />
      {shown && <ItemDetails item={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

function itemColumns(show: (item: Item) => void): Column<Item>[] {
  return [
    { key: 'site', header: 'Site', fixed: true, cell: item => <SiteLink id={item.site_id} /> },
    {
      key: 'state',
      header: 'Result',
      width: '100px',
      fixed: true,
      cell: item => <Chip tone={ITEM_STATES_SHOWN[item.state].tone}>{ITEM_STATES_SHOWN[item.state].text}</Chip>,
    },
    {
      key: 'message',
      header: 'Message',
      fixed: true,
      cell: item => (item.message === null ? '–' : <MoreButton onClick={() => show(item)}>{item.message}</MoreButton>),
    },
    { key: 'code', header: 'Code', width: '200px', from: 'lg', optional: true, cell: item => item.code ?? '–' },
    {
      key: 'ended',
      header: 'Ended',
      width: '130px',
      from: 'md',
      cell: item => <Ago at={item.finished_at} never="–" />,
    },
  ];
}

function ItemDetails({ item, onClose }: { readonly item: Item; readonly onClose: () => void }) {
  const { text, tone } = ITEM_STATES_SHOWN[item.state];
  return (
    <Modal opened onClose={onClose} title="What happened">
      <Stack gap="sm">
        <div>
          <SiteLink id={item.site_id} /> <Chip tone={tone}>{text}</Chip>
        </div>
        <Text size="sm">{item.message}</Text>
        {item.code && (
          <Text size="sm" c="dimmed">
            Code for the API: {item.code}
          </Text>
        )}
      </Stack>
    </Modal>
  );
}
