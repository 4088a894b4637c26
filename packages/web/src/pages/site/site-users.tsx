import { wordPressRoleName } from '../../shared/wordpress-roles.ts';
import { once } from '../../texts/once.ts';
import { t } from '../../texts/text.ts';
import { TwoLines } from '../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { type RowOf, useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { formatDate, formatNumber } from '../../ui/text/format.ts';

type User = RowOf<'list-site-users-v1'>;

const userColumns = once((): readonly Column<User>[] => [
  {
    key: 'user',
    header: t('site.users.user'),
    fixed: true,
    cell: user => <TwoLines below={user.email}>{user.username}</TwoLines>,
  },
  { key: 'name', header: t('common.name'), from: 'md', cell: user => user.name || '–' },
  {
    key: 'role',
    header: t('site.users.role'),
    width: '130px',
    cell: user => (
      <Chip tone={user.role === 'administrator' ? 'info' : 'quiet'}>
        {user.role ? wordPressRoleName(user.role) : t('site.users.noRole')}
      </Chip>
    ),
  },
  {
    key: 'posts',
    header: t('site.users.posts'),
    from: 'sm',
    width: '92px',
    align: 'end',
    cell: user => formatNumber(user.posts),
  },
  {
    key: 'registered',
    header: t('site.users.registered'),
    from: 'sm',
    width: '120px',
    cell: user => (user.registered ? formatDate(user.registered) : '–'),
  },
]);

/** Read from the site itself, now. */
export function SiteUsersTab({ siteId }: { readonly siteId: number }) {
  // Returning to the window alone doesn't send another request to the site.
  const rows = useRows('list-site-users-v1', { websites: [siteId] }, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <DataTable
      label={t('common.users')}
      storeAs="Users"
      noun="common.count.users"
      rows={rows}
      rowHeight={48}
      rowId={user => user.id}
      rowName={user => user.username}
      columns={userColumns()}
      empty={<Empty title={t('site.users.none')}>{t('site.users.noneText')}</Empty>}
    />
  );
}
