import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { inScopeOf } from '../../../api/scope-address.ts';

interface RowLinkProps {
  /** Address within the dashboard: `/sites/5?tab=security`. */
  readonly href: string;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A link in the row of a table. The router's own Link tracks the current page, which costs more than the rest of a row;
 * this is a plain link, except that the router handles plain clicks.
 */
export function RowLink({ href: to, title, children }: RowLinkProps) {
  const { history } = useRouter();
  const href = inScopeOf(history.location.search, to);
  const go = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.push(href);
  };
  return (
    <a href={href} title={title} onClick={go}>
      {children}
    </a>
  );
}
