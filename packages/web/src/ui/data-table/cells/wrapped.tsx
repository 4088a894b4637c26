import type { ReactNode } from 'react';
import styles from './two-lines.module.css';

/** A sentence in a cell: two lines of it are shown. */
export const Wrapped = ({ children, title }: { readonly children: ReactNode; readonly title?: string | undefined }) => (
  <span className={styles.wrapped} title={title}>
    {children}
  </span>
);
