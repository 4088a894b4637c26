import { Alert, Button, Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../../texts/text.ts';
import { MoreButton } from '../../../ui/data-table/cells/more-button.tsx';
import { RowLink } from '../../../ui/data-table/cells/row-link.tsx';
import { TwoLines } from '../../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { allRows } from '../../../ui/data-table/rows.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { lazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import { formatNumber } from '../../../ui/text/format.ts';
import { rowProblem } from './row-words.ts';
import type { SiteImport } from './use-site-import.ts';

const RowProblem = lazyDialog(() => import('./row-problem.tsx'), 'RowProblem');

type Row = SiteImport['rows'][number];

interface SiteRowsProps {
  readonly answer: SiteImport;
  /** The job has been started. */
  readonly started: boolean;
  /** Options were changed since: the rows have to be checked again before they are imported. */
  readonly outdated: boolean;
  readonly busy: boolean;
  readonly onImport: () => void;
}

const TONES = { add: 'good', exists: 'quiet', wrong: 'bad' } as const;

/** What becomes of each row of the file. */
export function SiteRows({ answer, started, outdated, busy, onImport }: SiteRowsProps) {
  const [onlyBad, setOnlyBad] = useState(false);
  const [shown, setShown] = useState<Row>();
  const { rows, total, to_add, existing, wrong, missing_tags, missing_clients } = answer;
  const left = total - rows.length;
  return (
    <>
      {outdated && <Alert color="yellow">{t('imports.csv.outdated')}</Alert>}
      {!started && (missing_tags.length > 0 || missing_clients.length > 0) && (
        <Alert color="yellow">
          {missing_tags.length > 0 && <div>{t('imports.csv.missingTags', { names: missing_tags.join(', ') })}</div>}
          {missing_clients.length > 0 && (
            <div>{t('imports.csv.missingClients', { names: missing_clients.join(', ') })}</div>
          )}
        </Alert>
      )}
      <DataTable
        label={t('imports.csv.rows')}
        storeAs="Rows of a file with sites"
        noun="common.count.rows"
        rows={allRows(onlyBad ? rows.filter(({ action }) => action === 'wrong') : rows)}
        columns={columns(setShown)}
        rowHeight={52}
        rowId={row => row.line}
        rowName={row => t('shared.import.line', { line: String(row.line) })}
        toolbar={
          <>
            {!started && (
              <Button loading={busy} disabled={to_add === 0 || outdated} onClick={onImport}>
                {t('imports.csv.submit', { count: to_add })}
              </Button>
            )}
            {wrong > 0 && (
              <Checkbox
                label={t('imports.csv.onlyWrong', { count: wrong })}
                checked={onlyBad}
                onChange={event => setOnlyBad(event.currentTarget.checked)}
              />
            )}
            <Text size="sm" c="dimmed" component="span">
              {t('imports.csv.summary', { add: to_add, existing, wrong })}
              {left > 0 && ` ${t('imports.csv.notShown', { count: left })}`}
            </Text>
          </>
        }
        empty={<Empty title={t('imports.csv.noWrong')}>{t('imports.csv.showAll')}</Empty>}
      />
      {shown && <RowProblem row={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

function columns(show: (row: Row) => void): readonly Column<Row>[] {
  return [
    {
      key: 'line',
      header: t('imports.csv.line'),
      width: '70px',
      fixed: true,
      align: 'end',
      cell: row => formatNumber(row.line),
    },
    {
      key: 'site',
      header: t('common.site'),
      fixed: true,
      cell: row => (
        <TwoLines below={row.url || '–'}>
          {row.site_id === null ? (
            row.name || row.url || '–'
          ) : (
            <RowLink href={`/sites/${row.site_id}`}>{row.name || row.url}</RowLink>
          )}
        </TwoLines>
      ),
    },
    { key: 'client', header: t('common.client'), width: '150px', from: 'lg', cell: row => row.client || '–' },
    { key: 'tags', header: t('common.tags'), width: '150px', from: 'xl', cell: row => row.tags.join(', ') || '–' },
    {
      key: 'action',
      header: t('imports.columns.outcome'),
      width: '150px',
      from: 'sm',
      cell: row => <Chip tone={TONES[row.action]}>{t(`imports.csv.actions.${row.action}`)}</Chip>,
    },
    {
      key: 'message',
      header: t('imports.csv.problem'),
      width: '34%',
      fixed: true,
      cell: row =>
        row.message === '' ? (
          '–'
        ) : (
          <MoreButton tone={row.action === 'wrong' ? 'bad' : undefined} onClick={() => show(row)}>
            {rowProblem(row)}
          </MoreButton>
        ),
    },
  ];
}
