import type { ReactNode, Ref } from 'react';

interface ScrollRegionProps {
  /** Its accessible name. */
  readonly label: string;
  readonly className: string | undefined;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** A part of a page that scrolls by itself, and can be reached by keyboard. */
export function ScrollRegion({ label, className, ref, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it nobody could scroll by keyboard
    <section ref={ref} className={className} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
