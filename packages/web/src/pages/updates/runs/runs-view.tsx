import { useMemo } from 'react';
import { useCan } from '../../../api/session.ts';
import { useScopeInput } from '../../../shared/scope/use-scope.ts';
import { HaltedRuns } from '../../../shared/updates/halted-runs.tsx';
import {
  badOf,
  doneOf,
  runState,
  tookText,
  type UpdateRun,
  whatOf,
  whereOf,
  whoStarted,
} from '../../../shared/updates/run.ts';
import { t } from '../../../texts/text.ts';
import { RowLink } from '../../../ui/data-table/cells/row-link.tsx';
import { TwoLines } from '../../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { rowIds } from '../../../ui/data-table/row-ids.ts';
import { useNarrow } from '../../../ui/data-table/use-narrow.ts';
import { useRows } from '../../../ui/data-table/use-rows.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Ago } from '../../../ui/text/ago.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import { formatNumber } from '../../../ui/text/format.ts';

const idOf = rowIds();
const REFRESH_MS = 5000;

/** All update runs, newest first. */
export function RunsView() {
  const may = useCan();
  const scope = useScopeInput();
  const narrow = useNarrow();
  const columns = useMemo(() => runColumns(narrow), [narrow]);
  const rows = useRows('list-update-runs-v1', scope, { refetchInterval: REFRESH_MS });
  return (
    <>
      <HaltedRuns />
      <DataTable
        label={t('updates.runs.label')}
        storeAs="Update runs"
        noun="updates.runs.count"
        rows={rows}
        columns={columns}
        rowHeight={narrow ? 64 : undefined}
        rowId={run => idOf(run.job_id)}
        rowName={whatOf}
        empty={
          <Empty title={t('updates.runs.none')}>
            {t(may('run-updates-v1') ? 'updates.runs.noneText' : 'updates.runs.noneTextOfReader')}
          </Empty>
        }
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

/** @param narrow The window has no room for the columns of the sites and times. */
const runColumns = (narrow: boolean): readonly Column<UpdateRun>[] => [
  {
    key: 'what',
    header: t('updates.runs.updatesOf'),
    fixed: true,
    cell: run => {
      const link = (
        <RowLink href={`/updates/runs/${run.job_id}`} title={run.slugs?.join(', ')}>
          {whatOf(run)}
        </RowLink>
      );
      if (!narrow) return link;
      return (
        <TwoLines
          below={
            <>
              {whereOf(run)} · <Ago at={run.started_at} />
            </>
          }
        >
          {link}
        </TwoLines>
      );
    },
  },
  {
    key: 'state',
    header: t('updates.columns.state'),
    width: 'min(206px, 53vw)',
    fixed: true,
    cell: run => <State run={run} />,
  },
  { key: 'where', header: t('updates.columns.where'), width: '130px', from: 'lg', cell: whereOf },
  {
    key: 'how',
    header: t('updates.columns.how'),
    width: '130px',
    from: 'xl',
    cell: run => (run.strategy ? t('updates.carefulWave', { wave: run.wave }) : t('updates.atOnce')),
  },
  {
    key: 'done',
    header: t('updates.runs.done'),
    width: '110px',
    from: 'sm',
    align: 'end',
    cell: run => t('updates.runs.doneOf', { done: doneOf(run), all: run.items }),
  },
  {
    key: 'bad',
    header: t('updates.runs.failed'),
    width: '90px',
    from: 'md',
    align: 'end',
    cell: run => formatNumber(badOf(run)),
  },
  {
    key: 'started',
    header: t('updates.runs.started'),
    width: '110px',
    from: 'sm',
    cell: run => <Ago at={run.started_at} />,
  },
  {
    key: 'took',
    header: t('updates.runs.took'),
    width: '70px',
    from: 'lg',
    align: 'end',
    cell: run => tookText(run),
  },
  { key: 'who', header: t('updates.runs.who'), width: '120px', from: 'xl', cell: whoStarted },
];
