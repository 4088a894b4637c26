import styles from './row-icon.module.css';

interface RowIconProps {
  readonly name: 'dots' | 'sidebar' | 'up' | 'down';
}

/** An icon in the rows or the head of a table: one element, which a style draws. */
export function RowIcon({ name }: RowIconProps) {
  return <span className={styles.icon} data-name={name} aria-hidden />;
}
