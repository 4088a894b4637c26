import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { REFRESHED } from '../../api/refreshed.ts';
import { useCan } from '../../api/session.ts';
import { guarded } from '../../shared/guarded.tsx';
import { useActions } from '../../shared/palette-store.ts';
import { once } from '../../texts/once.ts';
import { t } from '../../texts/text.ts';
import { RowLink } from '../../ui/data-table/cells/row-link.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { rowIds } from '../../ui/data-table/row-ids.ts';
import { useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { PageLayout } from '../../ui/layout/page.tsx';
import { Ago } from '../../ui/text/ago.tsx';
import { formatNumber } from '../../ui/text/format.ts';
import { type ImportItem, importName } from './import.ts';

const idOf = rowIds();

/** What was planned to come over from other dashboards. */
function ImportsView() {
  const may = useCan();
  const navigate = useNavigate();
  const rows = useRows('list-imports-v1', {}, REFRESHED);
  const mayPlan = may('plan-mainwp-import-v1');
  useActions([
    mayPlan && {
      id: 'new-import',
      label: t('app.palette.act.newImport'),
      run: () => void navigate({ to: '/imports/new' }),
    },
  ]);
  const actions = (
    <>
      {may('import-sites-v1') && (
        <Button variant="default" renderRoot={props => <Link to="/sites/import" {...props} />}>
          {t('imports.csv.open')}
        </Button>
      )}
      {mayPlan && (
        <Button leftSection={<IconPlus size={16} />} renderRoot={props => <Link to="/imports/new" {...props} />}>
          {t('app.palette.act.newImport')}
        </Button>
      )}
    </>
  );
  return (
    <PageLayout title={t('imports.title')} text={t('imports.text')} actions={actions} fill>
      <DataTable
        label={t('imports.title')}
        storeAs="Imports"
        noun="common.count.imports"
        rows={rows}
        columns={importColumns()}
        rowId={row => idOf(row.id)}
        rowName={importName}
        empty={<Empty title={t('imports.empty.none')}>{t('imports.empty.noneText')}</Empty>}
      />
    </PageLayout>
  );
}

const count = (key: keyof ImportItem['sites'], header: string, from?: 'sm' | 'md'): Column<ImportItem> => ({
  key,
  header,
  width: '110px',
  align: 'end',
  ...(from ? { from } : {}),
  cell: ({ sites }) => formatNumber(sites[key]),
});

const importColumns = once((): readonly Column<ImportItem>[] => [
  {
    key: 'url',
    header: t('imports.columns.dashboard'),
    fixed: true,
    cell: row => <RowLink href={`/imports/${row.id}`}>{importName(row)}</RowLink>,
  },
  count('total', t('common.sites')),
  count('adopted', t('imports.states.adopted'), 'md'),
  count('cut_over', t('imports.states.cut_over'), 'md'),
  count('failed', t('imports.states.failed'), 'sm'),
  {
    key: 'planned',
    header: t('imports.columns.planned'),
    width: '150px',
    from: 'sm',
    cell: row => <Ago at={row.planned_at} />,
  },
]);

export const ImportsPage = guarded('app.navigation.pages.imports', 'list-imports-v1', ImportsView);
