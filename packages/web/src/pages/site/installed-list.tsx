import { Text } from '@mantine/core';
import { menuColumn } from '../../ui/data-table/cells/menu-column.tsx';
import type { RowMenuProps } from '../../ui/data-table/cells/row-menu.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { Rows } from '../../ui/data-table/rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { INSTALLED_COLUMNS, type Installed } from './installed-columns.tsx';

interface InstalledListProps<Row extends Installed> {
  /** `['plugin', 'plugins']` */
  readonly noun: readonly [one: string, many: string];
  readonly rows: Rows<Row>;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly actions: (row: Row) => RowMenuProps['actions'];
  /** The multisite network of the site, if it belongs to one. */
  readonly network: string | null;
}

/** The plugins or the themes of a site. */
export function InstalledList<Row extends Installed>(props: InstalledListProps<Row>) {
  const { noun, rows, search, onSearch, actions, network } = props;
  const [one, many] = noun;
  const columns: Column<Row>[] = [...INSTALLED_COLUMNS, menuColumn<Row>(row => row.name, actions)];
  return (
    <DataTable
      label={many.charAt(0).toUpperCase() + many.slice(1)}
      noun={noun}
      rows={rows}
      rowHeight={48}
      rowId={row => row.slug}
      rowName={row => row.name}
      columns={columns}
      toolbar={
        <>
          <SearchField label={`Search ${many}`} value={search} onChange={onSearch} />
          {network && (
            <Text size="sm" c="dimmed">
              This site shares its {many} with all sites of the network {network}: deleting acts on all of them
              {one === 'plugin' && ', and so does deactivating a plugin that is active for the whole network'}.
            </Text>
          )}
        </>
      }
      empty={
        <Empty title={search ? `No ${one} is called like “${search}”` : `No ${many} are known`}>
          {search ? 'Search for another part of the name.' : `Sync the site to see its ${many}.`}
        </Empty>
      }
    />
  );
}
