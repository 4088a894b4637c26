import { cloneElement, useState } from 'react';
import { lateCode } from '../loading/late-code.ts';
import type { MenuButtonProps } from './menu-entry.ts';

const code = lateCode(() => import('./used-menu.tsx'));
// What fails here is tried again, and fails again, when a menu is opened.
code.loaded().catch(() => {});

/**
 * A button with a menu. The menu is created when it is first opened, and its code loaded after the first view: it costs
 * more than a row of a table.
 */
export function MenuButton({ button, entries }: MenuButtonProps) {
  const [used, setUsed] = useState(false);
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  if (failure) throw failure.error;
  const UsedMenu = used ? code.now()?.UsedMenu : undefined;
  if (UsedMenu) return <UsedMenu button={button} entries={entries} />;
  const use = () => {
    code.loaded().then(
      () => setUsed(true),
      error => setFailure({ error }),
    );
  };
  return cloneElement(button, { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: use });
}
