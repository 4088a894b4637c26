import { useLayoutEffect, useRef } from 'react';

interface Held {
  readonly dialog: HTMLElement;
  readonly button: HTMLElement;
}

/**
 * Keeps the focus in a dialog while it is busy. Browsers take it from the pressed button, as that is disabled then, and
 * Tab would lead to the page below. Afterwards the button has it again; if it is gone, the first that can be pressed.
 */
export function useFocusKept(busy: boolean): void {
  const held = useRef<Held>(undefined);
  useLayoutEffect(() => {
    if (busy) held.current = hold(document.activeElement);
    else if (held.current) giveBack(held.current);
  }, [busy]);
}

function hold(button: Element | null): Held | undefined {
  const dialog = button?.closest<HTMLElement>('[role=dialog]');
  if (!dialog || !(button instanceof HTMLElement) || !button.matches(':disabled')) return undefined;
  dialog.focus();
  return { dialog, button };
}

function giveBack({ dialog, button }: Held): void {
  const { activeElement, body } = document;
  // Somebody has moved it meanwhile, to a field.
  if (activeElement !== dialog && activeElement !== body) return;
  const isThere = button.isConnected && !button.matches(':disabled');
  const next = isThere ? button : dialog.querySelector<HTMLElement>('.mantine-Modal-body button:enabled');
  next?.focus();
}
