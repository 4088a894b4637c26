import { t } from '../../texts/text.ts';
import { menuColumn } from '../../ui/data-table/cells/menu-column.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { Ago } from '../../ui/text/ago.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { formatDate } from '../../ui/text/format.ts';
import type { ListedApiKey } from './api-key.ts';
import { lastDayOf, PERMISSION_NAMES } from './key-words.ts';

interface Handlers {
  readonly onEdit: (key: ListedApiKey) => void;
  readonly onSwitch: (key: ListedApiKey) => void;
  readonly onDelete: (key: ListedApiKey) => void;
}

export function keyColumns({ onEdit, onSwitch, onDelete }: Handlers): Column<ListedApiKey>[] {
  return [
    { key: 'name', header: t('common.name'), fixed: true, cell: key => key.name },
    {
      key: 'state',
      header: t('api-access.columns.state'),
      width: '100px',
      cell: key => stateOf(key),
    },
    {
      key: 'permissions',
      header: t('api-access.permissions'),
      width: '235px',
      from: 'md',
      cell: key => key.permissions.map(permission => PERMISSION_NAMES[permission]).join(', ') || '–',
    },
    {
      key: 'ends',
      header: t('api-access.columns.ends'),
      width: '110px',
      from: 'lg',
      cell: key => (
        <>
          <code>{key.truncated_key === '' ? '–' : `…${key.truncated_key}`}</code>{' '}
          {key.imported_from === 'mainwp' && t('api-access.fromMainwp')}
        </>
      ),
    },
    {
      key: 'addresses',
      header: t('api-access.limits.addresses'),
      width: '150px',
      from: 'xl',
      cell: key => <span title={key.addresses.join('\n')}>{addressesOf(key)}</span>,
    },
    {
      key: 'expires',
      header: t('api-access.limits.until'),
      width: '130px',
      from: 'lg',
      cell: key => (key.expires_at === null ? t('api-access.noEnd') : formatDate(lastDayOf(key.expires_at))),
    },
    {
      key: 'v1',
      header: t('api-access.columns.v1'),
      width: '70px',
      from: 'xxl',
      cell: key => (key.v1 ? t('api-access.v1') : '–'),
    },
    {
      key: 'used',
      header: t('api-access.columns.used'),
      width: '130px',
      from: 'sm',
      cell: key => <Ago at={latest(key)} />,
    },
    {
      key: 'created',
      header: t('api-access.columns.added'),
      width: '130px',
      from: 'xxl',
      cell: key => <Ago at={key.created} />,
    },
    menuColumn(
      key => key.name,
      key => [
        { label: t('common.edit'), run: () => onEdit(key) },
        { label: t(key.active ? 'api-access.disable' : 'api-access.enable'), run: () => onSwitch(key) },
        { label: t('common.delete'), run: () => onDelete(key), danger: true },
      ],
    ),
  ];
}

function stateOf({ active, expires_at }: ListedApiKey) {
  if (!active) return <Chip tone="warn">{t('api-access.states.disabled')}</Chip>;
  const expired = expires_at !== null && Date.parse(expires_at) <= Date.now();
  return expired ? (
    <Chip tone="bad">{t('api-access.states.expired')}</Chip>
  ) : (
    <Chip tone="good">{t('api-access.states.enabled')}</Chip>
  );
}

function addressesOf({ addresses: [first, ...more] }: ListedApiKey): string {
  if (first === undefined) return t('api-access.anywhere');
  return more.length === 0 ? first : t('api-access.moreAddresses', { first, count: more.length });
}

const latest = ({ last_access, last_access_v1 }: ListedApiKey) =>
  [last_access, last_access_v1]
    .filter(at => at !== null)
    .sort()
    .at(-1);
