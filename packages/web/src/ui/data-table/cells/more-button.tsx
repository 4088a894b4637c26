import type { ReactNode } from 'react';
import styles from '../../ui.module.css';

interface MoreButtonProps {
  readonly onClick: () => void;
  /** For screen readers, if the text alone says too little. */
  readonly label?: string;
  readonly tone?: 'bad';
  readonly children: ReactNode;
}

/** A text in a row of a table, cut off if it is too long: a click shows all of it in a dialog. */
export function MoreButton({ onClick, label, tone, children }: MoreButtonProps) {
  return (
    <button type="button" className={styles.more} data-tone={tone} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}
