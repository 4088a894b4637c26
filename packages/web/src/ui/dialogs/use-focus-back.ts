import { useEffect, useState } from 'react';

type Opener = () => HTMLElement | null;

/** What opened the dialog that is open, the uppermost one. */
let latest: Opener = () => null;

/**
 * Gives the focus back to what opened a dialog, when the dialog is gone. Mantine does that only for dialogs that are
 * mounted while they are closed; without it, Tab would begin at the top of the page.
 */
export function useFocusBack(): void {
  // While it is rendered first: afterwards, the dialog has the focus.
  const [opener] = useState(openerOfDialog);
  useEffect(() => {
    const below = latest;
    latest = opener;
    return () => {
      latest = below;
      // Whatever else has the focus was given it meanwhile, such as the title of the next page.
      if (document.activeElement === document.body) opener()?.focus({ preventScroll: true });
    };
  }, [opener]);
}

/**
 * What has the focus: the entry of a menu goes with its menu, whose button stays and may be another element by then. A
 * dialog that takes the place of another, such as one with the link that its form has made, goes back to what opened
 * that one.
 */
function openerOfDialog(): Opener {
  const { activeElement } = document;
  const menu = activeElement?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  if (menu) return () => document.getElementById(menu);
  const before = latest;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return before;
  return () => (activeElement.isConnected ? activeElement : before());
}
