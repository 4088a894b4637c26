import { Alert, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { REFRESHED } from '../../../api/refreshed.ts';
import { useCan } from '../../../api/session.ts';
import { useRead, useRun } from '../../../api/use-ability.ts';
import type { Output } from '../../../generated/abilities.ts';
import { MOST_PER_PAGE } from '../../../generated/limits.ts';
import { rich } from '../../../texts/rich.tsx';
import { t } from '../../../texts/text.ts';
import { toast, toastError } from '../../../ui/feedback/toast.ts';
import { formatDateTime } from '../../../ui/text/format.ts';
import styles from '../site.module.css';

type OpenWindow = Output<'list-maintenance-windows-v1'>['items'][number];

/** Until when the site is in maintenance, and a button that ends it; nothing if it is not. */
export function SiteMaintenance({ siteId }: { readonly siteId: number }) {
  const may = useCan();
  const end = useRun('end-site-maintenance-v1');
  const { data } = useRead(
    'list-maintenance-windows-v1',
    { site_id_or_domain: siteId, state: 'open', per_page: MOST_PER_PAGE },
    REFRESHED,
  );
  const open = data?.items ?? [];
  const until = lastEnd(open);
  if (until === undefined) return null;
  const shared = open.filter(window => !endsWithSite(window));
  const endNow = () =>
    end.mutate(
      { site_id_or_domain: siteId },
      {
        onSuccess: () => toast(t('site.uptime.maintenance.ended')),
        onError: error => toastError(error),
      },
    );
  return (
    <Alert color="yellow" title={t('site.uptime.maintenance.until', { time: formatDateTime(until) })}>
      <p className={styles.notes}>{t('site.uptime.maintenance.meaning')}</p>
      {shared.length > 0 && (
        <p className={styles.notes}>
          {rich('site.uptime.maintenance.shared', {
            names: shared.map(({ name }) => name).join(', '),
            link: inside => (
              <Link to="/uptime" search={{ view: 'maintenance' }}>
                {inside}
              </Link>
            ),
          })}
        </p>
      )}
      {shared.length < open.length && may('end-site-maintenance-v1') && (
        <Button mt="xs" size="compact-sm" variant="default" loading={end.isPending} onClick={endNow}>
          {t('site.uptime.maintenance.end')}
        </Button>
      )}
    </Alert>
  );
}

/** When the last of the windows closes, ISO 8601; undefined if none is open. */
function lastEnd(windows: readonly OpenWindow[]): string | undefined {
  return windows
    .map(({ closes_at }) => closes_at ?? '')
    .sort()
    .at(-1);
}

/** As `end-site-maintenance-v1` has it: windows for others too, and weekly ones, stay open. */
function endsWithSite({ repeats, all_sites, sites_count, tags, clients }: OpenWindow): boolean {
  return repeats === 'once' && !all_sites && sites_count === 1 && tags.length + clients.length === 0;
}
