import { Menu } from '@mantine/core';
import { cloneElement, Fragment, useEffect, useRef, useState } from 'react';
import type { MenuButtonProps, MenuEntry } from './menu-entry.ts';

/** A menu that opens as soon as it is there: its button was clicked before. */
export function UsedMenu({ button, entries }: MenuButtonProps) {
  const [opened, setOpened] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // It took the place of the one that was clicked. The focus comes back to it when the menu is closed.
    target.current?.focus({ preventScroll: true });
    setOpened(true);
  }, []);
  return (
    <Menu position="bottom-end" shadow="md" opened={opened} onChange={setOpened}>
      <Menu.Target>{cloneElement(button, { ref: target })}</Menu.Target>
      <Menu.Dropdown>
        {entries.map(entry => (
          <Fragment key={entry.id}>
            {entry.apart && <Menu.Divider />}
            <Entry entry={entry} />
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Entry({ entry: { label, run, danger, checked } }: { readonly entry: MenuEntry }) {
  if (checked === undefined) {
    return (
      <Menu.Item color={danger ? 'red' : undefined} onClick={run}>
        {label}
      </Menu.Item>
    );
  }
  return (
    <Menu.CheckboxItem checked={checked} onChange={run}>
      {label}
    </Menu.CheckboxItem>
  );
}
