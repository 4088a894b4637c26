import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** px, with its border. */
export const HEAD_HEIGHT = 36;
/** Rendered above and below those in view: whole blocks. */
const OVERSCAN = 8;
/** Rows come and go by so many: while the list scrolls, most frames then change nothing. */
const BLOCK = 4;

/** px of the window that are above any row: header and title of the page, search, and the head of the table. */
const ABOVE = 160;

interface RowRange {
  readonly first: number;
  /** The first row behind it. */
  readonly end: number;
}

/** Rows that are rendered. */
export interface RowWindow extends RowRange {
  readonly inView: RowRange;
}

interface Scrolled {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly total: number;
  readonly rowHeight: number;
  /** Another list begins at its top. */
  readonly question: string | undefined;
}

/**
 * The rows in view and a few around them. All have the same height, so that nothing is measured but what scrolls them.
 */
export function useRowWindow({ scroller, total, rowHeight, question }: Scrolled): RowWindow {
  const isScrolled = useRef(false);
  // Until the height of the table is known, this fills it, without any around.
  const [view, setView] = useState((): RowWindow => {
    const inView = wholeBlocks(0, (window.innerHeight - ABOVE) / rowHeight);
    return { ...inView, inView };
  });
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    let shown: RowRange | undefined;
    const look = (show: (next: RowWindow) => void) => {
      const top = Math.max(0, box.scrollTop) / rowHeight;
      isScrolled.current = top > 0;
      const inView = wholeBlocks(top, top + box.clientHeight / rowHeight);
      if (inView.first === shown?.first && inView.end === shown.end) return;
      shown = inView;
      show({ first: Math.max(0, inView.first - OVERSCAN), end: inView.end + OVERSCAN, inView });
    };
    // Rendered before the frame that shows the new position, which would have gaps otherwise.
    const onScroll = () => look(next => flushSync(() => setView(next)));
    // Those around come after the frame that shows the list.
    const sizes = new ResizeObserver(() => look(next => startTransition(() => setView(next))));
    sizes.observe(box);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, [scroller, rowHeight]);
  // Only where it is needed: the browser lays out the page for it at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what it waits for
  useEffect(() => {
    if (scroller.current && isScrolled.current) scroller.current.scrollTop = 0;
  }, [scroller, question]);
  // Rows that went away take the window with them: the browser scrolls only after that.
  const latest = wholeBlocks(total - (view.end - view.first), total).first;
  return { first: Math.min(view.first, latest), end: Math.min(view.end, total), inView: view.inView };
}

/** Scrolls no further than is needed to see the whole row, below the head, which stays in view. */
export function scrollToRow(box: HTMLElement, index: number, rowHeight: number): void {
  const lowest = HEAD_HEIGHT + (index + 1) * rowHeight - box.clientHeight;
  box.scrollTop = Math.min(index * rowHeight, Math.max(box.scrollTop, lowest));
}

function wholeBlocks(from: number, to: number): RowRange {
  return { first: Math.max(0, Math.floor(from / BLOCK) * BLOCK), end: Math.ceil(to / BLOCK) * BLOCK };
}
