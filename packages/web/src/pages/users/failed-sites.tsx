import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { failureText } from '../../api/failure-text.ts';
import { SiteLink } from '../../shared/sites/site-link.tsx';
import { t } from '../../texts/text.ts';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import styles from './users.module.css';
import type { SiteProblem } from './users-shown.ts';

const MOST_SHOWN = 200;

interface FailedSitesProps {
  readonly errors: readonly SiteProblem[];
  /** The action that failed. */
  readonly kind: 'list' | 'create' | 'passwords';
  /** What can be done about it. */
  readonly action?: ReactNode;
}

/** The failed sites, each with the reason and what to do. */
export function FailedSites({ errors, kind, action }: FailedSitesProps) {
  if (errors.length === 0) return null;
  return (
    <Alert color="yellow" role="status">
      <details open={errors.length < 4}>
        <summary className={styles.summary}>{t(`users.failed.${kind}.title`, { count: errors.length })}</summary>
        <ScrollRegion label={t(`users.failed.${kind}.label`)} className={styles.failures}>
          <ul>
            {errors.slice(0, MOST_SHOWN).map(({ website_id, ...failure }) => (
              <li key={website_id}>
                {typeof website_id === 'number' ? <SiteLink id={website_id} /> : website_id}: {failureText(failure)}
              </li>
            ))}
            {errors.length > MOST_SHOWN && <li>{t('shared.more', { count: errors.length - MOST_SHOWN })}</li>}
          </ul>
        </ScrollRegion>
      </details>
      {action && <div className={styles.action}>{action}</div>}
    </Alert>
  );
}
