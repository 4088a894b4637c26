import { Button, Group } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { t } from '../../texts/text.ts';
import { MenuButton } from '../../ui/menus/menu-button.tsx';
import type { MenuEntry } from '../../ui/menus/menu-entry.ts';
import { snoozeTimes } from './snooze-times.ts';

interface MarkBarProps {
  /** How many are selected, in words. */
  readonly selected: string;
  readonly onAcknowledge: () => void;
  /** @param until As ISO 8601. */
  readonly onSnooze: (until: string) => void;
  /** Further lines of the menu of times. */
  readonly more?: readonly MenuEntry[];
}

/** Takes care of what is selected, or puts it aside. */
export function MarkBar({ selected, onAcknowledge, onSnooze, more = [] }: MarkBarProps) {
  return (
    <Group gap="xs">
      <strong>{selected}</strong>
      <Button size="xs" onClick={onAcknowledge}>
        {t('events.mark.acknowledge')}
      </Button>
      <MenuButton
        button={
          <Button size="xs" variant="default" rightSection={<IconChevronDown size={14} />}>
            {t('events.mark.snooze')}
          </Button>
        }
        entries={[
          ...snoozeTimes().map(({ key, label, until }) => ({ id: key, label, run: () => onSnooze(until()) })),
          ...more,
        ]}
      />
    </Group>
  );
}
