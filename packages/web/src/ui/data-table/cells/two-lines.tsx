import type { ReactNode } from 'react';
import styles from './two-lines.module.css';

interface TwoLinesProps {
  readonly children: ReactNode;
  /** What tells it from others of its name. */
  readonly below: ReactNode;
}

/** A cell of a table: what it is, and smaller what more there is to say of it. */
export function TwoLines({ children, below }: TwoLinesProps) {
  return (
    <span className={styles.two}>
      <span className={styles.first} dir="auto">
        {children}
      </span>
      <span className={styles.below}>{below}</span>
    </span>
  );
}
