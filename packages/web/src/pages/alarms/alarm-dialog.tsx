import { Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { eventText } from '../../shared/events/event-text.ts';
import { aboutEvent, severityLabel, typeTitle } from '../../shared/events/event-words.ts';
import { SeverityChip } from '../../shared/events/severity-chip.tsx';
import { t } from '../../texts/text.ts';
import { OpenModal } from '../../ui/dialogs/open-modal.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { formatDateTime } from '../../ui/text/format.ts';
import { type Alarm, STATE_NAMES } from './alarm.ts';

/** All that is known of an alarm. */
export function AlarmDialog({ alarm, onClose }: { readonly alarm: Alarm; readonly onClose: () => void }) {
  const { site, client } = alarm;
  return (
    <OpenModal onClose={onClose} title={typeTitle(alarm.type)} closeButtonProps={{ 'aria-label': t('common.close') }}>
      <Stack gap="md">
        <div>
          <Text fw={600}>{aboutEvent(alarm)}</Text>
          <Text size="sm">{eventText(alarm)}</Text>
        </div>
        <FactList
          facts={[
            [severityLabel(), <SeverityChip key="severity" severity={alarm.severity} />],
            [t('alarms.columns.state'), STATE_NAMES[alarm.state]],
            [
              t('common.site'),
              site && (
                <Link to="/sites/$id" params={{ id: String(site.id) }}>
                  {site.name}
                </Link>
              ),
            ],
            [
              t('common.client'),
              client && (
                <Link to="/clients/$id" params={{ id: String(client.id) }}>
                  {client.name}
                </Link>
              ),
            ],
            [t('alarms.details.opened'), formatDateTime(alarm.opened_at)],
            [t('alarms.details.closed'), alarm.closed_at && formatDateTime(alarm.closed_at)],
            [
              t('alarms.states.acknowledged'),
              alarm.acknowledged_at && `${formatDateTime(alarm.acknowledged_at)} · ${alarm.acknowledged_by ?? ''}`,
            ],
            [
              t('alarms.states.snoozed'),
              alarm.snoozed_until && t('alarms.until', { time: formatDateTime(alarm.snoozed_until) }),
            ],
            [t('alarms.details.cause'), <code key="cause">{alarm.cause}</code>],
          ]}
        />
      </Stack>
    </OpenModal>
  );
}
