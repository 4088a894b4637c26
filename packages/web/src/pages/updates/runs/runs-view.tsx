import { HaltedRuns } from '../../../shared/updates/halted-runs.tsx';
import { badOf, doneOf, runState, type UpdateRun, whatOf, whereOf } from '../../../shared/updates/run.ts';
import { RowLink } from '../../../ui/data-table/cells/row-link.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { rowIds } from '../../../ui/data-table/row-ids.ts';
import { useRows } from '../../../ui/data-table/use-rows.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Ago } from '../../../ui/text/ago.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import { formatNumber } from '../../../ui/text/format.ts';

const idOf = rowIds();
const REFRESH_MS = 5000;

/** The update runs there were, newest first. */
export function RunsView() {
  const rows = useRows('list-update-runs-v1', {}, { refetchInterval: REFRESH_MS });
  return (
    <>
      <HaltedRuns />
      <DataTable
        label="Update runs"
        noun={['run', 'runs']}
        rows={rows}
        columns={COLUMNS}
        rowId={run => idOf(run.job_id)}
        rowName={whatOf}
        empty={<Empty title="There was no update run yet">Choose items or sites in the lists, and update them.</Empty>}
      />
    </>
  );
}

function State({ run }: { readonly run: UpdateRun }) {
  const { text, tone } = runState(run);
  return (
    <Chip tone={tone} title={text}>
      {text}
    </Chip>
  );
}

const COLUMNS: Column<UpdateRun>[] = [
  {
    key: 'what',
    header: 'Updates of',
    fixed: true,
    cell: run => (
      <RowLink href={`/updates/runs/${run.job_id}`} title={run.slugs?.join(', ')}>
        {whatOf(run)}
      </RowLink>
    ),
  },
  {
    key: 'state',
    header: 'State',
    width: '150px',
    fixed: true,
    cell: run => <State run={run} />,
  },
  { key: 'where', header: 'Where', width: '190px', from: 'md', cell: whereOf },
  {
    key: 'how',
    header: 'How',
    width: '130px',
    from: 'lg',
    cell: run => (run.strategy ? `Careful, wave ${run.wave}` : 'All at once'),
  },
  {
    key: 'done',
    header: 'Done',
    width: '130px',
    from: 'sm',
    align: 'end',
    cell: run => `${formatNumber(doneOf(run))} of ${formatNumber(run.items)}`,
  },
  { key: 'bad', header: 'Failed', width: '110px', from: 'md', align: 'end', cell: run => formatNumber(badOf(run)) },
  { key: 'started', header: 'Started', width: '130px', from: 'sm', cell: run => <Ago at={run.started_at} /> },
];
