import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

type Fact = readonly [label: string, value: ReactNode];

/** What is known about one thing; what is empty is left out. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.list}>
      {facts
        .filter(([, value]) => value !== '' && value !== null && value !== undefined && value !== false)
        .map(([label, value]) => (
          <FactRow key={label} label={label} value={value} />
        ))}
    </dl>
  );
}

function FactRow({ label, value }: { readonly label: string; readonly value: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
