import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { t } from '../../texts/text.ts';

interface PageMenuAction {
  readonly id: string;
  readonly label: string;
  readonly run: () => void;
  readonly danger?: boolean;
}

/** What can be done with what a page is about, besides the everyday actions next to it. Nothing if nothing can. */
export function ActionsMenu({ actions }: { readonly actions: readonly PageMenuAction[] }) {
  if (actions.length === 0) return null;
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={15} />}>
          {t('ui.actions')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ id, label, run, danger }) => (
          <Menu.Item key={id} color={danger ? 'red' : undefined} onClick={run}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
