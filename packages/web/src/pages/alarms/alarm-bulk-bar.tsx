import { Button, Group, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { snoozeTimes } from '../../shared/events/snooze-times.ts';
import { t } from '../../texts/text.ts';

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
      <Menu shadow="md">
        <Menu.Target>
          <Button size="xs" variant="default" rightSection={<IconChevronDown size={14} />}>
            {t('alarms.act.snooze')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {snoozeTimes().map(({ key, label, until }) => (
            <Menu.Item key={key} onClick={() => onSnooze(until())}>
              {label}
            </Menu.Item>
          ))}
          <Menu.Item onClick={() => onSnooze()}>{t('alarms.act.date')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
