import { getRouteApi } from '@tanstack/react-router';
import { hasCode } from '../../api/request-error.ts';
import { daysInput } from '../../shared/days.ts';
import { SavedViews } from '../../shared/saved-views/saved-views.tsx';
import { useScopeInput } from '../../shared/scope/use-scope.ts';
import { t } from '../../texts/text.ts';
import { ExportButton } from '../../ui/data-table/export-button.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { PageBones } from '../../ui/feedback/page-bones.tsx';
import { UnlessNoSites } from '../../ui/feedback/unless-no-sites.tsx';
import { PageLayout, Panel } from '../../ui/layout/page.tsx';
import { ChangeFilters } from './change-filters.tsx';
import { ChangeList } from './change-list.tsx';
import { useChanges } from './use-changes.ts';

const route = getRouteApi('/app/changes');

/** Who changed what on which site, over all sites. */
export function ChangesPage() {
  const { q, kind, sites, ...days } = route.useSearch();
  const scope = useScopeInput();
  const filter = { ...scope, search: q, kind, site_ids: sites, ...daysInput(days) };
  const found = useChanges(filter);
  return (
    <PageLayout
      title={t('changes.title')}
      text={t('changes.text')}
      actions={found.changes.length > 0 && <ExportButton source={{ name: 'list-changes-v1', input: filter }} />}
    >
      <SavedViews list="changes" />
      <ChangeFilters />
      <Found found={found} narrowed={[q, kind, sites, days.since, days.until].some(value => value !== undefined)} />
    </PageLayout>
  );
}

function Found({ found, narrowed }: { readonly found: ReturnType<typeof useChanges>; readonly narrowed: boolean }) {
  const { changes, data, error } = found;
  if (hasCode(error, 'module_not_available')) {
    return <Empty title={t('changes.off')}>{t('changes.offText')}</Empty>;
  }
  const note = error && !found.isFetchNextPageError && <ErrorNote error={error} onRetry={found.refetch} />;
  if (!data) return note || <PageBones />;
  if (changes.length === 0 && !found.hasNextPage) {
    return (
      <Panel>
        {note}
        {narrowed ? (
          <Empty title={t('changes.noMatch')}>{t('changes.noMatchText')}</Empty>
        ) : (
          <UnlessNoSites text={t('changes.noSites')}>
            <Empty title={t('changes.none')}>{t('changes.noneText')}</Empty>
          </UnlessNoSites>
        )}
      </Panel>
    );
  }
  return (
    <>
      {note}
      <ChangeList found={found} />
    </>
  );
}
