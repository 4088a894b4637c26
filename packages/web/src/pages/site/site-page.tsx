import { Skeleton } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { REFRESHED } from '../../api/refreshed.ts';
import { leadsNowhere } from '../../api/request-error.ts';
import { useSession } from '../../api/session.ts';
import { useRead } from '../../api/use-ability.ts';
import { MissingPage } from '../../shared/missing-page.tsx';
import { OutsideScope } from '../../shared/scope/outside-scope.tsx';
import { useScope } from '../../shared/scope/use-scope.ts';
import { SiteConditions } from '../../shared/sites/site-conditions.tsx';
import { SiteIcon } from '../../shared/sites/site-icon.tsx';
import { SiteState } from '../../shared/sites/site-state.tsx';
import type { OneSite } from '../../shared/sites/site-type.ts';
import { t } from '../../texts/text.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { PageLayout } from '../../ui/layout/page.tsx';
import { ViewTabs } from '../../ui/layout/view-tabs.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { formatNumber } from '../../ui/text/format.ts';
import type { Cut } from './cut-site.tsx';
import { SITE_TABS } from './search.ts';
import styles from './site.module.css';
import { SiteActions } from './site-actions.tsx';
import { SiteCostsTab } from './site-costs.tsx';
import { SiteDetailsTab } from './site-details.tsx';
import { SitePluginsTab } from './site-plugins.tsx';
import { SiteSecurityTab } from './site-security.tsx';
import { SiteThemesTab } from './site-themes.tsx';
import { SiteUpdatesTab } from './site-updates.tsx';
import { SiteUsersTab } from './site-users.tsx';
import { SiteTimelineTab } from './timeline/site-timeline.tsx';
import { SiteUptimeTab } from './uptime/site-uptime.tsx';

const CutSite = lazyDialog(() => import('./cut-site.tsx'), 'CutSite');
const DeleteSite = lazyDialog(() => import('./delete-site.tsx'), 'DeleteSite');
const EditSite = lazyDialog(() => import('./edit-site.tsx'), 'EditSite');
const RotateKey = lazyDialog(() => import('./rotate-key.tsx'), 'RotateKey');

const route = getRouteApi('/app/sites/$id');
type Tab = (typeof SITE_TABS)[number];

/** Tabs whose module can be switched off. */
const MODULES: Partial<Record<Tab, string>> = { costs: 'costs' };

export function SitePage() {
  const id = Number(route.useParams().id);
  const { tab = 'details' } = route.useSearch();
  const navigate = route.useNavigate();
  const { server } = useSession();
  const scope = useScope();
  const [dialog, setDialog] = useState<'edit' | 'delete' | 'rotate' | Cut>();
  const {
    data: site,
    error,
    refetch,
  } = useRead('get-site-record-v1', { site_id_or_domain: id }, { ...REFRESHED, enabled: Number.isSafeInteger(id) });
  if (leadsNowhere(error, 'site_not_found', 'site_id_or_domain') || !Number.isSafeInteger(id)) return <MissingPage />;
  const crumbs = [{ label: t('common.sites'), to: '/sites' }];
  if (!site) {
    return (
      <PageLayout title={t('common.site')} crumbs={crumbs}>
        {error ? <ErrorNote error={error} onRetry={refetch} /> : <Skeleton height={320} />}
      </PageLayout>
    );
  }
  const isTagged = scope.tag === undefined || site.tags.some(tag => tag.id === scope.tag);
  if (!isTagged || (scope.client !== undefined && scope.client !== site.client_id)) {
    return <OutsideScope title={t('common.site')} crumbs={crumbs} />;
  }
  const { total } = site.updates;
  return (
    <PageLayout
      title={site.name}
      icon={<SiteIcon site={site} large />}
      crumbs={crumbs}
      fill
      text={
        <span className={styles.about}>
          <a href={site.url} target="_blank" rel="noreferrer">
            {site.url}
          </a>
          <SiteState site={site} />
          <SiteConditions site={site} />
        </span>
      }
      actions={
        <SiteActions
          site={site}
          onEdit={() => setDialog('edit')}
          onDelete={() => setDialog('delete')}
          onCut={setDialog}
          onRotate={() => setDialog('rotate')}
        />
      }
    >
      <ViewTabs
        label={site.name}
        value={tab}
        onChange={next => navigate({ search: { tab: next === 'details' ? undefined : next }, replace: true })}
        views={SITE_TABS.map(name => ({
          value: name,
          label:
            name === 'updates' && total > 0 ? (
              <Counted label={t('site.tabs.updates')} count={total} />
            ) : (
              t(`site.tabs.${name}`)
            ),
          shown: server.modules?.[MODULES[name] ?? ''] !== false,
          content: () => <View tab={name} site={site} />,
        }))}
      />
      {dialog === 'edit' && <EditSite site={site} onClose={() => setDialog(undefined)} />}
      {dialog === 'delete' && <DeleteSite site={site} onClose={() => setDialog(undefined)} />}
      {dialog === 'rotate' && <RotateKey site={site} onClose={() => setDialog(undefined)} />}
      {(dialog === 'disconnect' || dialog === 'suspend') && (
        <CutSite site={site} cut={dialog} onClose={() => setDialog(undefined)} />
      )}
    </PageLayout>
  );
}

function Counted({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <>
      {label}
      <span className={styles.badge}>{formatNumber(count)}</span>
    </>
  );
}

function View({ tab, site }: { readonly tab: Tab; readonly site: OneSite }) {
  switch (tab) {
    case 'details':
      return <SiteDetailsTab site={site} />;
    case 'updates':
      return <SiteUpdatesTab siteId={site.id} siteName={site.name} />;
    case 'plugins':
      return <SitePluginsTab siteId={site.id} siteName={site.name} network={site.network} />;
    case 'themes':
      return <SiteThemesTab siteId={site.id} siteName={site.name} network={site.network} />;
    case 'users':
      return <SiteUsersTab siteId={site.id} />;
    case 'security':
      return <SiteSecurityTab siteId={site.id} />;
    case 'uptime':
      return <SiteUptimeTab siteId={site.id} />;
    case 'timeline':
      return <SiteTimelineTab siteId={site.id} />;
    case 'costs':
      return <SiteCostsTab siteId={site.id} />;
  }
}
