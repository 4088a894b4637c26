import { lastErrorByCode } from '../../../shared/last-error-text.ts';
import { SPEAKS_AS_SERVER } from '../../../texts/language.ts';
import { t } from '../../../texts/text.ts';
import { Dotted } from '../../../ui/data-table/cells/dotted.tsx';
import { menuColumn } from '../../../ui/data-table/cells/menu-column.tsx';
import { RowLink } from '../../../ui/data-table/cells/row-link.tsx';
import { TwoLines } from '../../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { Ago } from '../../../ui/text/ago.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import { formatAgo, formatNumber } from '../../../ui/text/format.ts';
import { type Channel, KIND_NAMES, leadsTo } from './channel.ts';

export type ChannelAct = 'test' | 'edit' | 'rotate' | 'turn' | 'replay' | 'delete';

/** @param narrow The window has no room for the column of the kind. @param may Whether the user may do that. */
export function channelColumns(
  narrow: boolean,
  may: (act: ChannelAct) => boolean,
  onAct: (act: ChannelAct, channel: Channel) => void,
): Column<Channel>[] {
  const offer = (act: ChannelAct, label: string, channel: Channel, fits = true) =>
    fits && may(act) && { label, run: () => onAct(act, channel), danger: act === 'delete' };
  return [
    {
      key: 'name',
      header: t('common.name'),
      fixed: true,
      cell: channel => (
        <TwoLines
          below={
            <Dotted>
              {narrow && KIND_NAMES[channel.kind]}
              {leadsTo(channel)}
            </Dotted>
          }
        >
          {channel.name}
        </TwoLines>
      ),
    },
    {
      key: 'kind',
      header: t('notifications.channels.kind'),
      width: '130px',
      from: 'sm',
      cell: ({ kind }) => KIND_NAMES[kind],
    },
    {
      key: 'state',
      header: t('common.status'),
      width: narrow ? '110px' : '190px',
      fixed: true,
      cell: channel => <State channel={channel} />,
    },
    {
      key: 'arrived',
      header: t('notifications.channels.arrived'),
      width: '140px',
      from: 'lg',
      cell: ({ last_success }) => <Ago at={last_success} />,
    },
    {
      key: 'waiting',
      header: t('notifications.channels.waiting'),
      width: '110px',
      align: 'end',
      from: 'lg',
      cell: ({ waiting }) => formatNumber(waiting),
    },
    {
      key: 'dead',
      header: t('notifications.channels.dead'),
      width: '110px',
      align: 'end',
      from: 'md',
      cell: ({ id, dead }) =>
        dead === 0 ? (
          '0'
        ) : (
          <RowLink href={`/notifications?view=deliveries&channel=${id}&state=dead`}>{formatNumber(dead)}</RowLink>
        ),
    },
    menuColumn(
      ({ name }) => name,
      channel => [
        offer('test', t('notifications.channels.test.open'), channel),
        offer('edit', t('common.edit'), channel),
        offer('rotate', t('notifications.channels.rotate.open'), channel, channel.kind === 'webhook'),
        offer('replay', t('notifications.channels.replay'), channel, channel.dead > 0 && channel.enabled),
        offer('turn', t(channel.enabled ? 'notifications.turnOff' : 'notifications.turnOn'), channel),
        offer('delete', t('common.delete'), channel),
      ],
    ),
  ];
}

/** Why, in the language of the page; an error of an earlier release has no code. */
function whyFailing(channel: Channel): string | undefined {
  if (SPEAKS_AS_SERVER) return channel.last_error ?? undefined;
  return lastErrorByCode(channel) ?? t('said.inbox.channel_failing');
}

function State({ channel }: { readonly channel: Channel }) {
  const { enabled, off_reason, failing_since } = channel;
  if (!enabled) {
    return (
      <TwoLines below={off_reason === null ? '' : t('notifications.channels.gone')}>
        <Chip>{t('notifications.off')}</Chip>
      </TwoLines>
    );
  }
  if (failing_since === null) return <Chip tone="good">{t('notifications.on')}</Chip>;
  return (
    <TwoLines below={t('notifications.channels.since', { ago: formatAgo(failing_since) })}>
      <Chip tone="bad" title={whyFailing(channel)}>
        {t('notifications.channels.failing')}
      </Chip>
    </TwoLines>
  );
}
