import { t } from '../../texts/text.ts';
import { Dotted } from '../../ui/data-table/cells/dotted.tsx';
import { menuColumn } from '../../ui/data-table/cells/menu-column.tsx';
import { TwoLines } from '../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { Chip } from '../../ui/text/chip.tsx';
import { formatDate, formatMoney } from '../../ui/text/format.ts';
import { COST_STATUS_NAMES, COST_STATUS_TONES, type Cost, costTargetsText, PRODUCT_NAMES, renewalOf } from './cost.ts';

interface Handlers {
  /** Undefined: the user may not, or not here. */
  readonly onEdit?: ((cost: Cost) => void) | undefined;
  readonly onDelete?: ((cost: Cost) => void) | undefined;
}

/** @param narrow The window has room for name and price only. */
export function costColumns({ onEdit, onDelete }: Handlers, narrow: boolean): Column<Cost>[] {
  return [
    {
      key: 'name',
      header: t('common.name'),
      fixed: true,
      cell: cost => (narrow ? <TwoLines below={<OnPhone cost={cost} />}>{cost.name}</TwoLines> : cost.name),
    },
    {
      key: 'price',
      header: t('shared.costs.columns.price'),
      width: '120px',
      align: 'end',
      cell: ({ price, currency, license_type }) => (
        <span title={license_type === 'single_site' ? t('shared.costs.eachSite') : t('shared.costs.allSites')}>
          {formatMoney(price, currency)}
        </span>
      ),
    },
    { key: 'renewal', header: t('shared.costs.columns.renewed'), width: '120px', from: 'sm', cell: renewalOf },
    {
      key: 'next',
      header: t('shared.costs.columns.next'),
      width: 'min(184px, 26vw)',
      from: 'sm',
      cell: ({ next_renewal }) => (next_renewal === null ? '–' : formatDate(next_renewal)),
    },
    {
      key: 'product',
      header: t('shared.costs.columns.type'),
      width: '130px',
      from: 'lg',
      cell: ({ product_type, product_type_title: title }) =>
        (product_type === 'other' && title) || PRODUCT_NAMES[product_type],
    },
    { key: 'targets', header: t('shared.costs.columns.for'), width: '110px', from: 'lg', cell: costTargetsText },
    {
      key: 'status',
      header: t('common.status'),
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
              onEdit && { label: t('common.edit'), run: () => onEdit(cost) },
              onDelete && { label: t('common.delete'), run: () => onDelete(cost), danger: true },
            ],
          ),
        ]
      : []),
  ];
}

function OnPhone({ cost }: { readonly cost: Cost }) {
  const { next_renewal, cost_tracker_status: status } = cost;
  return (
    <Dotted>
      {next_renewal === null ? renewalOf(cost) : t('shared.costs.renewsOn', { day: formatDate(next_renewal) })}
      {costTargetsText(cost)}
      {status !== 'active' && COST_STATUS_NAMES[status]}
    </Dotted>
  );
}
