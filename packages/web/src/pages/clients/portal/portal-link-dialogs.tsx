import { Alert, NumberInput, Stack, TextInput } from '@mantine/core';
import { useRun } from '../../../api/use-ability.ts';
import { t } from '../../../texts/text.ts';
import { AskDialog } from '../../../ui/dialogs/ask-dialog.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useAbilityForm } from '../../../ui/forms/form.ts';
import { Secret } from '../../../ui/forms/secret.tsx';
import type { ListedClient } from '../client.ts';
import { linkName, type PortalLink } from './portal-link.ts';

interface AddLinkProps {
  readonly client: ListedClient;
  readonly onClose: () => void;
  readonly onMade: (url: string) => void;
}

const USUAL_DAYS = 365;
const NOTE_LENGTH = 200;

/** Makes a link, which `onMade` gets. */
export function AddLink({ client, onClose, onMade }: AddLinkProps) {
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

export function RevokeLink({ link, onClose }: { readonly link: PortalLink; readonly onClose: () => void }) {
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

/** Shows a link that was just made, once. */
export function MadeLink({ url, onClose }: { readonly url: string; readonly onClose: () => void }) {
  return (
    <Dialog title={t('clients.portal.made')} busy={false} onClose={onClose}>
      <Stack gap="md">
        <Alert color="yellow">{t('clients.portal.madeText')}</Alert>
        <Secret label={t('clients.portal.link')} value={url} />
      </Stack>
    </Dialog>
  );
}
