import { saidText } from '../../../shared/server-said.tsx';
import { t } from '../../../texts/text.ts';
import { Dotted } from '../../../ui/data-table/cells/dotted.tsx';
import { menuColumn } from '../../../ui/data-table/cells/menu-column.tsx';
import { MoreButton } from '../../../ui/data-table/cells/more-button.tsx';
import { TwoLines } from '../../../ui/data-table/cells/two-lines.tsx';
import { Wrapped } from '../../../ui/data-table/cells/wrapped.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { Ago } from '../../../ui/text/ago.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import { formatNumber } from '../../../ui/text/format.ts';
import { answerText, canReplay, type DeliveryItem, deliveryText, deliveryTone } from './delivery.ts';

interface Handlers {
  /** The window has no room for the columns of the channel and the time. */
  readonly narrow: boolean;
  readonly onShow: (delivery: DeliveryItem) => void;
  /** Undefined: the user may not. */
  readonly onReplay: ((delivery: DeliveryItem) => void) | undefined;
}

export function deliveryColumns({ narrow, onShow, onReplay }: Handlers): Column<DeliveryItem>[] {
  return [
    {
      key: 'message',
      header: t('notifications.deliveries.columns.message'),
      fixed: true,
      cell: delivery => (
        <TwoLines
          wraps
          below={narrow ? <OnPhone delivery={delivery} /> : t(`notifications.deliveries.messages.${delivery.kind}`)}
        >
          <MoreButton onClick={() => onShow(delivery)}>
            <span lang={delivery.language}>{delivery.title}</span>
          </MoreButton>
        </TwoLines>
      ),
    },
    {
      key: 'state',
      header: t('common.status'),
      width: '160px',
      from: 'sm',
      cell: delivery => <StateChip delivery={delivery} />,
    },
    {
      key: 'channel',
      header: t('notifications.deliveries.columns.channel'),
      width: '130px',
      from: 'sm',
      cell: ({ channel_name }) => channel_name,
    },
    {
      key: 'answer',
      header: t('notifications.deliveries.columns.answer'),
      width: '180px',
      from: 'lg',
      cell: delivery => (
        <Wrapped>
          <span
            lang={delivery.status_code === null && delivery.error !== null ? 'en' : undefined}
            title={delivery.error === null ? undefined : saidText(delivery.error)}
          >
            {answerText(delivery)}
          </span>
        </Wrapped>
      ),
    },
    {
      key: 'attempts',
      header: t('notifications.deliveries.columns.attempts'),
      width: '100px',
      align: 'end',
      from: 'md',
      cell: ({ attempts }) => formatNumber(attempts),
    },
    {
      key: 'written',
      header: t('notifications.deliveries.columns.written'),
      width: '115px',
      from: 'sm',
      cell: ({ created }) => <Ago at={created} />,
    },
    menuColumn(
      ({ title }) => title,
      delivery => [
        onReplay &&
          canReplay(delivery) && { label: t('notifications.deliveries.replay'), run: () => onReplay(delivery) },
      ],
    ),
  ];
}

const StateChip = ({ delivery }: { readonly delivery: DeliveryItem }) => (
  <Chip tone={deliveryTone(delivery)} title={delivery.error === null ? undefined : saidText(delivery.error)}>
    {deliveryText(delivery)}
  </Chip>
);

const OnPhone = ({ delivery }: { readonly delivery: DeliveryItem }) => (
  <>
    <StateChip delivery={delivery} />{' '}
    <Dotted>
      <bdi>{delivery.channel_name}</bdi>
      <Ago at={delivery.created} />
    </Dotted>
  </>
);
