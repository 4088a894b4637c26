import { Menu } from '@mantine/core';
import { cloneElement, Fragment, useEffect, useRef, useState } from 'react';
import type { MenuButtonProps, MenuEntry } from './menu-entry.ts';

/**
 * A menu that opens as soon as it is there: its button was clicked before. While it is open, it stays what it was opened
 * for: a refresh may put another row, with the same entries, into the place of the button.
 */
export function UsedMenu(props: MenuButtonProps) {
  const [opened, setOpened] = useState(false);
  const [kept, setKept] = useState(props);
  const target = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // It took the place of the one that was clicked. The focus comes back to it when the menu is closed.
    target.current?.focus({ preventScroll: true });
    setOpened(true);
  }, []);
  const change = (open: boolean) => {
    if (open) setKept(props);
    setOpened(open);
  };
  const { button } = opened ? kept : props;
  return (
    <Menu position="bottom-end" shadow="md" opened={opened} onChange={change}>
      <Menu.Target>{cloneElement(button, { ref: target })}</Menu.Target>
      <Menu.Dropdown>
        {kept.entries.map(entry => (
          <Fragment key={entry.id}>
            {entry.apart && <Menu.Divider />}
            <Entry entry={entry.checked === undefined ? entry : asItIsNow(entry, props)} />
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** What is on or off changes while the menu is open. */
const asItIsNow = (entry: MenuEntry, { entries }: MenuButtonProps) =>
  entries.find(({ id }) => id === entry.id) ?? entry;

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
