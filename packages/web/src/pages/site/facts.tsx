import { Fragment, type ReactNode } from 'react';
import styles from './site.module.css';

/** Names and values; what is unknown shows as a dash. */
export function Facts({ of }: { readonly of: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {of.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value === null || value === undefined || value === '' ? '–' : value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
