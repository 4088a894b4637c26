import { Skeleton, Tabs } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { hasCode } from '../../api/api-error.ts';
import { useSession } from '../../api/session.ts';
import { useRead } from '../../api/use-ability.ts';
import { MissingPage } from '../../app/missing-page.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Page } from '../../ui/page.tsx';
import { SiteState } from '../sites/site-state.tsx';
import { DeleteSite } from './delete-site.tsx';
import { EditSite } from './edit-site.tsx';
import { SITE_TABS } from './search.ts';
import styles from './site.module.css';
import { SiteActions } from './site-actions.tsx';
import { SiteChanges } from './site-changes.tsx';
import { SiteCosts } from './site-costs.tsx';
import { SiteDetails } from './site-details.tsx';
import { SitePlugins } from './site-plugins.tsx';
import { SiteSecurity } from './site-security.tsx';
import { SiteThemes } from './site-themes.tsx';
import { SiteUpdates } from './site-updates.tsx';
import { SiteUsers } from './site-users.tsx';

const route = getRouteApi('/app/sites/$id');
type Tab = (typeof SITE_TABS)[number];

const LABELS: Readonly<Record<Tab, string>> = {
  ...{ details: 'Details', updates: 'Updates', plugins: 'Plugins', themes: 'Themes', users: 'Users' },
  ...{ security: 'Security', changes: 'Changes', costs: 'Costs' },
};
/** Tabs whose module can be switched off. */
const MODULES: Partial<Record<Tab, string>> = { changes: 'logs', costs: 'costs' };

export function SitePage() {
  const id = Number(route.useParams().id);
  const { tab = 'details' } = route.useSearch();
  const navigate = route.useNavigate();
  const { server } = useSession();
  const [dialog, setDialog] = useState<'edit' | 'delete'>();
  const { data: site, error, refetch } = useRead('get-site-record-v1', { site_id_or_domain: id });
  if (hasCode(error, 'site_not_found') || !Number.isSafeInteger(id)) return <MissingPage />;
  const crumbs = [{ label: 'Sites', to: '/sites' }];
  if (!site) {
    return (
      <Page title="Site" crumbs={crumbs}>
        {error ? <ErrorNote error={error} onRetry={refetch} /> : <Skeleton height={320} />}
      </Page>
    );
  }
  const tabs = SITE_TABS.filter(name => server.modules?.[MODULES[name] ?? ''] !== false);
  return (
    <Page
      title={site.name}
      crumbs={crumbs}
      fill
      text={
        <span className={styles.about}>
          <a href={site.url} target="_blank" rel="noreferrer">
            {site.url}
          </a>
          <SiteState site={site} />
        </span>
      }
      actions={<SiteActions site={site} onEdit={() => setDialog('edit')} onDelete={() => setDialog('delete')} />}
    >
      <Tabs
        value={tab}
        keepMounted={false}
        className={styles.tabs}
        onChange={value =>
          navigate({ search: { tab: SITE_TABS.find(name => name === value && name !== 'details') }, replace: true })
        }
      >
        <Tabs.List className={styles.tabList}>
          {tabs.map(name => (
            <Tabs.Tab key={name} value={name}>
              {LABELS[name]}
              {name === 'updates' && site.updates.total > 0 && (
                <span className={styles.badge}>{site.updates.total}</span>
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} className={styles.panel}>
          {tab === 'details' && <SiteDetails site={site} />}
          {tab === 'plugins' && <SitePlugins siteId={id} />}
          {tab === 'themes' && <SiteThemes siteId={id} />}
          {tab === 'users' && <SiteUsers siteId={id} />}
          {tab === 'updates' && <SiteUpdates siteId={id} />}
          {tab === 'security' && <SiteSecurity siteId={id} />}
          {tab === 'changes' && <SiteChanges siteId={id} />}
          {tab === 'costs' && <SiteCosts siteId={id} />}
        </Tabs.Panel>
      </Tabs>
      {dialog === 'edit' && <EditSite site={site} onClose={() => setDialog(undefined)} />}
      {dialog === 'delete' && <DeleteSite site={site} onClose={() => setDialog(undefined)} />}
    </Page>
  );
}
