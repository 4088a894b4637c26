import { Alert } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../../api/use-ability.ts';
import { IMPORT_OUTCOMES, IMPORT_RECORD_KINDS } from '../../generated/choices.ts';
import { useChangeSearch } from '../../shared/search-params.ts';
import { t } from '../../texts/text.ts';
import { MoreButton } from '../../ui/data-table/cells/more-button.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { rowIds } from '../../ui/data-table/row-ids.ts';
import { useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { FilterSelect } from '../../ui/forms/filter-select.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { type ImportRecordItem, recordChip } from './import.ts';
import { RemarkText } from './remark-text.tsx';

const RecordReason = lazyDialog(() => import('./record-reason.tsx'), 'RecordReason');

const route = getRouteApi('/app/imports/$id');
const idOf = rowIds();

/** What became of everything besides sites, and what could not be read. */
export function RecordList({ importId }: { readonly importId: string }) {
  const { kind, outcome } = route.useSearch();
  const [shown, setShown] = useState<ImportRecordItem>();
  const change = useChangeSearch(route);
  const rows = useRows('list-import-records-v1', { import_id: importId, kind, outcome });
  const { data } = useRead('list-import-records-v1', { import_id: importId, per_page: 1 });
  return (
    <>
      {data?.notes.map((note, at) => (
        <Alert key={note} color="blue">
          <RemarkText said={note} causes={[data.note_causes[at]]} />
        </Alert>
      ))}
      <DataTable
        label={t('imports.records.title')}
        storeAs="Records of an import"
        noun="common.count.records"
        rows={rows}
        columns={recordColumns(setShown)}
        rowId={row => idOf(`${row.kind} ${row.old_id} ${row.new_id}`)}
        rowName={row => row.name || t(`imports.records.kinds.${row.kind}`)}
        toolbar={
          <>
            <FilterSelect
              label={t('imports.columns.kind')}
              placeholder={t('imports.records.anyKind')}
              width={190}
              data={IMPORT_RECORD_KINDS.map(value => ({ value, label: t(`imports.records.kinds.${value}`) }))}
              value={kind}
              onChange={value => change({ kind: value })}
            />
            <FilterSelect
              label={t('imports.columns.outcome')}
              placeholder={t('imports.records.anyOutcome')}
              width={190}
              data={IMPORT_OUTCOMES.map(value => ({ value, label: t(`imports.outcomes.${value}`) }))}
              value={outcome}
              onChange={value => change({ outcome: value })}
            />
          </>
        }
        empty={<Empty title={t('imports.records.none')}>{t('imports.records.noneText')}</Empty>}
      />
      {shown && <RecordReason record={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

function recordColumns(show: (row: ImportRecordItem) => void): readonly Column<ImportRecordItem>[] {
  return [
    {
      key: 'kind',
      header: t('imports.columns.kind'),
      width: '170px',
      from: 'md',
      cell: row => t(`imports.records.kinds.${row.kind}`),
    },
    { key: 'name', header: t('common.name'), fixed: true, cell: row => <span dir="auto">{row.name || '–'}</span> },
    {
      key: 'outcome',
      header: t('imports.columns.outcome'),
      width: '150px',
      fixed: true,
      cell: row => <Chip tone={recordChip(row).tone}>{recordChip(row).text}</Chip>,
    },
    {
      key: 'reason',
      header: t('imports.columns.reason'),
      width: '36%',
      cell: row =>
        row.reason ? (
          <MoreButton onClick={() => show(row)}>
            <RemarkText said={row.reason} causes={row.causes} />
          </MoreButton>
        ) : (
          '–'
        ),
    },
  ];
}
