import { Link } from '@tanstack/react-router';
import { UPDATE_TYPES } from '../../generated/choices.ts';
import { GROUP_NAMES } from '../../shared/updates/update.ts';
import { t } from '../../texts/text.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { formatNumber } from '../../ui/text/format.ts';
import { UpdateTrend } from './beside/update-trend.tsx';
import styles from './overview.module.css';
import type { Overview } from './overview-type.ts';

type Item = Overview['updates']['top'][number];

/** The sites for which this version is pending. */
const listOf = ({ type, slug, new_version }: Item) => ({
  view: 'sites' as const,
  item: slug,
  to: new_version || undefined,
  type: UPDATE_TYPES.find(known => known === type),
});

/** Pending updates by type, and the items that are pending on most sites. */
export function UpdatesPanel({ overview: { updates } }: { readonly overview: Overview }) {
  return (
    <Panel
      title={t('common.updates')}
      aside={
        <Link to="/updates" className={styles.aside}>
          {t('common.count.items', { count: updates.items.count })}
        </Link>
      }
    >
      {updates.total === 0 ? (
        <p className={styles.calm}>{t('overview.upToDate')}</p>
      ) : (
        <>
          <UpdateTrend />
          <ul className={styles.types}>
            {UPDATE_TYPES.map(type => (
              <li key={type}>
                <Link to="/updates" search={{ view: 'sites', type }} className={styles.type}>
                  <span className={styles.typeCount}>{formatNumber(updates[type])}</span>
                  <span className={styles.label}>{GROUP_NAMES[type]}</span>
                  <span className={styles.on}>{t('common.count.sites', { count: updates.sites[type].count })}</span>
                </Link>
              </li>
            ))}
          </ul>
          <ul className={styles.lines}>
            {updates.top.slice(0, 5).map(item => (
              <li key={`${item.type} ${item.slug} ${item.new_version}`}>
                <Link to="/updates" search={listOf(item)} className={styles.line}>
                  <span className={styles.lineLabel}>
                    <bdi>{item.name}</bdi> → <bdi>{item.new_version}</bdi>
                  </span>
                  <span className={styles.lineCount}>{t('common.count.sites', { count: item.sites_count })}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
