import type { ReactNode } from 'react';
import styles from './two-lines.module.css';

/** A sentence in a cell: two lines of it are shown. */
export const Wrapped = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.wrapped}>{children}</span>
);
