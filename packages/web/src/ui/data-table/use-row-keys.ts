import type { KeyboardEvent, RefObject } from 'react';
import { scrollToRow } from './use-row-window.ts';

const STEPS: Readonly<Record<string, (index: number, total: number, page: number) => number>> = {
  ArrowDown: index => index + 1,
  ArrowUp: index => index - 1,
  PageDown: (index, _total, page) => index + page,
  PageUp: (index, _total, page) => index - page,
  Home: () => 0,
  End: (_index, total) => total - 1,
};

/** The arrow keys move between rows: to the same control of the next one, also to rows that aren't rendered yet. */
export function rowKeys(scroller: RefObject<HTMLElement | null>, total: number, rowHeight: number) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    const target = event.target as HTMLElement;
    const row = target.closest<HTMLElement>('tr[data-row]');
    const box = scroller.current;
    if (!step || !row || !box || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const page = Math.max(1, Math.floor(box.clientHeight / rowHeight) - 2);
    const index = Math.min(total - 1, Math.max(0, step(Number(row.dataset.row), total, page)));
    const place = focusable(row).indexOf(target);
    const body = row.parentElement;
    scrollToRow(box, index, rowHeight);
    focusSoon(() => {
      const next = body?.querySelector<HTMLElement>(`tr[data-row="${index}"]`);
      const places = next ? focusable(next) : [];
      return places[Math.max(0, place)] ?? places.at(-1);
    });
  };
}

const focusable = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('a[href], button, input')];

/** The row may be rendered some frames later. */
function focusSoon(find: () => HTMLElement | undefined, frames = 20): void {
  const found = find();
  if (found) found.focus({ preventScroll: true });
  else if (frames > 0) requestAnimationFrame(() => focusSoon(find, frames - 1));
}
