import { menuColumn } from '../../ui/data-table/cells/menu-column.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { Chip } from '../../ui/text/chip.tsx';
import { formatDate, formatMoney } from '../../ui/text/format.ts';
import { COST_STATUS_NAMES, COST_STATUS_TONES, type Cost, costTargetsText, PRODUCT_NAMES, renewalOf } from './cost.ts';

interface Handlers {
  /** Undefined: the user may not, or not here. */
  readonly onEdit?: ((cost: Cost) => void) | undefined;
  readonly onDelete?: ((cost: Cost) => void) | undefined;
}

export function costColumns({ onEdit, onDelete }: Handlers): Column<Cost>[] {
  return [
    { key: 'name', header: 'Name', fixed: true, cell: cost => cost.name },
    {
      key: 'price',
      header: 'Price',
      width: '120px',
      align: 'end',
      cell: ({ price, currency, license_type }) => (
        <span title={license_type === 'single_site' ? 'For each site' : 'For all its sites together'}>
          {formatMoney(price, currency)}
        </span>
      ),
    },
    { key: 'renewal', header: 'Renewed', width: '120px', from: 'sm', cell: renewalOf },
    {
      key: 'next',
      header: 'Next renewal',
      width: '140px',
      from: 'sm',
      cell: ({ next_renewal }) => (next_renewal === null ? '–' : formatDate(next_renewal)),
    },
    {
      key: 'product',
      header: 'Type',
      width: '110px',
      from: 'md',
      cell: ({ product_type }) => PRODUCT_NAMES[product_type],
    },
    { key: 'targets', header: 'For', width: '110px', from: 'md', cell: costTargetsText },
    {
      key: 'status',
      header: 'Status',
      width: '110px',
      from: 'md',
      cell: ({ cost_tracker_status: status }) => (
        <Chip tone={COST_STATUS_TONES[status]}>{COST_STATUS_NAMES[status]}</Chip>
      ),
    },
    ...(onEdit || onDelete
      ? [
          menuColumn<Cost>(
            cost => cost.name,
            cost => [
              onEdit && { label: 'Edit', run: () => onEdit(cost) },
              onDelete && { label: 'Delete', run: () => onDelete(cost), danger: true },
            ],
          ),
        ]
      : []),
  ];
}
