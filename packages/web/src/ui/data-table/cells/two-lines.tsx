import type { ReactNode } from 'react';
import styles from './two-lines.module.css';

interface TwoLinesProps {
  readonly children: ReactNode;
  /** What distinguishes it from others of the same name. */
  readonly below: ReactNode;
  /** In front of both lines. */
  readonly icon?: ReactNode;
  /** A title of many words, which has two lines of its own; the rows are 64 px high then. */
  readonly wraps?: boolean;
  /** Not what the row is about. */
  readonly plain?: boolean;
}

/** A cell of a table with a second line in smaller print. */
export function TwoLines({ children, below, icon, wraps, plain }: TwoLinesProps) {
  const lines = (
    <span className={styles.two} data-wraps={wraps || undefined} data-plain={plain || undefined}>
      <span className={styles.first} dir="auto">
        {children}
      </span>
      <span className={styles.below}>{below}</span>
    </span>
  );
  if (icon === undefined) return lines;
  return (
    <span className={styles.withIcon}>
      {icon}
      {lines}
    </span>
  );
}
