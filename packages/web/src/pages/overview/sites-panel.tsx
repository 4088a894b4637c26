import { Link } from '@tanstack/react-router';
import { type Health, healthWords } from '../../shared/sites/health.ts';
import { t } from '../../texts/text.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { formatNumber } from '../../ui/text/format.ts';
import styles from './overview.module.css';
import type { Overview } from './overview-type.ts';

/** From good to bad, and what is left out; together they cover all sites. */
const PARTS: readonly Health[] = [
  'healthy',
  'updates',
  'never_synced',
  'expiring',
  'vulnerable',
  'sync_failing',
  'altered',
  'broken',
  'down',
  'disconnected',
  'suspended',
];

/** Sites by health: a bar to look at, and links with numbers for everybody. */
export function SitesPanel({ overview: { sites } }: { readonly overview: Overview }) {
  const total = sites.total.count;
  return (
    <Panel
      title={t('common.sites')}
      aside={
        <Link to="/sites" className={styles.aside}>
          {t('overview.all', { count: total })}
        </Link>
      }
    >
      <div className={styles.bar} aria-hidden="true">
        {PARTS.filter(health => sites[health].count > 0).map(health => (
          <span key={health} data-tone={healthWords(health).tone} style={{ flexGrow: sites[health].count }} />
        ))}
      </div>
      <ul className={styles.lines}>
        {PARTS.map(health => (
          <li key={health}>
            <Link
              to="/sites"
              search={{ health }}
              className={styles.line}
              data-none={sites[health].count === 0 || undefined}
            >
              <span className={styles.dot} data-tone={healthWords(health).tone} />
              <span className={styles.lineLabel}>{healthWords(health).name}</span>
              <span className={styles.lineCount}>{formatNumber(sites[health].count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
