import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { SiteLink } from '../../shared/sites/site-link.tsx';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import { formatNumber, quantity } from '../../ui/text/format.ts';

import styles from './users.module.css';
import type { SiteProblem } from './users-shown.ts';

const MOST_SHOWN = 200;

interface FailedSitesProps {
  readonly errors: readonly SiteProblem[];
  /** `did not answer` */
  readonly what: string;
  /** What can be done about it. */
  readonly action?: ReactNode;
}

/** The sites for which it did not work, each with the reason and what to do. */
export function FailedSites({ errors, what, action }: FailedSitesProps) {
  if (errors.length === 0) return null;
  return (
    <Alert color="yellow" role="status">
      <details open={errors.length < 4}>
        <summary className={styles.summary}>
          {quantity(errors.length, ['site', 'sites'])} {what}
        </summary>
        <ScrollRegion label={`Sites that ${what}`} className={styles.failures}>
          <ul>
            {errors.slice(0, MOST_SHOWN).map(({ website_id, message }) => (
              <li key={website_id}>
                {typeof website_id === 'number' ? <SiteLink id={website_id} /> : website_id}: {message}
              </li>
            ))}
            {errors.length > MOST_SHOWN && <li>and {formatNumber(errors.length - MOST_SHOWN)} more</li>}
          </ul>
        </ScrollRegion>
      </details>
      {action && <div className={styles.action}>{action}</div>}
    </Alert>
  );
}
