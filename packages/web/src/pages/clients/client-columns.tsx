import { menuColumn } from '../../ui/data-table/cells/menu-column.tsx';
import { RowLink } from '../../ui/data-table/cells/row-link.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { Ago } from '../../ui/text/ago.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { quantity } from '../../ui/text/format.ts';
import { CLIENT_STATUS_NAMES, CLIENT_STATUS_TONES, type ListedClient } from './client.ts';
import type { ClientDialogKind } from './client-dialogs.tsx';

interface Handlers {
  /** What the user may do. */
  readonly kinds: readonly ClientDialogKind[];
  readonly open: (kind: ClientDialogKind, client: ListedClient) => void;
}

export function clientColumns({ kinds, open }: Handlers): Column<ListedClient>[] {
  const action = (kind: ClientDialogKind, label: string, client: ListedClient, danger?: boolean) =>
    kinds.includes(kind) && { label, run: () => open(kind, client), danger };
  return [
    {
      key: 'name',
      header: 'Name',
      fixed: true,
      sort: 'name',
      cell: client => <RowLink href={`/clients/${client.id}`}>{client.name}</RowLink>,
    },
    {
      key: 'status',
      header: 'Status',
      width: '110px',
      cell: ({ status }) => <Chip tone={CLIENT_STATUS_TONES[status]}>{CLIENT_STATUS_NAMES[status]}</Chip>,
    },
    { key: 'email', header: 'E-mail', from: 'md', cell: client => client.email || '–' },
    { key: 'phone', header: 'Phone', width: '160px', optional: true, cell: client => client.phone || '–' },
    { key: 'city', header: 'City', width: '160px', from: 'lg', cell: client => client.city || '–' },
    {
      key: 'sites',
      header: 'Sites',
      width: '110px',
      from: 'sm',
      sort: 'sites',
      cell: client => (
        <RowLink href={`/sites?clients=[${client.id}]`}>{quantity(client.sites_count, ['site', 'sites'])}</RowLink>
      ),
    },
    {
      key: 'created',
      header: 'Added',
      width: '130px',
      from: 'lg',
      sort: 'created',
      cell: client => <Ago at={client.created} />,
    },
    menuColumn(
      client => client.name,
      client => [
        action('edit', 'Edit', client),
        client.status === 'suspended' ? action('unsuspend', 'Unsuspend', client) : action('suspend', 'Suspend', client),
        action('delete', 'Delete', client, true),
      ],
    ),
  ];
}
