import { TwoLines } from '../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { type RowOf, useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { formatDate, formatNumber } from '../../ui/text/format.ts';

type User = RowOf<'list-site-users-v1'>;

const COLUMNS: readonly Column<User>[] = [
  {
    key: 'user',
    header: 'User',
    fixed: true,
    cell: user => <TwoLines below={user.email}>{user.username}</TwoLines>,
  },
  { key: 'name', header: 'Name', from: 'md', cell: user => user.name || '–' },
  {
    key: 'role',
    header: 'Role',
    width: '130px',
    cell: user => <Chip tone={user.role === 'administrator' ? 'warn' : 'quiet'}>{user.role || 'none'}</Chip>,
  },
  { key: 'posts', header: 'Posts', from: 'sm', width: '80px', align: 'end', cell: user => formatNumber(user.posts) },
  {
    key: 'registered',
    header: 'Registered',
    from: 'sm',
    width: '120px',
    cell: user => (user.registered ? formatDate(user.registered) : '–'),
  },
];

/** Asked from the site itself, now. */
export function SiteUsersTab({ siteId }: { readonly siteId: number }) {
  // The site isn't asked again only because somebody comes back to the window.
  const rows = useRows('list-site-users-v1', { websites: [siteId] }, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <DataTable
      label="Users"
      noun={['user', 'users']}
      rows={rows}
      rowHeight={48}
      rowId={user => user.id}
      rowName={user => user.username}
      columns={COLUMNS}
      empty={
        <Empty title="No users came back">
          The site may not be connected, or did not answer. Sync it and try again.
        </Empty>
      }
    />
  );
}
