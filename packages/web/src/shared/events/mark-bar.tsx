import { Button, Group, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '../../texts/text.ts';
import { snoozeTimes } from './snooze-times.ts';

interface MarkBarProps {
  /** How many are selected, in words. */
  readonly selected: string;
  readonly onAcknowledge: () => void;
  /** @param until As ISO 8601. */
  readonly onSnooze: (until: string) => void;
  /** Further lines of the menu of times. */
  readonly more?: ReactNode;
}

/** Takes care of what is selected, or puts it aside. */
export function MarkBar({ selected, onAcknowledge, onSnooze, more }: MarkBarProps) {
  return (
    <Group gap="xs">
      <strong>{selected}</strong>
      <Button size="xs" onClick={onAcknowledge}>
        {t('events.mark.acknowledge')}
      </Button>
      <Menu shadow="md">
        <Menu.Target>
          <Button size="xs" variant="default" rightSection={<IconChevronDown size={14} />}>
            {t('events.mark.snooze')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {snoozeTimes().map(({ key, label, until }) => (
            <Menu.Item key={key} onClick={() => onSnooze(until())}>
              {label}
            </Menu.Item>
          ))}
          {more}
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
