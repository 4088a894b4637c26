import { Fragment, type ReactNode } from 'react';
import styles from './fact-list.module.css';

type Fact = readonly [label: string, value: ReactNode];

interface FactListProps {
  readonly facts: readonly Fact[];
  /** Stands for what is unknown, which is left out without it. */
  readonly unknown?: string;
}

/** What is known about one thing, a line each. */
export function FactList({ facts, unknown }: FactListProps) {
  return (
    <dl className={styles.list}>
      {known(facts, unknown).map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** The same beside each other: few and short ones. */
export function FactRow({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.row}>
      {known(facts).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function known(facts: readonly Fact[], unknown?: string): readonly Fact[] {
  const isKnown = (value: ReactNode) => value !== '' && value !== null && value !== undefined && value !== false;
  if (unknown === undefined) return facts.filter(([, value]) => isKnown(value));
  return facts.map(([label, value]) => [label, isKnown(value) ? value : unknown]);
}
