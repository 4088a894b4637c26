import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../../texts/text.ts';
import { IconButton } from './icon-button.tsx';

interface RowAction {
  readonly label: string;
  readonly run: () => void;
  readonly danger?: boolean;
}

export interface RowMenuProps {
  /** The name of the row. */
  readonly name: string;
  readonly actions: readonly (RowAction | undefined | false)[];
}

const ICON = <IconDots size={17} />;

/** The actions on one row. The menu itself is created when it is first opened: tables have many rows. */
export function RowMenu({ name, actions }: RowMenuProps) {
  const [used, setUsed] = useState(false);
  const offered = actions.filter(action => action !== undefined && action !== false);
  if (offered.length === 0) return null;
  const button = (
    <IconButton aria-label={t('ui.actionsFor', { name })} aria-haspopup="menu" onClick={() => setUsed(true)}>
      {ICON}
    </IconButton>
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
