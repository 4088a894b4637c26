import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useFreshWith } from '../../../api/use-fresh-with.ts';
import { useScopeInput } from '../../../shared/scope/use-scope.ts';
import { SiteLink } from '../../../shared/sites/site-link.tsx';
import { causeText } from '../../../shared/updates/causes.ts';
import { itemState, type UpdateRun, type UpdateRunItem } from '../../../shared/updates/run.ts';
import { stepText, versionsOf } from '../../../shared/updates/step-text.ts';
import { t } from '../../../texts/text.ts';
import { MoreButton } from '../../../ui/data-table/cells/more-button.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { rowIds } from '../../../ui/data-table/row-ids.ts';
import { useRows } from '../../../ui/data-table/use-rows.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { lazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { Ago } from '../../../ui/text/ago.tsx';
import { Chip } from '../../../ui/text/chip.tsx';

const RunItemDialog = lazyDialog(() => import('./run-item-dialog.tsx'), 'RunItemDialog');

const route = getRouteApi('/app/updates/runs/$id');
const PER_PAGE = 100;
const idOf = rowIds();

/** The result of each update of a run. */
export function RunItems({ run }: { readonly run: UpdateRun }) {
  const { state, cause } = route.useSearch();
  const scope = useScopeInput();
  const rows = useRows('get-update-run-v1', { ...scope, job_id: run.job_id, state, cause }, { perPage: PER_PAGE });
  useFreshWith(JSON.stringify(run.counts), ['get-update-run-v1', { job_id: run.job_id, per_page: PER_PAGE }]);
  const [shown, setShown] = useState<UpdateRunItem>();
  return (
    <>
      <DataTable
        label={t('updates.run.items')}
        storeAs="Updates of the run"
        noun="common.count.updates"
        rows={rows}
        columns={columns(setShown)}
        rowId={item => idOf(`${item.site_id} ${item.type} ${item.slug}`)}
        rowName={item => item.name}
        toolbar={<Shown />}
        empty={<Empty title={t('updates.run.noState')}>{t('updates.run.noStateText')}</Empty>}
      />
      {shown && <RunItemDialog jobId={run.job_id} item={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

/** Which updates are listed, and a link back to all. */
function Shown() {
  const { state, cause } = route.useSearch();
  const navigate = route.useNavigate();
  if (!state) return <span>{t('updates.run.all')}</span>;
  return (
    <>
      <span>
        {cause === undefined
          ? t('updates.run.only', { state: itemState(state).text })
          : t('updates.run.onlyCause', { state: itemState(state).text, cause: causeText(cause) })}
      </span>
      <Button size="compact-sm" variant="subtle" onClick={() => navigate({ search: {}, replace: true })}>
        {t('updates.showAll')}
      </Button>
    </>
  );
}

function columns(show: (item: UpdateRunItem) => void): Column<UpdateRunItem>[] {
  return [
    { key: 'site', header: t('common.site'), fixed: true, cell: item => <SiteLink id={item.site_id} /> },
    {
      key: 'item',
      header: t('updates.columns.item'),
      fixed: true,
      cell: item => <MoreButton onClick={() => show(item)}>{item.name}</MoreButton>,
    },
    { key: 'versions', header: t('updates.columns.versions'), width: '170px', from: 'lg', cell: versionsOf },
    {
      key: 'state',
      header: t('updates.columns.state'),
      width: '140px',
      fixed: true,
      cell: item => <Chip tone={itemState(item.state).tone}>{itemState(item.state).text}</Chip>,
    },
    {
      key: 'message',
      header: t('updates.run.happened'),
      width: '28%',
      from: 'md',
      cell: item => stepText(item) ?? '–',
    },
    {
      key: 'ended',
      header: t('updates.run.ended'),
      width: '120px',
      from: 'xl',
      cell: item => <Ago at={item.finished_at} never="–" />,
    },
  ];
}
