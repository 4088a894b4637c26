import { Button, Group, SegmentedControl, Skeleton } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useSession } from '../../../api/session.ts';
import { TIMELINE_KINDS } from '../../../generated/choices.ts';
import { useChangeSearch } from '../../../shared/search-params.ts';
import { t } from '../../../texts/text.ts';
import { ExportButton } from '../../../ui/data-table/export-button.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import { formatDate } from '../../../ui/text/format.ts';
import styles from './timeline.module.css';
import { EntryLine } from './timeline-entry.tsx';
import { byDay, useTimeline } from './use-timeline.ts';

const route = getRouteApi('/app/sites/$id');

/** What happened to the site, in one line of time. */
export function SiteTimelineTab({ siteId }: { readonly siteId: number }) {
  const { kind } = route.useSearch();
  const change = useChangeSearch(route);
  const { server } = useSession();
  const found = useTimeline(siteId, kind);
  const { data, error } = found;
  const older = () => void found.fetchNextPage();
  const entries = data?.pages.flatMap(page => page.entries);
  const kinds = TIMELINE_KINDS.filter(one => one !== 'change' || server.modules?.logs !== false);
  const choose = (value: string) => change({ kind: kinds.find(one => one === value) });
  return (
    <Panel
      title={t('site.timeline.title')}
      aside={
        <ScrollRegion label={t('site.timeline.kinds')} className={styles.filter}>
          <SegmentedControl
            size="xs"
            aria-label={t('site.timeline.kinds')}
            value={kind ?? 'any'}
            onChange={choose}
            data={[
              { value: 'any', label: t('site.timeline.any') },
              ...kinds.map(one => ({ value: one, label: t(`site.timeline.kind.${one}`) })),
            ]}
          />
        </ScrollRegion>
      }
    >
      {error && !found.isFetchNextPageError && <ErrorNote error={error} onRetry={found.refetch} />}
      {!entries && !error && <Skeleton height={240} />}
      {entries?.length === 0 && !error && (
        <Empty title={t(kind ? 'site.timeline.noMatch' : 'site.timeline.none')}>{t('site.timeline.noneText')}</Empty>
      )}
      {byDay(entries ?? []).map(([day, ofDay]) => (
        <section key={day} aria-label={formatDate(day)} className={styles.day}>
          <h3>{formatDate(day)}</h3>
          <ol>
            {ofDay.map(entry => (
              <EntryLine key={entry.id} entry={entry} siteId={siteId} />
            ))}
          </ol>
        </section>
      ))}
      {found.isFetchNextPageError && <ErrorNote error={error} onRetry={older} />}
      {entries !== undefined && entries.length > 0 && (
        <Group gap="sm" mt="sm">
          {found.hasNextPage && (
            <Button variant="default" size="xs" loading={found.isFetchingNextPage} onClick={older}>
              {t('site.timeline.older')}
            </Button>
          )}
          <ExportButton source={{ name: 'get-site-timeline-v1', input: { site_id_or_domain: siteId, kind } }} />
        </Group>
      )}
    </Panel>
  );
}
