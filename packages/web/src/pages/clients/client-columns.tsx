import { t } from '../../texts/text.ts';
import { menuColumn } from '../../ui/data-table/cells/menu-column.tsx';
import { RowLink } from '../../ui/data-table/cells/row-link.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { Ago } from '../../ui/text/ago.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { CLIENT_STATUS_NAMES, CLIENT_STATUS_TONES, type ListedClient } from './client.ts';
import type { ClientDialogKind } from './client-dialogs.tsx';

interface Handlers {
  /** What the user may do. */
  readonly kinds: readonly ClientDialogKind[];
  readonly open: (kind: ClientDialogKind, client: ListedClient) => void;
}

export function clientColumns({ kinds, open }: Handlers): Column<ListedClient>[] {
  const action = (kind: ClientDialogKind, client: ListedClient, danger?: boolean) =>
    kinds.includes(kind) && { label: t(`clients.actions.${kind}`), run: () => open(kind, client), danger };
  return [
    {
      key: 'name',
      header: t('common.name'),
      fixed: true,
      sort: 'name',
      cell: client => <RowLink href={`/clients/${client.id}`}>{client.name}</RowLink>,
    },
    {
      key: 'status',
      header: t('common.status'),
      width: '110px',
      cell: ({ status }) => <Chip tone={CLIENT_STATUS_TONES[status]}>{CLIENT_STATUS_NAMES[status]}</Chip>,
    },
    { key: 'email', header: t('clients.email'), from: 'md', cell: client => client.email || '–' },
    {
      key: 'phone',
      header: t('clients.texts.phone'),
      width: '160px',
      optional: true,
      cell: client => client.phone || '–',
    },
    { key: 'city', header: t('clients.texts.city'), width: '160px', from: 'lg', cell: client => client.city || '–' },
    {
      key: 'sites',
      header: t('common.sites'),
      width: '110px',
      from: 'sm',
      sort: 'sites',
      cell: client => (
        <RowLink href={`/sites?clients=[${client.id}]`}>
          {t('common.count.sites', { count: client.sites_count })}
        </RowLink>
      ),
    },
    {
      key: 'created',
      header: t('clients.created'),
      width: '130px',
      from: 'lg',
      sort: 'created',
      cell: client => <Ago at={client.created} />,
    },
    menuColumn(
      client => client.name,
      client => [
        action('edit', client),
        action(client.status === 'suspended' ? 'unsuspend' : 'suspend', client),
        action('delete', client, true),
      ],
    ),
  ];
}
