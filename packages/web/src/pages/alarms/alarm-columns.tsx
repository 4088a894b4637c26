import { AboutSite } from '../../shared/events/about-site.tsx';
import { BelowEvent } from '../../shared/events/below-event.tsx';
import { eventText } from '../../shared/events/event-text.ts';
import { eventName, typeTitle } from '../../shared/events/event-words.ts';
import { severityColumn } from '../../shared/events/severity-chip.tsx';
import { snoozeTimes } from '../../shared/events/snooze-times.ts';
import { t } from '../../texts/text.ts';
import { menuColumn } from '../../ui/data-table/cells/menu-column.tsx';
import { MoreButton } from '../../ui/data-table/cells/more-button.tsx';
import { RowLink } from '../../ui/data-table/cells/row-link.tsx';
import { TwoLines } from '../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { Ago } from '../../ui/text/ago.tsx';
import { Chip, type Tone } from '../../ui/text/chip.tsx';
import { formatAgo, formatDateTime } from '../../ui/text/format.ts';
import { type Alarm, type AlarmStateChoice, STATE_NAMES } from './alarm.ts';

interface Handlers {
  /** The window has no room for the column of the severity. */
  readonly narrow: boolean;
  readonly onShow: (alarm: Alarm) => void;
  /** Undefined: the user may not. */
  readonly onAcknowledge: ((alarm: Alarm) => void) | undefined;
  /** Without a time: asks for it. */
  readonly onSnooze: ((alarm: Alarm, until?: string | null) => void) | undefined;
}

const TONES: Readonly<Record<AlarmStateChoice, Tone>> = {
  open: 'bad',
  acknowledged: 'info',
  snoozed: 'quiet',
  on_hold: 'quiet',
  closed: 'good',
};

export function alarmColumns({ narrow, onShow, onAcknowledge, onSnooze }: Handlers): Column<Alarm>[] {
  return [
    severityColumn(),
    {
      key: 'alarm',
      header: t('alarms.columns.alarm'),
      fixed: true,
      cell: alarm => (
        <TwoLines
          below={
            <BelowEvent narrow={narrow} {...alarm}>
              {eventText(alarm)}
            </BelowEvent>
          }
        >
          <MoreButton label={eventName(alarm)} onClick={() => onShow(alarm)}>
            {typeTitle(alarm.type)}
          </MoreButton>
        </TwoLines>
      ),
    },
    {
      key: 'site',
      header: t('common.site'),
      width: '150px',
      from: 'sm',
      cell: ({ site }) => <AboutSite site={site} />,
    },
    {
      key: 'client',
      header: t('common.client'),
      width: '150px',
      from: 'lg',
      cell: ({ client }) => (client === null ? '–' : <RowLink href={`/clients/${client.id}`}>{client.name}</RowLink>),
    },
    {
      key: 'since',
      header: t('alarms.columns.since'),
      width: '120px',
      from: 'lg',
      cell: ({ opened_at }) => <Ago at={opened_at} />,
    },
    {
      key: 'state',
      header: t('alarms.columns.state'),
      width: '140px',
      from: 'md',
      cell: alarm => (
        <TwoLines below={stateDetail(alarm)}>
          <Chip tone={TONES[alarm.state]}>{STATE_NAMES[alarm.state]}</Chip>
        </TwoLines>
      ),
    },
    menuColumn<Alarm>(eventName, alarm => [
      alarm.state === 'open' &&
        onAcknowledge && { label: t('alarms.act.acknowledge'), run: () => onAcknowledge(alarm) },
      ...(alarm.state === 'closed' || !onSnooze
        ? []
        : [
            ...snoozeTimes().map(({ label, until }) => ({ label, run: () => onSnooze(alarm, until()) })),
            { label: t('alarms.act.date'), run: () => onSnooze(alarm) },
            alarm.state === 'snoozed' && { label: t('alarms.act.wake'), run: () => onSnooze(alarm, null) },
          ]),
    ]),
  ];
}

function stateDetail({ state, acknowledged_by, snoozed_until, closed_at }: Alarm): string {
  if (state === 'acknowledged') return t('alarms.by', { name: acknowledged_by ?? '' });
  if (state === 'snoozed' && snoozed_until !== null) return t('alarms.until', { time: formatDateTime(snoozed_until) });
  return closed_at === null ? '' : t('alarms.ended', { time: formatAgo(closed_at) });
}
