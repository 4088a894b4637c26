import { SiteLink } from '../../shared/sites/site-link.tsx';
import { wordPressRoleName } from '../../shared/wordpress-roles.ts';
import { t } from '../../texts/text.ts';
import { menuColumn } from '../../ui/data-table/cells/menu-column.tsx';
import { TwoLines } from '../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { Chip } from '../../ui/text/chip.tsx';
import { formatDate, formatNumber } from '../../ui/text/format.ts';
import type { UserOnSite } from './users-shown.ts';

interface Handlers {
  /** The window has no room for the columns of the address and the role. */
  readonly narrow: boolean;
  /** Undefined: the user may not. */
  readonly onEdit: ((user: UserOnSite) => void) | undefined;
  readonly onDelete: ((user: UserOnSite) => void) | undefined;
}

const rolesText = ({ roles }: UserOnSite) => roles.map(wordPressRoleName).join(', ') || t('users.noRole');

export function userColumns({ narrow, onEdit, onDelete }: Handlers): Column<UserOnSite>[] {
  return [
    {
      key: 'user',
      header: t('users.columns.user'),
      fixed: true,
      cell: user => (
        <TwoLines
          below={
            narrow ? (
              <>
                {rolesText(user)}
                <br />
                {user.email}
              </>
            ) : (
              user.name
            )
          }
        >
          {user.username}
        </TwoLines>
      ),
    },
    {
      key: 'site',
      header: t('common.site'),
      fixed: true,
      cell: user => <SiteLink id={user.website_id} url={user.website_url} />,
    },
    { key: 'email', header: t('users.columns.email'), from: 'sm', cell: user => user.email },
    {
      key: 'role',
      header: t('shared.roles.label'),
      width: '130px',
      from: 'sm',
      cell: user => <Chip tone={user.roles.includes('administrator') ? 'info' : 'quiet'}>{rolesText(user)}</Chip>,
    },
    {
      key: 'posts',
      header: t('users.columns.posts'),
      width: '92px',
      align: 'end',
      from: 'lg',
      cell: user => formatNumber(user.posts),
    },
    {
      key: 'registered',
      header: t('users.columns.registered'),
      width: '120px',
      from: 'lg',
      cell: user => (user.registered === null ? '–' : formatDate(user.registered)),
    },
    menuColumn(
      user => t('users.columns.on', { name: user.username, site: user.website_url }),
      user => [
        onEdit && { label: t('users.edit.menu'), run: () => onEdit(user) },
        onDelete && { label: t('users.delete.menu'), run: () => onDelete(user), danger: true },
      ],
    ),
  ];
}
