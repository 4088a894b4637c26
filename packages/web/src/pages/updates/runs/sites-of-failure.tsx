import { Skeleton } from '@mantine/core';
import { useRead } from '../../../api/use-ability.ts';
import { useScopeInput } from '../../../shared/scope/use-scope.ts';
import { SiteLink } from '../../../shared/sites/site-link.tsx';
import type { ListedRunFailure } from '../../../shared/updates/run.ts';
import { stepText } from '../../../shared/updates/step-text.ts';
import { t } from '../../../texts/text.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import { RollBackGroup } from './roll-back-group.tsx';
import styles from './sites-of-failure.module.css';

const SHOWN = 100;

interface SitesOfFailureProps {
  readonly jobId: string;
  readonly failure: ListedRunFailure;
}

/** The sites of one cause, each with what it said. */
export function SitesOfFailure({ jobId, failure }: SitesOfFailureProps) {
  const scope = useScopeInput();
  const { state, cause } = failure;
  const { data, error, refetch } = useRead('get-update-run-v1', {
    ...scope,
    job_id: jobId,
    state,
    cause: cause || undefined,
    per_page: SHOWN,
  });
  const note = error && <ErrorNote error={error} onRetry={refetch} />;
  if (!data) return note ?? <Skeleton height={44} className={styles.sites} />;
  const more = data.total - data.items.length;
  return (
    <div className={styles.sites}>
      {note}
      <ScrollRegion label={t('updates.run.sitesOfCause')} className={styles.scroll}>
        <ul>
          {data.items.map(item => (
            <li key={`${item.site_id} ${item.type} ${item.slug}`}>
              <SiteLink id={item.site_id} />
              <span>
                {item.name} {item.from_version && `${item.from_version} → `}
                {item.to_version}
              </span>
              <span className={styles.said}>{stepText(item)}</span>
            </li>
          ))}
          {more > 0 && <li>{t('shared.more', { count: more })}</li>}
        </ul>
      </ScrollRegion>
      <RollBackGroup jobId={jobId} failure={failure} />
    </div>
  );
}
