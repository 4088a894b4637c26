import { Drawer, Skeleton, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { REFRESHED } from '../../../api/refreshed.ts';
import { hasCode } from '../../../api/request-error.ts';
import { useRead } from '../../../api/use-ability.ts';
import { HealthReasons } from '../../../shared/sites/health-reasons.tsx';
import { SiteConditions } from '../../../shared/sites/site-conditions.tsx';
import { SiteIcon } from '../../../shared/sites/site-icon.tsx';
import { SiteScreenshot } from '../../../shared/sites/site-screenshot.tsx';
import { SiteState } from '../../../shared/sites/site-state.tsx';
import type { OneSite } from '../../../shared/sites/site-type.ts';
import { useSiteUptime } from '../../../shared/sites/site-uptime.ts';
import { LastResponse, UptimeShare } from '../../../shared/uptime/uptime-cells.tsx';
import { t } from '../../../texts/text.ts';
import { useFocusBack } from '../../../ui/dialogs/use-focus-back.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { Ago } from '../../../ui/text/ago.tsx';
import { TagChip } from '../../../ui/text/chip.tsx';
import { FactList } from '../../../ui/text/fact-list.tsx';
import { shortAddress } from '../../../ui/text/format.ts';
import styles from './drawer.module.css';
import { DrawerActions } from './drawer-actions.tsx';

interface SiteDrawerProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** The essentials of a site, beside the list. */
export function SiteDrawer({ id, onClose }: SiteDrawerProps) {
  useFocusBack();
  const { data: site, error, refetch } = useRead('get-site-record-v1', { site_id_or_domain: id }, REFRESHED);
  return (
    <Drawer
      opened
      position="right"
      size="md"
      title={
        site ? (
          <span className={styles.title}>
            <SiteIcon site={site} large />
            {site.name}
          </span>
        ) : (
          t('common.site')
        )
      }
      closeButtonProps={{ 'aria-label': t('common.close') }}
      onClose={onClose}
    >
      {error &&
        (hasCode(error, 'site_not_found') ? t('sites.essentials.gone') : <ErrorNote error={error} onRetry={refetch} />)}
      {!site && !error && <Skeleton height={320} />}
      {site && <Essentials site={site} />}
    </Drawer>
  );
}

function Essentials({ site }: { readonly site: OneSite }) {
  const { wp, plugins, themes, translations, total } = site.updates;
  const monitor = useSiteUptime(site.id);
  return (
    <Stack gap="md">
      <a className={styles.address} href={site.url} target="_blank" rel="noreferrer">
        {shortAddress(site.url)}
      </a>
      <div className={styles.chips}>
        <SiteState site={site} />
        <SiteConditions site={site} />
      </div>
      <HealthReasons site={site} />
      <DrawerActions site={site} />
      <SiteScreenshot site={site} />
      <FactList
        unknown="–"
        facts={[
          [
            t('sites.columns.updates'),
            total === 0
              ? t('sites.essentials.upToDate')
              : t('sites.updatesDetail', { wp, plugins, themes, translations }),
          ],
          [t('sites.columns.uptime'), <UptimeShare key="uptime" monitor={monitor} />],
          [
            t('sites.columns.response'),
            <LastResponse key="response" monitor={monitor} otherwise={site.check?.response_time_ms} />,
          ],
          ['WordPress', site.wp_version],
          ['PHP', site.php_version],
          [t('sites.columns.connector'), site.child_version],
          [t('sites.columns.lastSync'), <Ago key="sync" at={site.last_sync} />],
          [
            t('common.client'),
            site.client_id !== null && (
              <Link key="client" to="/clients/$id" params={{ id: String(site.client_id) }}>
                {site.client_name}
              </Link>
            ),
          ],
          [
            t('common.tags'),
            site.tags.length > 0 && (
              <span key="tags" className={styles.chips}>
                {site.tags.map(tag => (
                  <TagChip key={tag.id} name={tag.name} color={tag.color} />
                ))}
              </span>
            ),
          ],
        ]}
      />
    </Stack>
  );
}
