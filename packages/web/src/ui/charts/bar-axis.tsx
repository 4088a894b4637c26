import type { ReactNode } from 'react';
import { formatDate } from '../text/format.ts';
import styles from './charts.module.css';

interface BarAxisProps {
  /** YYYY-MM-DD of the first bar. */
  readonly from: string;
  /** The same of the last one. */
  readonly to: string;
  /** The scale of the bars, between both. */
  readonly children?: ReactNode;
}

/** The days at both ends of a row of bars. Each bar says its own day, so this is for those who see them. */
export function BarAxis({ from, to, children }: BarAxisProps) {
  return (
    <div className={styles.axis} aria-hidden="true">
      <span>{formatDate(from)}</span>
      {children}
      <span>{formatDate(to)}</span>
    </div>
  );
}
