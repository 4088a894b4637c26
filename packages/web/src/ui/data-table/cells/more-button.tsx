import type { ReactNode } from 'react';
import styles from '../../ui.module.css';

interface MoreButtonProps {
  readonly onClick: () => void;
  /** What is heard, where the text alone says too little. */
  readonly label?: string;
  readonly tone?: 'bad';
  readonly children: ReactNode;
}

/** A text in a row of a table, cut where it is too long: pressed, a dialog tells all of it. */
export function MoreButton({ onClick, label, tone, children }: MoreButtonProps) {
  return (
    <button type="button" className={styles.more} data-tone={tone} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}
