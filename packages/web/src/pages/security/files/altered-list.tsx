import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { REFRESHED } from '../../../api/refreshed.ts';
import { useCan } from '../../../api/session.ts';
import { type CheckedItem, differenceLines } from '../../../shared/file-checks/file-words.ts';
import { useScopeInput } from '../../../shared/scope/use-scope.ts';
import { t } from '../../../texts/text.ts';
import { buttonColumn } from '../../../ui/data-table/cells/button-column.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { rowIds } from '../../../ui/data-table/row-ids.ts';
import { useRows } from '../../../ui/data-table/use-rows.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { UnlessNoSites } from '../../../ui/feedback/unless-no-sites.tsx';
import { lazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { Ago } from '../../../ui/text/ago.tsx';
import { siteColumn } from '../site-column.tsx';

const AcceptFilesDialog = lazyDialog(
  () => import('../../../shared/file-checks/accept-files-dialog.tsx'),
  'AcceptFilesDialog',
);

const idOf = rowIds();

interface AlteredListProps {
  readonly toolbar: ReactNode;
  readonly onSites: () => void;
}

/** WordPress, plugins and themes with altered files, on all sites. */
export function AlteredList({ toolbar, onSites }: AlteredListProps) {
  const may = useCan();
  const scope = useScopeInput();
  const [accepting, setAccepting] = useState<CheckedItem>();
  const rows = useRows('list-checked-items-v1', { ...scope, state: 'altered' }, REFRESHED);
  return (
    <>
      <DataTable
        label={t('files.alteredTab')}
        storeAs="Altered files"
        noun="files.count"
        rows={rows}
        rowHeight={76}
        rowId={({ site_id, type, slug }) => idOf(`${site_id} ${type} ${slug}`)}
        rowName={({ site_name, name }) => `${name} · ${site_name}`}
        columns={columns(may('accept-altered-files-v1') ? setAccepting : undefined)}
        toolbar={toolbar}
        empty={
          <UnlessNoSites text={t(may('set-file-checks-v1') ? 'files.noSitesYet' : 'files.noSitesReader')}>
            <Empty
              title={t('files.none')}
              action={
                <Button variant="default" onClick={onSites}>
                  {t('files.sitesTab')}
                </Button>
              }
            >
              {t('files.noneText')}
            </Empty>
          </UnlessNoSites>
        }
      />
      {accepting && <AcceptFilesDialog item={accepting} onClose={() => setAccepting(undefined)} />}
    </>
  );
}

const whatOf = ({ name, version }: CheckedItem) => `${name} ${version}`;

function columns(onAccept: ((item: CheckedItem) => void) | undefined): Column<CheckedItem>[] {
  return [
    siteColumn<CheckedItem>(whatOf),
    { key: 'what', header: t('files.columns.what'), from: 'sm', cell: whatOf },
    {
      key: 'files',
      header: t('files.columns.files'),
      from: 'md',
      cell: item => {
        const text = differenceLines(item).join(' ');
        return <span title={text}>{text}</span>;
      },
    },
    {
      key: 'found',
      header: t('files.columns.found'),
      width: '120px',
      from: 'lg',
      cell: ({ found_at }) => found_at && <Ago at={found_at} />,
    },
    ...buttonColumn<CheckedItem>({
      label: t('files.accept.open'),
      named: item => t('files.accept.named', { name: `${item.name} · ${item.site_name}` }),
      width: '130px',
      run: onAccept,
    }),
  ];
}
