import { Skeleton } from '@mantine/core';
import styles from '../ui.module.css';

/** In place of a page whose code or data is on its way. */
export function PageBones() {
  return (
    <div className={styles.page} aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading the page
      </p>
      <Skeleton height={28} width={220} />
      <Skeleton height={120} />
      <Skeleton height={320} />
    </div>
  );
}
