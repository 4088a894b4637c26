import { getRouteApi } from '@tanstack/react-router';
import { useChangeSearch } from '../../shared/search-params.ts';
import { t } from '../../texts/text.ts';
import { PageLayout } from '../../ui/layout/page.tsx';
import { ViewTabs } from '../../ui/layout/view-tabs.tsx';
import { ExpiringList } from './expiring-list.tsx';
import { FilesView } from './files/files-view.tsx';
import { InvalidList } from './invalid-list.tsx';
import { IssueList } from './issue-list.tsx';
import type { SecuritySearch } from './search.ts';

/** What is in the address of each view. */
const VIEWS = {
  issues: {},
  certificates: { certificates: 'all' },
  files: { view: 'files' },
} as const satisfies Record<string, SecuritySearch>;

const route = getRouteApi('/app/security');

/** Security of the sites: issues that syncs found, when certificates and domains expire, and altered files. */
export function SecurityPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { severity, certificates, view } = search;
  const change = useChangeSearch(route);
  return (
    <PageLayout title={t('security.title')} text={t('security.text')} fill>
      <ViewTabs
        label={t('security.title')}
        value={view ?? (certificates ? 'certificates' : 'issues')}
        onChange={next => navigate({ search: VIEWS[next], replace: true })}
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
          {
            value: 'files',
            label: t('security.files'),
            content: () => <FilesView search={search} onChange={change} />,
          },
        ]}
      />
    </PageLayout>
  );
}
