import { Skeleton } from '@mantine/core';
import { t } from '../../texts/text.ts';
import styles from '../ui.module.css';

/** Shown in place of a page whose code or data is loading. */
export function PageBones() {
  return (
    <div className={styles.page} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('ui.loading')}
      </p>
      <Skeleton height={28} width={220} />
      <Skeleton height={120} />
      <Skeleton height={320} />
    </div>
  );
}
