import { getRouteApi } from '@tanstack/react-router';
import { PageLayout } from '../../ui/layout/page.tsx';
import { ViewTabs } from '../../ui/layout/view-tabs.tsx';
import { CertificateList } from './certificate-list.tsx';
import { IssueList } from './issue-list.tsx';

const route = getRouteApi('/app/security');

/** What is unsafe on which site: issues that syncs found, and certificates as seen from here. */
export function SecurityPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { severity, certificates } = search;
  const change = (next: typeof search) => navigate({ search: before => ({ ...before, ...next }), replace: true });
  return (
    <PageLayout title="Security" text="What syncs found unsafe, and the TLS certificates as seen from here." fill>
      <ViewTabs
        label="Security"
        value={certificates ? 'certificates' : 'issues'}
        onChange={view => navigate({ search: view === 'certificates' ? { certificates: 'all' } : {}, replace: true })}
        views={[
          { value: 'issues', label: 'Issues', content: () => <IssueList severity={severity} onChange={change} /> },
          {
            value: 'certificates',
            label: 'TLS certificates',
            content: () => <CertificateList which={certificates ?? 'all'} onChange={change} />,
          },
        ]}
      />
    </PageLayout>
  );
}
