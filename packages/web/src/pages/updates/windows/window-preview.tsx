import { Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useRead } from '../../../api/use-ability.ts';
import styles from '../../../shared/updates/plan.module.css';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import { formatDateTime, formatNumber, isOwnZone, OWN_ZONE, quantity } from '../../../ui/text/format.ts';
import { type UpdateWindow, windowHours } from './window.ts';

const SHOWN = 50;

/** What a window would update if it opened now. */
export function WindowPreview({ window, onClose }: { readonly window: UpdateWindow; readonly onClose: () => void }) {
  const { data, error, refetch } = useRead('preview-update-window-v1', { window_id: window.id, per_page: SHOWN });
  return (
    <Modal opened onClose={onClose} title={window.name} size="lg">
      <Stack gap="sm">
        <Text size="sm">
          {windowHours(window)}.{' '}
          {window.next_opening
            ? `Opens next ${formatDateTime(window.next_opening)}${isOwnZone(window.time_zone) ? '' : ` your time (${OWN_ZONE})`}.`
            : 'It is switched off.'}
        </Text>
        {error && <ErrorNote error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton height={120} />}
        {data && (
          <section className={styles.plan} aria-label="What it would update now">
            <p>
              <strong>
                {data.total === 0
                  ? 'There is nothing for it to update now.'
                  : `If it opened now: updates on ${quantity(data.total, ['site', 'sites'])}.`}
              </strong>
            </p>
            <ScrollRegion label="Sites" className={styles.planItems}>
              <ul>
                {data.items.map(({ site_id, site_url, busy, updates }) => (
                  <li key={site_id}>
                    <span>{site_url}</span>
                    <span>{busy ? 'in another run' : quantity(updates.length, ['update', 'updates'])}</span>
                  </li>
                ))}
                {data.total > SHOWN && <li>and {formatNumber(data.total - SHOWN)} more</li>}
              </ul>
            </ScrollRegion>
          </section>
        )}
      </Stack>
    </Modal>
  );
}
