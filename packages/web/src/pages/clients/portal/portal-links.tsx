import { Alert, Button, NumberInput, Stack, TextInput } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '../../../api/session.ts';
import { useRun } from '../../../api/use-ability.ts';
import type { Output } from '../../../generated/abilities.ts';
import { named } from '../../../texts/named.ts';
import { t } from '../../../texts/text.ts';
import { menuColumn } from '../../../ui/data-table/cells/menu-column.tsx';
import { TwoLines } from '../../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useRows } from '../../../ui/data-table/use-rows.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useAbilityForm } from '../../../ui/forms/form.ts';
import { Secret } from '../../../ui/forms/secret.tsx';
import { PageAction } from '../../../ui/layout/page-action.tsx';
import { lazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { Ago } from '../../../ui/text/ago.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import { formatDate } from '../../../ui/text/format.ts';
import type { ListedClient } from '../client.ts';

const AskDialog = lazyDialog(() => import('../../../ui/dialogs/ask-dialog.tsx'), 'AskDialog');

type PortalLink = Output<'list-portal-links-v1'>['items'][number];

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
  return (
    <>
      <PageAction>
        {may('add-portal-link-v1') && (
          <Button leftSection={<IconLink size={16} />} onClick={() => setDialog('add')}>
            {t('clients.portal.add')}
          </Button>
        )}
      </PageAction>
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
        empty={<Empty title={t('clients.portal.none')}>{t('clients.portal.noneText')}</Empty>}
      />
      {dialog === 'add' && <AddLink client={client} onClose={close} onMade={setMade} />}
      {typeof dialog === 'object' && <RevokeLink link={dialog} onClose={close} />}
      {made !== undefined && (
        <Dialog title={t('clients.portal.made')} busy={false} onClose={() => setMade(undefined)}>
          <Stack gap="md">
            <Alert color="yellow">{t('clients.portal.madeText')}</Alert>
            <Secret label={t('clients.portal.link')} value={made} />
          </Stack>
        </Dialog>
      )}
    </>
  );
}

interface AddLinkProps {
  readonly client: ListedClient;
  readonly onClose: () => void;
  readonly onMade: (url: string) => void;
}

const USUAL_DAYS = 365;
const NOTE_LENGTH = 200;

function AddLink({ client, onClose, onMade }: AddLinkProps) {
  const add = useRun('add-portal-link-v1');
  const { form, problem, busy, onSubmit } = useAbilityForm(
    { initialValues: { note: '', days: USUAL_DAYS } },
    async values => {
      const { url } = await add.mutateAsync({ client_id_or_email: client.id, ...values });
      onClose();
      onMade(url);
    },
  );
  return (
    <FormDialog
      title={t('clients.portal.add')}
      submitLabel={t('clients.portal.add')}
      {...{ onClose, onSubmit, problem, busy }}
    >
      <p>{t('clients.portal.addText')}</p>
      <TextInput
        label={t('clients.portal.note')}
        description={t('clients.portal.noteHint')}
        maxLength={NOTE_LENGTH}
        data-autofocus
        {...form.getInputProps('note')}
      />
      <NumberInput
        label={t('clients.portal.days')}
        min={1}
        max={1100}
        allowDecimal={false}
        clampBehavior="strict"
        {...form.getInputProps('days')}
      />
    </FormDialog>
  );
}

function RevokeLink({ link, onClose }: { readonly link: PortalLink; readonly onClose: () => void }) {
  const revoke = useRun('revoke-portal-link-v1');
  const go = async () => {
    await revoke.mutateAsync({ link_id: link.id });
    toast(t('clients.portal.revoked'));
    onClose();
  };
  return (
    <AskDialog
      title={t('clients.portal.revoke')}
      label={t('clients.portal.revoke')}
      danger
      busy={revoke.isPending}
      error={revoke.error}
      onGo={() => void go().catch(() => undefined)}
      onClose={onClose}
    >
      <p>{t('clients.portal.revokeText', { name: linkName(link) })}</p>
    </AskDialog>
  );
}

const linkName = ({ note, ends_with }: PortalLink) => note || `…${ends_with}`;

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
    width: '150px',
    from: 'sm',
    cell: ({ last_used_at }) => <Ago at={last_used_at} />,
  },
  {
    key: 'expires',
    header: t('clients.portal.expires'),
    width: '150px',
    from: 'sm',
    cell: ({ expires_at }) => formatDate(expires_at),
  },
];
