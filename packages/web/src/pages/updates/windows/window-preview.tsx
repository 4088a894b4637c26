import { Skeleton, Stack, Text } from '@mantine/core';
import { useRead } from '../../../api/use-ability.ts';
import styles from '../../../shared/updates/plan.module.css';
import { t } from '../../../texts/text.ts';
import { OpenModal } from '../../../ui/dialogs/open-modal.tsx';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import { formatDateTime, isOwnZone, ownZone } from '../../../ui/text/format.ts';
import { hasOpened, type UpdateWindow, windowHours } from './window.ts';

const SHOWN = 50;

/** What a window would update if it opened now. */
export function WindowPreview({ window, onClose }: { readonly window: UpdateWindow; readonly onClose: () => void }) {
  const { data, error, refetch } = useRead('preview-update-window-v1', { window_id: window.id, per_page: SHOWN });
  return (
    <OpenModal onClose={onClose} title={window.name} size="lg">
      <Stack gap="sm">
        <Text size="sm">{whenOpen(window)}</Text>
        {error && <ErrorNote error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton height={120} />}
        {data && (
          <section className={styles.plan} aria-label={t('updates.windows.wouldLabel')}>
            <p>
              <strong>
                {data.total === 0
                  ? t('updates.windows.wouldNothing')
                  : t('updates.windows.would', { count: data.total })}
              </strong>
            </p>
            <ScrollRegion label={t('common.sites')} className={styles.planItems}>
              <ul>
                {data.items.map(({ site_id, site_url, busy, updates }) => (
                  <li key={site_id}>
                    <span>{site_url}</span>
                    <span>
                      {busy ? t('updates.windows.busy') : t('common.count.updates', { count: updates.length })}
                    </span>
                  </li>
                ))}
                {data.total > SHOWN && <li>{t('shared.more', { count: data.total - SHOWN })}</li>}
              </ul>
            </ScrollRegion>
            {data.held_back.length > 0 && (
              <>
                <p>{t('updates.windows.heldBack', { count: data.held_back.length })}</p>
                <ul>
                  {data.held_back.map(({ type, slug, name, version, until }) => (
                    <li key={`${type} ${slug} ${version}`}>
                      {t('updates.windows.heldUntil', { name, version, until: formatDateTime(until) })}
                    </li>
                  ))}
                </ul>
              </>
            )}
            {data.not_held_back.length > 0 && (
              <>
                <p>{t('updates.windows.notHeldBack', { count: data.not_held_back.length })}</p>
                <ul>
                  {data.not_held_back.map(({ type, slug, name, version }) => (
                    <li key={`${type} ${slug} ${version}`}>{t('updates.windows.fixes', { name, version })}</li>
                  ))}
                </ul>
              </>
            )}
          </section>
        )}
      </Stack>
    </OpenModal>
  );
}

function whenOpen(window: UpdateWindow): string {
  const times = windowHours(window);
  if (!window.next_opening) return t('updates.windows.isOff', { times });
  const next = formatDateTime(window.next_opening);
  if (hasOpened(window)) return t('updates.windows.isOpenSince', { times, since: next });
  if (isOwnZone(window.time_zone)) return t('updates.windows.opensNext', { times, next });
  return t('updates.windows.opensNextYours', { times, next, zone: ownZone() });
}
