import { Button, Text } from '@mantine/core';
import { t } from '../../texts/text.ts';
import { menuColumn } from '../../ui/data-table/cells/menu-column.tsx';
import type { RowMenuProps } from '../../ui/data-table/cells/row-menu.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { Rows } from '../../ui/data-table/rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { type Installed, installedColumns } from './installed-columns.tsx';

interface InstalledListProps<Row extends Installed> {
  readonly kind: 'plugins' | 'themes';
  readonly rows: Rows<Row>;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly actions: (row: Row) => RowMenuProps['actions'];
  /** Undefined for people who may not. */
  readonly onInstall: (() => void) | undefined;
  /** The multisite network of the site, if it belongs to one. */
  readonly network: string | null;
}

const NOUNS = { plugins: 'common.count.plugins', themes: 'common.count.themes' } as const;

/** The plugins or the themes of a site. */
export function InstalledList<Row extends Installed>(props: InstalledListProps<Row>) {
  const { kind, rows, search, onSearch, actions, onInstall, network } = props;
  const columns: Column<Row>[] = [...installedColumns(), menuColumn<Row>(row => row.name, actions)];
  return (
    <DataTable
      label={t(`site.${kind}.label`)}
      storeAs={kind === 'plugins' ? 'Plugins' : 'Themes'}
      noun={NOUNS[kind]}
      rows={rows}
      rowHeight={48}
      rowId={row => row.slug}
      rowName={row => row.name}
      columns={columns}
      toolbar={
        <>
          <SearchField label={t(`site.${kind}.search`)} value={search} onChange={onSearch} />
          {onInstall && (
            <Button variant="default" size="xs" onClick={onInstall}>
              {t(`site.${kind}.install`)}
            </Button>
          )}
          {network && (
            <Text size="sm" c="dimmed">
              {t(`site.${kind}.network`, { network })}
            </Text>
          )}
        </>
      }
      empty={
        <Empty title={search ? t(`site.${kind}.noMatch`, { search }) : t(`site.${kind}.none`)}>
          {search ? t('site.installed.tryPart') : t(`site.${kind}.noneText`)}
        </Empty>
      }
    />
  );
}
