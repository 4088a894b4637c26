import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { FailedSiteList } from '../../shared/sites/failed-site-list.tsx';
import { t } from '../../texts/text.ts';
import { Announced } from '../../ui/feedback/announced.tsx';
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
  return (
    <Announced>
      {errors.length > 0 && (
        <Alert color="yellow" role="note">
          <details open={errors.length < 4}>
            <summary className={styles.summary}>{t(`users.failed.${kind}.title`, { count: errors.length })}</summary>
            <FailedSiteList
              label={t(`users.failed.${kind}.label`)}
              sites={errors.slice(0, MOST_SHOWN)}
              total={errors.length}
            />
          </details>
          {action && <div className={styles.action}>{action}</div>}
        </Alert>
      )}
    </Announced>
  );
}
