import { Button, Group } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { snoozeTimes } from '../../shared/events/snooze-times.ts';
import { t } from '../../texts/text.ts';
import { MenuButton } from '../../ui/menus/menu-button.tsx';

interface BulkBarProps {
  readonly count: number;
  readonly onAcknowledge: () => void;
  /** Without a time: asks for it. */
  readonly onSnooze: (until?: string) => void;
}

/** The actions on the selected alarms. */
export function AlarmBulkBar({ count, onAcknowledge, onSnooze }: BulkBarProps) {
  return (
    <Group gap="xs">
      <strong>{t('alarms.selected', { count })}</strong>
      <Button size="xs" onClick={onAcknowledge}>
        {t('alarms.act.acknowledge')}
      </Button>
      <MenuButton
        button={
          <Button size="xs" variant="default" rightSection={<IconChevronDown size={14} />}>
            {t('alarms.act.snooze')}
          </Button>
        }
        entries={[
          ...snoozeTimes().map(({ key, label, until }) => ({ id: key, label, run: () => onSnooze(until()) })),
          { id: 'date', label: t('alarms.act.date'), run: () => onSnooze() },
        ]}
      />
    </Group>
  );
}
