import { Button, Skeleton } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { leadsNowhere } from '../../api/request-error.ts';
import { useSession } from '../../api/session.ts';
import { useRead } from '../../api/use-ability.ts';
import { useActions } from '../../shared/palette-store.ts';
import { OutsideScope } from '../../shared/scope/outside-scope.tsx';
import { useScope } from '../../shared/scope/use-scope.ts';
import { useStillHere } from '../../shared/use-still-here.ts';
import { once } from '../../texts/once.ts';
import { t } from '../../texts/text.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { ActionsMenu } from '../../ui/layout/actions-menu.tsx';
import { PageLayout } from '../../ui/layout/page.tsx';
import { ViewTabs } from '../../ui/layout/view-tabs.tsx';
import { latePart } from '../../ui/loading/late-part.ts';
import type { ListedClient } from './client.ts';
import { ClientCosts } from './client-costs.tsx';
import { ClientDetails } from './client-details.tsx';
import { useClientDialogs } from './client-dialogs.tsx';
import { ClientSites } from './client-sites.tsx';
import { ClientContacts } from './contacts/client-contacts.tsx';
import { ReportMails } from './mails/report-mails.tsx';
import { PortalLinks } from './portal/portal-links.tsx';
import { ClientPortfolio } from './portfolio/client-portfolio.tsx';

const ClientReport = latePart(
  async () => ({ default: (await import('./report/client-report.tsx')).ClientReport }),
  () => <Skeleton height={480} />,
);

const route = getRouteApi('/app/clients/$id');
const crumbs = once(() => [{ label: t('common.clients'), to: '/clients' }]);

/** One client: its details, the people there, its sites and its costs. */
export function ClientPage() {
  const { id } = route.useParams();
  const { data, error, refetch } = useRead('get-client-v1', { client_id_or_email: Number(id) || id });
  const { client } = useScope();
  if (data && client !== undefined && client !== data.id) {
    return <OutsideScope title={t('clients.one')} crumbs={crumbs()} />;
  }
  if (data) return <Known client={data} />;
  return (
    <PageLayout title={t('clients.one')} crumbs={crumbs()}>
      {leadsNowhere(error, 'client_not_found', 'client_id_or_email') ? (
        <Empty title={t('clients.notFound')}>{t('clients.notFoundText')}</Empty>
      ) : error ? (
        <ErrorNote error={error} onRetry={refetch} />
      ) : (
        <Skeleton height={320} />
      )}
    </PageLayout>
  );
}

function Known({ client }: { readonly client: ListedClient }) {
  const { view = 'portfolio' } = route.useSearch();
  const navigate = route.useNavigate();
  const { server } = useSession();
  const stillHere = useStillHere();
  const { kinds, open, dialog } = useClientDialogs({ onDeleted: () => stillHere() && navigate({ to: '/clients' }) });
  const hold = client.status === 'suspended' ? 'unsuspend' : 'suspend';
  const offered = (['edit', hold, 'delete'] as const).filter(kind => kinds.includes(kind));
  useActions(
    offered.map(kind => ({ id: `client-${kind}`, label: t(`clients.act.${kind}`), run: () => open(kind, client) })),
  );
  return (
    <PageLayout
      title={client.name}
      crumbs={crumbs()}
      actions={
        <>
          {offered.includes('edit') && (
            <Button variant="default" onClick={() => open('edit', client)}>
              {t('clients.actions.edit')}
            </Button>
          )}
          <ActionsMenu
            actions={offered
              .filter(kind => kind !== 'edit')
              .map(kind => ({
                id: kind,
                label: t(`clients.actions.${kind}`),
                run: () => open(kind, client),
                danger: kind === 'delete',
              }))}
          />
        </>
      }
      fill
    >
      <ViewTabs
        label={client.name}
        value={view}
        onChange={next => navigate({ search: { view: next === 'portfolio' ? undefined : next } })}
        views={[
          {
            value: 'portfolio',
            label: t('clients.tabs.portfolio'),
            content: () => <ClientPortfolio client={client} />,
          },
          { value: 'details', label: t('clients.tabs.details'), content: () => <ClientDetails client={client} /> },
          {
            value: 'contacts',
            label: t('clients.contacts.title'),
            content: () => <ClientContacts client={client} />,
          },
          {
            value: 'sites',
            label: t('clients.tabs.sites', { count: client.sites_count }),
            content: () => <ClientSites client={client} />,
          },
          {
            value: 'costs',
            label: t('common.costs'),
            shown: server.modules?.costs !== false,
            content: () => <ClientCosts client={client} />,
          },
          { value: 'report', label: t('clients.tabs.report'), content: () => <ClientReport client={client} /> },
          { value: 'mails', label: t('clients.tabs.mails'), content: () => <ReportMails client={client} /> },
          { value: 'portal', label: t('clients.tabs.portal'), content: () => <PortalLinks client={client} /> },
        ]}
      />
      {dialog}
    </PageLayout>
  );
}
