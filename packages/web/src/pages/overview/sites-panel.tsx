import { Link } from '@tanstack/react-router';
import { formatNumber } from '../../ui/format.ts';
import { Panel } from '../../ui/page.tsx';
import styles from './overview.module.css';
import type { Overview } from './overview-type.ts';

const STATES = [
  ['connected', 'Connected', 'good'],
  ['disconnected', 'Disconnected', 'bad'],
  ['suspended', 'Suspended', 'quiet'],
] as const;

/** Sites by state: a bar for the eye, links with numbers for all. */
export function SitesPanel({ overview: { sites } }: { readonly overview: Overview }) {
  const total = sites.total.count;
  return (
    <Panel
      title="Sites"
      aside={
        <Link to="/sites" className={styles.aside}>
          All {formatNumber(total)}
        </Link>
      }
    >
      <div className={styles.bar} aria-hidden="true">
        {STATES.map(([state, , tone]) => (
          <span key={state} data-tone={tone} style={{ flexGrow: sites[state].count }} />
        ))}
      </div>
      <ul className={styles.lines}>
        {STATES.map(([state, label, tone]) => (
          <li key={state}>
            <Link to="/sites" search={{ status: state }} className={styles.line}>
              <span className={styles.dot} data-tone={tone} />
              <span className={styles.lineLabel}>{label}</span>
              <span className={styles.lineCount}>{formatNumber(sites[state].count)}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link to="/sites" search={{ check: 'down' }} className={styles.line}>
            <span className={styles.dot} data-tone="bad" />
            <span className={styles.lineLabel}>Down</span>
            <span className={styles.lineCount}>{formatNumber(sites.down.count)}</span>
          </Link>
        </li>
      </ul>
    </Panel>
  );
}
