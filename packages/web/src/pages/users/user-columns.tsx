import { Link } from '@tanstack/react-router';
import { Chip } from '../../ui/chip.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { formatDate, formatNumber } from '../../ui/format.ts';
import { RowMenu } from '../../ui/row-menu.tsx';
import type { SiteUser } from './use-site-users.ts';
import styles from './users.module.css';

interface Handlers {
  /** Undefined: one may not. */
  readonly onEdit: ((user: SiteUser) => void) | undefined;
  readonly onDelete: ((user: SiteUser) => void) | undefined;
}

export function userColumns({ onEdit, onDelete }: Handlers): Column<SiteUser>[] {
  return [
    {
      key: 'user',
      header: 'User',
      fixed: true,
      cell: user => (
        <div className={styles.user}>
          {user.username}
          <span>{user.name}</span>
        </div>
      ),
    },
    {
      key: 'site',
      header: 'Site',
      fixed: true,
      cell: user => (
        <Link to="/sites/$id" params={{ id: String(user.website_id) }} title={user.website_url}>
          {user.website_url.replace(/^https?:\/\/|\/$/g, '')}
        </Link>
      ),
    },
    { key: 'email', header: 'E-mail', from: 'sm', cell: user => user.email },
    {
      key: 'role',
      header: 'Role',
      width: '130px',
      from: 'sm',
      cell: user => (
        <Chip tone={user.roles.includes('administrator') ? 'info' : 'quiet'}>{user.roles.join(', ') || 'none'}</Chip>
      ),
    },
    { key: 'posts', header: 'Posts', width: '80px', align: 'end', from: 'lg', cell: user => formatNumber(user.posts) },
    {
      key: 'registered',
      header: 'Registered',
      width: '120px',
      from: 'lg',
      cell: user => (user.registered === null ? '–' : formatDate(user.registered)),
    },
    {
      key: 'actions',
      header: '',
      width: '56px',
      align: 'end',
      fixed: true,
      cell: user => (
        <RowMenu
          name={`${user.username} on ${user.website_url}`}
          actions={[
            onEdit && { label: 'Edit …', run: () => onEdit(user) },
            onDelete && { label: 'Delete …', run: () => onDelete(user), danger: true },
          ]}
        />
      ),
    },
  ];
}
