import { Button } from '@mantine/core';
import { changeText } from '../../shared/changes/change-words.ts';
import { t } from '../../texts/text.ts';
import { RowLink } from '../../ui/data-table/cells/row-link.tsx';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { formatDate, formatDateTime, formatTime } from '../../ui/text/format.ts';
import styles from './changes.module.css';
import type { FleetChange, useChanges } from './use-changes.ts';

/** Changes by day, the newest first, and older ones on demand. */
export function ChangeList({ found }: { readonly found: ReturnType<typeof useChanges> }) {
  const { changes, searchedUntil, hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } = found;
  const older = () => void fetchNextPage();
  const days = Map.groupBy(changes, change => formatDate(change.timestamp));
  return (
    <div aria-busy={isPlaceholderData}>
      {[...days].map(([day, own]) => (
        <section key={day} className={styles.day} aria-label={day}>
          <h2 className={styles.heading}>{day}</h2>
          <ul className={styles.changes}>
            {own.map(change => (
              <ChangeRow key={change.id} change={change} />
            ))}
          </ul>
        </section>
      ))}
      {found.isFetchNextPageError && <ErrorNote error={found.error} onRetry={older} />}
      <div className={styles.more}>
        {searchedUntil && <span>{t('changes.searchedUntil', { until: formatDateTime(searchedUntil) })}</span>}
        {hasNextPage ? (
          <Button variant="default" loading={isFetchingNextPage} onClick={older}>
            {t(searchedUntil ? 'changes.searchOn' : 'changes.older')}
          </Button>
        ) : (
          <span>{t('changes.end')}</span>
        )}
      </div>
    </div>
  );
}

function ChangeRow({ change }: { readonly change: FleetChange }) {
  const { timestamp, user, kind, site_id, site_name, site_url } = change;
  const said = changeText(change);
  return (
    <li className={styles.change}>
      <time dateTime={timestamp} title={formatDateTime(timestamp)} className={styles.quiet}>
        {formatTime(timestamp)}
      </time>
      <span className={styles.what}>
        <span lang={said === change.description ? 'en' : undefined}>{said}</span>{' '}
        <Chip>{t(`changes.kinds.${kind}`)}</Chip>
      </span>
      <span className={styles.quiet}>{user || t('changes.nobody')}</span>
      <span className={styles.site}>
        <RowLink href={`/sites/${site_id}`} title={site_url}>
          {site_name || site_url}
        </RowLink>
      </span>
    </li>
  );
}
