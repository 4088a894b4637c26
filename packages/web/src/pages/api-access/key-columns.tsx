import { menuColumn } from '../../ui/data-table/cells/menu-column.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { Ago } from '../../ui/text/ago.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { formatDate } from '../../ui/text/format.ts';
import type { ListedApiKey } from './api-key.ts';
import { lastDayOf } from './key-limits.tsx';
import { PERMISSION_NAMES } from './key-permissions.tsx';

interface Handlers {
  readonly onEdit: (key: ListedApiKey) => void;
  readonly onSwitch: (key: ListedApiKey) => void;
  readonly onDelete: (key: ListedApiKey) => void;
}

export function keyColumns({ onEdit, onSwitch, onDelete }: Handlers): Column<ListedApiKey>[] {
  return [
    { key: 'name', header: 'Name', fixed: true, cell: key => key.name },
    {
      key: 'state',
      header: 'State',
      width: '100px',
      cell: key => stateOf(key),
    },
    {
      key: 'permissions',
      header: 'Permissions',
      width: '170px',
      from: 'sm',
      cell: key => key.permissions.map(permission => PERMISSION_NAMES[permission]).join(', '),
    },
    { key: 'ends', header: 'Ends in', width: '110px', from: 'md', cell: key => <code>…{key.truncated_key}</code> },
    {
      key: 'addresses',
      header: 'Addresses',
      width: '150px',
      from: 'lg',
      cell: key => <span title={key.addresses.join('\n')}>{addressesOf(key)}</span>,
    },
    {
      key: 'expires',
      header: 'Good through',
      width: '130px',
      from: 'md',
      cell: key => (key.expires_at === null ? 'No end' : formatDate(lastDayOf(key.expires_at))),
    },
    { key: 'v1', header: 'v1', width: '70px', from: 'md', cell: key => (key.v1 ? 'Yes' : '–') },
    { key: 'used', header: 'Last used', width: '130px', from: 'sm', cell: key => <Ago at={latest(key)} /> },
    { key: 'created', header: 'Added', width: '130px', from: 'lg', cell: key => <Ago at={key.created} /> },
    menuColumn(
      key => key.name,
      key => [
        { label: 'Edit', run: () => onEdit(key) },
        { label: key.active ? 'Disable' : 'Enable', run: () => onSwitch(key) },
        { label: 'Delete', run: () => onDelete(key), danger: true },
      ],
    ),
  ];
}

function stateOf({ active, expires_at }: ListedApiKey) {
  if (!active) return <Chip tone="warn">Disabled</Chip>;
  const expired = expires_at !== null && Date.parse(expires_at) <= Date.now();
  return expired ? <Chip tone="bad">Expired</Chip> : <Chip tone="good">Enabled</Chip>;
}

function addressesOf({ addresses: [first, ...more] }: ListedApiKey): string {
  if (first === undefined) return 'All';
  return more.length === 0 ? first : `${first} and ${more.length} more`;
}

const latest = ({ last_access, last_access_v1 }: ListedApiKey) =>
  [last_access, last_access_v1]
    .filter(at => at !== null)
    .sort()
    .at(-1);
