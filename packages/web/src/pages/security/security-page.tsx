import { Tabs } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { Page } from '../../ui/page.tsx';
import styles from '../site/site.module.css';
import { CertificateList } from './certificate-list.tsx';
import { IssueList } from './issue-list.tsx';

const route = getRouteApi('/app/security');

/** What is unsafe on which site: issues that syncs found, and certificates as seen from here. */
export function SecurityPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const view = search.certificates ? 'certificates' : 'issues';
  const change = (next: typeof search) => navigate({ search: before => ({ ...before, ...next }), replace: true });
  return (
    <Page title="Security" fill>
      <Tabs
        value={view}
        keepMounted={false}
        className={styles.tabs}
        onChange={value => navigate({ search: value === 'certificates' ? { certificates: 'all' } : {}, replace: true })}
      >
        <Tabs.List>
          <Tabs.Tab value="issues">Issues</Tabs.Tab>
          <Tabs.Tab value="certificates">TLS certificates</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={view} className={styles.panel}>
          {view === 'issues' ? (
            <IssueList severity={search.severity} onChange={change} />
          ) : (
            <CertificateList which={search.certificates ?? 'all'} onChange={change} />
          )}
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
