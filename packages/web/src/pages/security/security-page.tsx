import { getRouteApi } from '@tanstack/react-router';
import { t } from '../../texts/text.ts';
import { PageLayout } from '../../ui/layout/page.tsx';
import { ViewTabs } from '../../ui/layout/view-tabs.tsx';
import { ExpiringList } from './expiring-list.tsx';
import { InvalidList } from './invalid-list.tsx';
import { IssueList } from './issue-list.tsx';

const route = getRouteApi('/app/security');

/** Security of the sites: issues that syncs found, and when certificates and domains expire. */
export function SecurityPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { severity, certificates } = search;
  const change = (next: typeof search) => navigate({ search: before => ({ ...before, ...next }), replace: true });
  return (
    <PageLayout title={t('security.title')} text={t('security.text')} fill>
      <ViewTabs
        label={t('security.title')}
        value={certificates ? 'certificates' : 'issues'}
        onChange={view => navigate({ search: view === 'certificates' ? { certificates: 'all' } : {}, replace: true })}
        views={[
          {
            value: 'issues',
            label: t('security.issues.tab'),
            content: () => <IssueList severity={severity} onChange={change} />,
          },
          {
            value: 'certificates',
            label: t('security.certificates.label'),
            content: () =>
              certificates === 'invalid' ? (
                <InvalidList search={search} onChange={change} />
              ) : (
                <ExpiringList search={search} onChange={change} />
              ),
          },
        ]}
      />
    </PageLayout>
  );
}
