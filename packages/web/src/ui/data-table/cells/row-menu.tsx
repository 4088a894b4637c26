import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';

interface RowAction {
  readonly label: string;
  readonly run: () => void;
  readonly danger?: boolean;
}

export interface RowMenuProps {
  /** What the row is called. */
  readonly name: string;
  readonly actions: readonly (RowAction | undefined | false)[];
}

/** What can be done with one row. The menu itself is made when it is first opened: tables have many rows. */
export function RowMenu({ name, actions }: RowMenuProps) {
  const [used, setUsed] = useState(false);
  const offered = actions.filter(action => action !== undefined && action !== false);
  if (offered.length === 0) return null;
  const button = (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={`Actions for ${name}`}
      aria-haspopup="menu"
      onClick={() => setUsed(true)}
    >
      <IconDots size={17} />
    </ActionIcon>
  );
  if (!used) return button;
  return (
    <Menu position="bottom-end" shadow="md" defaultOpened>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {offered.map(({ label, run, danger }) => (
          <Menu.Item key={label} color={danger ? 'red' : undefined} onClick={run}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
