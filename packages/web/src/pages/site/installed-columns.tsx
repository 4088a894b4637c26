import { TwoLines } from '../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { Chip } from '../../ui/text/chip.tsx';

export interface Installed {
  readonly slug: string;
  readonly name: string;
  readonly version: string;
  readonly active: boolean;
  readonly update_version: string | null;
  readonly must_use?: boolean;
}

/** What plugins and themes have in common. */
export const INSTALLED_COLUMNS: readonly Column<Installed>[] = [
  {
    key: 'name',
    header: 'Name',
    fixed: true,
    cell: item => (
      <TwoLines
        below={
          <>
            <span className="narrow-only">{item.active ? '' : 'inactive, '}</span>
            {item.slug}
          </>
        }
      >
        {item.name}
      </TwoLines>
    ),
  },
  { key: 'state', header: 'State', width: '100px', from: 'sm', cell: item => <State item={item} /> },
  { key: 'version', header: 'Version', width: '100px', from: 'sm', cell: item => item.version || '–' },
  {
    key: 'update',
    header: 'Update',
    width: '92px',
    cell: item => (item.update_version === null ? '–' : <Chip tone="info">{item.update_version}</Chip>),
  },
];

function State({ item }: { readonly item: Installed }) {
  if (item.must_use) return <Chip>Must-use</Chip>;
  return <Chip tone={item.active ? 'good' : 'quiet'}>{item.active ? 'Active' : 'Inactive'}</Chip>;
}
