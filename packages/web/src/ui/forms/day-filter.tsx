import { TextInput } from '@mantine/core';
import styles from './day-filter.module.css';

interface DayFilterProps {
  readonly label: string;
  /** `2026-01-31`; undefined: any. */
  readonly value: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

/** Where a list begins or ends, with its label beside it. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  return (
    <TextInput
      className={styles.day}
      label={label}
      type="date"
      value={value ?? ''}
      onChange={event => onChange(event.currentTarget.value || undefined)}
    />
  );
}
