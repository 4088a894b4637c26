import type { ReactNode } from 'react';
import type { RowOf } from '../../ui/data-table/use-rows.ts';
import { SeverityChip } from './severity-chip.tsx';

interface BelowEventProps extends Pick<RowOf<'list-events-v1'>, 'severity' | 'site'> {
  /** The window has no room for the columns of the severity and the site. */
  readonly narrow: boolean;
  readonly children: ReactNode;
}

/** The line below the title of an event or alarm; on a phone, with what has no column there. */
export function BelowEvent({ narrow, severity, site, children }: BelowEventProps) {
  if (!narrow) return children;
  return (
    <>
      <SeverityChip severity={severity} /> {site && <bdi>{site.name}</bdi>}
      {site && ' · '}
      {children}
    </>
  );
}
