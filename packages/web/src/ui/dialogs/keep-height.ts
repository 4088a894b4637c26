import type { PointerEvent } from 'react';

/**
 * For the buttons of a dialog: while one is pressed, the dialog keeps its height. The field that loses the focus may say
 * what is wrong with it, and the button would move away under the pointer: the click would be lost.
 */
export function keepHeight({ currentTarget }: PointerEvent<HTMLElement>): void {
  const dialog = currentTarget.closest<HTMLElement>('[role=dialog]');
  if (!dialog) return;
  dialog.style.height = getComputedStyle(dialog).height;
  const ends = new AbortController();
  // The click comes before the next frame.
  const release = () => {
    ends.abort();
    requestAnimationFrame(() => dialog.style.removeProperty('height'));
  };
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, release, { signal: ends.signal });
}
