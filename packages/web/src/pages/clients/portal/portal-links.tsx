import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '../../../api/session.ts';
import { named } from '../../../texts/named.ts';
import { t } from '../../../texts/text.ts';
import { menuColumn } from '../../../ui/data-table/cells/menu-column.tsx';
import { TwoLines } from '../../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useRows } from '../../../ui/data-table/use-rows.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { PageAction } from '../../../ui/layout/page-action.tsx';
import { lazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { Ago } from '../../../ui/text/ago.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import { formatDate } from '../../../ui/text/format.ts';
import type { ListedClient } from '../client.ts';
import { linkName, type PortalLink } from './portal-link.ts';

const AddLink = lazyDialog(() => import('./portal-link-dialogs.tsx'), 'AddLink');
const RevokeLink = lazyDialog(() => import('./portal-link-dialogs.tsx'), 'RevokeLink');
const MadeLink = lazyDialog(() => import('./portal-link-dialogs.tsx'), 'MadeLink');

const STATE_NAMES = named<PortalLink['state']>({
  open: 'clients.portal.states.open',
  expired: 'clients.portal.states.expired',
  revoked: 'clients.portal.states.revoked',
});

/** The links by which a client sees its sites and reports. */
export function PortalLinks({ client }: { readonly client: ListedClient }) {
  const may = useCan();
  const rows = useRows('list-portal-links-v1', { client_id_or_email: client.id });
  const [dialog, setDialog] = useState<'add' | PortalLink>();
  const [made, setMade] = useState<string>();
  const close = () => setDialog(undefined);
  const addButton = may('add-portal-link-v1') && (
    <Button leftSection={<IconLink size={16} />} onClick={() => setDialog('add')}>
      {t('clients.portal.add')}
    </Button>
  );
  return (
    <>
      <PageAction>{addButton}</PageAction>
      <DataTable
        label={t('clients.portal.title')}
        storeAs="Portal links of a client"
        noun="clients.portal.count"
        rows={rows}
        columns={[
          ...COLUMNS(),
          menuColumn<PortalLink>(linkName, link => [
            may('revoke-portal-link-v1') &&
              link.state === 'open' && { label: t('clients.portal.revoke'), run: () => setDialog(link), danger: true },
          ]),
        ]}
        rowId={({ id }) => id}
        rowName={linkName}
        empty={
          <Empty title={t('clients.portal.none')} action={addButton}>
            {t('clients.portal.noneText')}
          </Empty>
        }
      />
      {dialog === 'add' && <AddLink client={client} onClose={close} onMade={setMade} />}
      {typeof dialog === 'object' && <RevokeLink link={dialog} onClose={close} />}
      {made !== undefined && <MadeLink url={made} onClose={() => setMade(undefined)} />}
    </>
  );
}

const COLUMNS = (): Column<PortalLink>[] => [
  {
    key: 'note',
    header: t('clients.portal.note'),
    fixed: true,
    cell: link => <TwoLines below={`…${link.ends_with}`}>{link.note || '–'}</TwoLines>,
  },
  {
    key: 'state',
    header: t('common.status'),
    width: '120px',
    fixed: true,
    cell: ({ state }) => <Chip tone={state === 'open' ? 'good' : 'quiet'}>{STATE_NAMES[state]}</Chip>,
  },
  {
    key: 'used',
    header: t('clients.portal.used'),
    width: 'min(150px, 22vw)',
    from: 'sm',
    cell: ({ last_used_at }) => <Ago at={last_used_at} />,
  },
  {
    key: 'expires',
    header: t('clients.portal.expires'),
    width: 'min(150px, 22vw)',
    from: 'sm',
    cell: ({ expires_at }) => formatDate(expires_at),
  },
];
