import type { ReactNode } from 'react';
import ui from '../ui.module.css';

/**
 * A place for what screen readers announce once it is there. The place is rendered before: an element that comes with
 * its text is not announced. As long as it is empty, it takes no room.
 */
export function Announced({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status" className={ui.announced}>
      {children}
    </div>
  );
}
