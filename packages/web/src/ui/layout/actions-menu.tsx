import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { t } from '../../texts/text.ts';
import { MenuButton } from '../menus/menu-button.tsx';
import type { MenuEntry } from '../menus/menu-entry.ts';

/** What can be done with what a page is about, besides the everyday actions next to it. Nothing if nothing can. */
export function ActionsMenu({ actions }: { readonly actions: readonly MenuEntry[] }) {
  if (actions.length === 0) return null;
  return (
    <MenuButton
      button={
        <Button variant="default" rightSection={<IconChevronDown size={15} />}>
          {t('ui.actions')}
        </Button>
      }
      entries={actions}
    />
  );
}
