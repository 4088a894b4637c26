import { useLayoutEffect, useRef } from 'react';

/** What had the focus when the title was to get it but was not there yet; undefined if no title is waited for. */
let holder: Element | null | undefined;

/** Moves the focus to the title of the page; if it comes later, then, unless somebody has moved the focus meanwhile. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('[data-page-title]');
  holder = title ? undefined : document.activeElement;
  title?.focus({ preventScroll: true });
}

/** For a title: it takes the focus that it should have had, or that the title it replaces had. */
export function useTitlePlace() {
  const place = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const title = place.current;
    const { activeElement, body } = document;
    if (holder !== undefined && (activeElement === holder || activeElement === body)) {
      title?.focus({ preventScroll: true });
    }
    holder = undefined;
    return () => {
      if (title === document.activeElement) holder = title;
    };
  }, []);
  return place;
}
