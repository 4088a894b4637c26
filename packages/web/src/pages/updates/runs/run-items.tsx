import { Button, Modal, Stack, Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useFreshWith } from '../../../api/use-fresh-with.ts';
import { SiteLink } from '../../../shared/sites/site-link.tsx';
import { canRollBack } from '../../../shared/updates/roll-back.ts';
import { STATE_WORDS, type UpdateRun, type UpdateRunItem } from '../../../shared/updates/run.ts';
import styles from '../../../shared/updates/runs.module.css';
import { TYPE_NAMES } from '../../../shared/updates/update.ts';
import { MoreButton } from '../../../ui/data-table/cells/more-button.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { rowIds } from '../../../ui/data-table/row-ids.ts';
import { useRows } from '../../../ui/data-table/use-rows.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Ago } from '../../../ui/text/ago.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import { FactRow } from '../../../ui/text/fact-list.tsx';
import { causeText } from './causes.ts';
import { RollBackItem } from './roll-back-item.tsx';
import { WayOutNote } from './way-out.tsx';

const route = getRouteApi('/app/updates/runs/$id');
const PER_PAGE = 100;
const idOf = rowIds();

/** What became of each update of a run. */
export function RunItems({ run }: { readonly run: UpdateRun }) {
  const { state, cause } = route.useSearch();
  const rows = useRows('get-update-run-v1', { job_id: run.job_id, state, cause }, { perPage: PER_PAGE });
  useFreshWith(JSON.stringify(run.counts), ['get-update-run-v1', { job_id: run.job_id, per_page: PER_PAGE }]);
  const [shown, setShown] = useState<UpdateRunItem>();
  return (
    <>
      <DataTable
        label="Updates of the run"
        noun={['update', 'updates']}
        rows={rows}
        columns={columns(setShown)}
        rowId={item => idOf(`${item.site_id} ${item.type} ${item.slug}`)}
        rowName={item => item.name}
        toolbar={<Shown />}
        empty={<Empty title="No update is in this state">Show all updates of the run instead.</Empty>}
      />
      {shown && <ItemDetails jobId={run.job_id} item={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

/** Which updates are listed, and the way back to all. */
function Shown() {
  const { state, cause } = route.useSearch();
  const navigate = route.useNavigate();
  if (!state) return <span>All updates</span>;
  return (
    <>
      <span>
        Only {STATE_WORDS[state].text.toLowerCase()}
        {cause !== undefined && `: ${causeText(cause)}`}
      </span>
      <Button size="compact-sm" variant="subtle" onClick={() => navigate({ search: {}, replace: true })}>
        Show all
      </Button>
    </>
  );
}

function columns(show: (item: UpdateRunItem) => void): Column<UpdateRunItem>[] {
  return [
    { key: 'site', header: 'Site', fixed: true, cell: item => <SiteLink id={item.site_id} /> },
    {
      key: 'item',
      header: 'Item',
      fixed: true,
      cell: item => <MoreButton onClick={() => show(item)}>{item.name}</MoreButton>,
    },
    { key: 'versions', header: 'Versions', width: '170px', from: 'md', cell: versions },
    {
      key: 'state',
      header: 'State',
      width: '130px',
      fixed: true,
      cell: item => <Chip tone={STATE_WORDS[item.state].tone}>{STATE_WORDS[item.state].text}</Chip>,
    },
    { key: 'message', header: 'What happened', width: '28%', from: 'md', cell: item => item.message ?? '–' },
    {
      key: 'ended',
      header: 'Ended',
      width: '120px',
      from: 'lg',
      cell: item => <Ago at={item.finished_at} never="–" />,
    },
  ];
}

const versions = ({ from_version, to_version }: UpdateRunItem) =>
  from_version ? `${from_version} → ${to_version}` : to_version;

interface ItemDetailsProps {
  readonly jobId: string;
  readonly item: UpdateRunItem;
  readonly onClose: () => void;
}

function ItemDetails({ jobId, item, onClose }: ItemDetailsProps) {
  const { text, tone } = STATE_WORDS[item.state];
  return (
    <Modal opened onClose={onClose} title={item.name}>
      <Stack gap="sm">
        <div className={styles.decision}>
          <SiteLink id={item.site_id} />
          <Chip tone={tone}>{text}</Chip>
        </div>
        {item.message && <Text size="sm">{item.message}</Text>}
        <div className={styles.decision}>
          <RollBackItem jobId={jobId} item={item} onDone={onClose} />
          <WayOutNote item={item} />
        </div>
        <FactRow
          facts={[
            [TYPE_NAMES[item.type], item.slug],
            ['Versions', versions(item)],
            ['Roll back', canRollBack(item)],
            ['Sent', <Ago key="sent" at={item.sent_at} never="not yet" />],
            ['Ended', <Ago key="ended" at={item.finished_at} never="not yet" />],
          ]}
        />
      </Stack>
    </Modal>
  );
}
