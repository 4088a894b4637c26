import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '../../api/session.ts';
import { useActions } from '../../shared/palette-store.ts';
import { useStillHere } from '../../shared/use-still-here.ts';
import { t } from '../../texts/text.ts';
import { PageLayout } from '../../ui/layout/page.tsx';
import { ViewTabs } from '../../ui/layout/view-tabs.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { ClientFields } from './client-fields.tsx';
import { ClientList } from './client-list.tsx';
import { ReportMails } from './mails/report-mails.tsx';
import { ReportSchedules } from './mails/report-schedules.tsx';

const ClientForm = lazyDialog(() => import('./client-form.tsx'), 'ClientForm');
const FieldDialog = lazyDialog(() => import('./field-dialog.tsx'), 'FieldDialog');

const route = getRouteApi('/app/clients');

/** Lists the clients. */
export function ClientsPage() {
  const { view = 'list' } = route.useSearch();
  const navigate = route.useNavigate();
  const may = useCan();
  const stillHere = useStillHere();
  const [adding, setAdding] = useState<'client' | 'field'>();
  const close = () => setAdding(undefined);
  useActions([
    may('add-client-v1') && { id: 'add-client', label: t('app.palette.act.addClient'), run: () => setAdding('client') },
    may('add-client-field-v1') && {
      id: 'add-client-field',
      label: t('app.palette.act.addClientField'),
      run: () => setAdding('field'),
    },
  ]);
  const [what, ability] =
    view === 'list' ? (['client', 'add-client-v1'] as const) : (['field', 'add-client-field-v1'] as const);
  const addButton = may(ability) && (view === 'list' || view === 'fields') && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(what)}>
      {t(what === 'client' ? 'clients.add' : 'clients.fields.add')}
    </Button>
  );
  const brandingButton = may('update-branding-v1') && view === 'list' && (
    <Button variant="default" renderRoot={props => <Link to="/clients/branding" search={{}} {...props} />}>
      {t('clients.branding.short')}
    </Button>
  );
  return (
    <PageLayout
      title={t('clients.title')}
      text={t('clients.text')}
      actions={
        <>
          {brandingButton}
          {addButton}
        </>
      }
      fill
    >
      <ViewTabs
        label={t('clients.title')}
        value={view}
        onChange={next => navigate({ search: { view: next === 'list' ? undefined : next } })}
        views={[
          { value: 'list', label: t('clients.title'), content: () => <ClientList addButton={addButton} /> },
          { value: 'fields', label: t('clients.fields.title'), content: () => <ClientFields addButton={addButton} /> },
          { value: 'schedules', label: t('clients.mails.schedules'), content: () => <ReportSchedules /> },
          { value: 'mails', label: t('clients.mails.title'), content: () => <ReportMails /> },
        ]}
      />
      {adding === 'client' && (
        <ClientForm
          onClose={close}
          onAdded={({ id }) => stillHere() && navigate({ to: '/clients/$id', params: { id: String(id) } })}
        />
      )}
      {adding === 'field' && <FieldDialog onClose={close} />}
    </PageLayout>
  );
}
