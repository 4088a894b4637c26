import { Alert, Button, NativeSelect, Select, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { DashboardRole } from '../../../api/facts.ts';
import { useRun } from '../../../api/use-ability.ts';
import type { Output } from '../../../generated/abilities.ts';
import { LONGEST } from '../../../generated/form-limits.ts';
import { RoleField } from '../../../shared/people/roles.tsx';
import { LANGUAGE, LANGUAGE_NAMES } from '../../../texts/language.ts';
import { t } from '../../../texts/text.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { OpenModal } from '../../../ui/dialogs/open-modal.tsx';
import { useAbilityForm } from '../../../ui/forms/form.ts';
import { Secret } from '../../../ui/forms/secret.tsx';
import { formatDateTime } from '../../../ui/text/format.ts';
import ui from '../../../ui/ui.module.css';

type Sent = Output<'invite-person-v1'>;

const DAYS = [1, 7, 14, 30] as const;

/** Invites a person by a link, which is shown once. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const [sent, setSent] = useState<Sent>();
  const invite = useRun('invite-person-v1');
  const { form, problem, busy, onSubmit } = useAbilityForm(
    { initialValues: { role: 'operator' as DashboardRole, email: '', language: LANGUAGE, name: '', days: '7' } },
    async ({ days, ...values }) => setSent(await invite.mutateAsync({ ...values, days: Number(days) })),
  );
  if (sent) return <SentInvitation sent={sent} onClose={onClose} />;
  return (
    <FormDialog
      title={t('people.invite.title')}
      submitLabel={t('people.invite.submit')}
      {...{ onClose, onSubmit, problem, busy }}
    >
      <RoleField input={form.getInputProps('role')} />
      <TextInput
        label={t('people.invite.email')}
        description={t('people.invite.emailHint')}
        type="email"
        autoComplete="off"
        maxLength={LONGEST['invite-person-v1'].email}
        data-autofocus
        {...form.getInputProps('email')}
      />
      <NativeSelect
        label={t('people.invite.language')}
        data={Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({ value, label }))}
        {...form.getInputProps('language')}
      />
      <TextInput
        label={t('people.invite.name')}
        description={t('people.invite.nameHint')}
        autoComplete="off"
        maxLength={LONGEST['invite-person-v1'].name}
        {...form.getInputProps('name')}
      />
      <Select
        label={t('people.invite.days')}
        data={DAYS.map(days => ({ value: String(days), label: t('people.invite.daysOption', { count: days }) }))}
        allowDeselect={false}
        {...form.getInputProps('days')}
      />
    </FormDialog>
  );
}

function SentInvitation({ sent, onClose }: { readonly sent: Sent; readonly onClose: () => void }) {
  const expires = formatDateTime(sent.expires);
  return (
    <OpenModal onClose={onClose} title={t('people.invite.made')} closeOnClickOutside={false}>
      <Stack gap="sm">
        {sent.mail === 'waiting' ? (
          <div className="quiet">{t('people.invite.mailed', { email: sent.email ?? '', expires })}</div>
        ) : (
          <div className="quiet">{t('people.invite.handOver', { expires })}</div>
        )}
        {sent.email !== null && sent.mail === 'none' && (
          <Alert color="yellow" title={t('people.invite.noMail')}>
            {t('people.invite.noMailText')}
          </Alert>
        )}
        <Secret label={t('people.invite.link')} value={sent.link} />
        <div className={ui.formActions}>
          <Button onClick={onClose}>{t('people.password.close')}</Button>
        </div>
      </Stack>
    </OpenModal>
  );
}
