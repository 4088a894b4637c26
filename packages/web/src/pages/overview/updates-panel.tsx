import { Link } from '@tanstack/react-router';
import { UPDATE_TYPES } from '../../generated/choices.ts';
import { GROUP_NAMES } from '../../shared/updates/update.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { formatNumber, quantity } from '../../ui/text/format.ts';
import styles from './overview.module.css';
import type { Overview } from './overview-type.ts';

type Item = Overview['updates']['top'][number];

/** The sites that wait for this version of it. */
const listOf = ({ type, slug, new_version }: Item) => ({
  view: 'sites' as const,
  item: slug,
  to: new_version || undefined,
  type: UPDATE_TYPES.find(known => known === type),
});

/** Updates on offer by type, and the items that most sites wait for. */
export function UpdatesPanel({ overview: { updates } }: { readonly overview: Overview }) {
  return (
    <Panel
      title="Updates"
      aside={
        <Link to="/updates" className={styles.aside}>
          {quantity(updates.items.count, ['item', 'items'])}
        </Link>
      }
    >
      {updates.total === 0 ? (
        <p className={styles.calm}>Everything is up to date.</p>
      ) : (
        <>
          <ul className={styles.types}>
            {UPDATE_TYPES.map(type => (
              <li key={type}>
                <Link to="/updates" search={{ view: 'sites', type }} className={styles.type}>
                  <span className={styles.typeCount}>{formatNumber(updates[type])}</span>
                  <span className={styles.label}>{GROUP_NAMES[type]}</span>
                  <span className={styles.on}>{quantity(updates.sites[type].count, ['site', 'sites'])}</span>
                </Link>
              </li>
            ))}
          </ul>
          <ul className={styles.lines}>
            {updates.top.slice(0, 6).map(item => (
              <li key={`${item.type} ${item.slug} ${item.new_version}`}>
                <Link to="/updates" search={listOf(item)} className={styles.line}>
                  <span className={styles.lineLabel}>
                    <bdi>{item.name}</bdi> → <bdi>{item.new_version}</bdi>
                  </span>
                  <span className={styles.lineCount}>{quantity(item.sites_count, ['site', 'sites'])}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
