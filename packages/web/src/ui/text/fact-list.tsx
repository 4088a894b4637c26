import { Fragment, type ReactNode } from 'react';
import styles from './fact-list.module.css';

type Fact = readonly [label: string, value: ReactNode];

interface FactListProps {
  readonly facts: readonly Fact[];
  /** Shown for unknown values, which are otherwise left out. */
  readonly unknown?: string;
}

/** Facts about one thing, one per line. */
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

/** The same side by side, for a few short ones. */
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
