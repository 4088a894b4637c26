import type { ReactNode } from 'react';
import styles from '../ui.module.css';

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'quiet';

interface ChipProps {
  readonly tone?: Tone;
  readonly children: ReactNode;
  readonly title?: string;
}

/** A short state in a word or two. Light enough for ten in every row of a table. */
export function Chip({ tone = 'quiet', children, title }: ChipProps) {
  return (
    <span className={styles.chip} data-tone={tone} title={title} data-told={title}>
      <span className={styles.chipText} dir="auto">
        {children}
      </span>
    </span>
  );
}

/** The name of a tag with its colour; the text keeps its contrast with any colour. */
export function TagChip({ name, color }: { readonly name: string; readonly color: string | null }) {
  return (
    <span className={styles.chip} data-tone="quiet">
      <span className={styles.dot} style={{ background: color ?? 'var(--line-strong)' }} />
      <span className={styles.chipText} dir="auto">
        {name}
      </span>
    </span>
  );
}
