import { type RefObject, useEffect, useRef } from 'react';

/**
 * A dialog over the page and all that is open there, from when it is shown to when it goes; the focus then returns.
 * @param focus Selector of what has the focus first.
 * @param stays There is nothing to close it for, whatever key the browser takes for that.
 */
export function useModal(focus: string, { stays = false } = {}): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    const before = document.activeElement;
    current?.showModal();
    current?.querySelector<HTMLElement>(focus)?.focus();
    const reopen = () => current?.isConnected && current.showModal();
    if (stays) current?.addEventListener('close', reopen);
    return () => {
      current?.removeEventListener('close', reopen);
      current?.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [focus, stays]);
  return dialog;
}
