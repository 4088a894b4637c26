import { Skeleton } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { leadsNowhere } from '../../api/request-error.ts';
import { useRead } from '../../api/use-ability.ts';
import { guarded } from '../../shared/guarded.tsx';
import { MissingPage } from '../../shared/missing-page.tsx';
import { t } from '../../texts/text.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { PageLayout } from '../../ui/layout/page.tsx';
import { ViewTabs } from '../../ui/layout/view-tabs.tsx';
import { CarryingStopped } from './carrying-stopped.tsx';
import { importName, type KeptPlan } from './import.ts';
import { ImportJob, useImportJob } from './import-job.tsx';
import { ImportSites } from './import-sites.tsx';
import { ImportSteps } from './import-steps.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { RecordList } from './record-list.tsx';
import { IMPORT_VIEWS } from './search.ts';

const route = getRouteApi('/app/imports/$id');
/** Somebody else may work on the same import. */
const ASK_MS = 10_000;

/** One import: its plan, what became of each site and record, and the steps. */
function ImportView() {
  const { id } = route.useParams();
  const { view = 'sites' } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, refetch } = useRead(
    'get-import-v1',
    { import_id: id, per_page: 1 },
    { refetchInterval: ASK_MS, keep: true },
  );
  const found = data?.import;
  const job = useImportJob(found);
  // Of an import that somebody deletes meanwhile, what was read stays, with a word of that.
  if (!found && leadsNowhere(error, 'import_not_found', 'import_id')) return <MissingPage />;
  return (
    <PageLayout
      title={found ? importName(found) : t('imports.one')}
      crumbs={[{ label: t('imports.title'), to: '/imports' }]}
      actions={found && <ImportSteps found={found} ways={(data.plan as KeptPlan | null)?.ways} active={job.active} />}
      fill
    >
      {error && <ErrorNote error={error} title={t('imports.notRead')} onRetry={refetch} />}
      {!data && !error && <Skeleton height={180} />}
      {found && (
        <>
          {job.data && <ImportJob job={job.data} />}
          {data.carrying === 'stopped' && <CarryingStopped found={found} />}
          <PlanPanel found={found} plan={data.plan as KeptPlan | null} />
          <ViewTabs
            label={t('imports.parts')}
            value={view}
            onChange={next => navigate({ search: { view: IMPORT_VIEWS.find(known => known === next) }, replace: true })}
            views={[
              {
                value: 'sites',
                label: t('common.sites'),
                content: () => <ImportSites importId={id} busy={job.active} />,
              },
              { value: 'records', label: t('imports.records.title'), content: () => <RecordList importId={id} /> },
            ]}
          />
        </>
      )}
    </PageLayout>
  );
}

export const ImportPage = guarded('app.navigation.pages.imports', 'get-import-v1', ImportView);
