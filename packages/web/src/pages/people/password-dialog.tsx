import { Button, Checkbox, PasswordInput, Stack } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '../../api/session.ts';
import { useRun } from '../../api/use-ability.ts';
import { t } from '../../texts/text.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { OpenModal } from '../../ui/dialogs/open-modal.tsx';
import { useAbilityForm } from '../../ui/forms/form.ts';
import { longEnough, suggestPassword } from '../../ui/forms/password.ts';
import { Secret } from '../../ui/forms/secret.tsx';
import ui from '../../ui/ui.module.css';
import type { Person } from './person.ts';

/** Sets a password for a person, and shows it once so that it can be passed on. */
export function PasswordDialog({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) {
  const { user } = useSession();
  const [given, setGiven] = useState<string>();
  const set = useRun('set-dashboard-user-password-v1');
  const { form, problem, busy, onSubmit } = useAbilityForm(
    { initialValues: { password: '', end_application_passwords: true }, validate: { password: longEnough } },
    async given => {
      await set.mutateAsync({ user_id: person.id, ...given });
      setGiven(given.password);
    },
  );
  if (given !== undefined) {
    return (
      <OpenModal onClose={onClose} title={t('people.password.of', { name: person.name })} closeOnClickOutside={false}>
        <Stack gap="sm">
          <div className="quiet">{t('people.password.handOver', { name: person.name })}</div>
          <Secret label={t('common.password')} value={given} />
          <div className={ui.formActions}>
            <Button onClick={onClose}>{t('people.password.close')}</Button>
          </div>
        </Stack>
      </OpenModal>
    );
  }
  return (
    <FormDialog
      title={t('people.password.title', { name: person.name })}
      submitLabel={t('people.password.label')}
      {...{ onClose, onSubmit, problem, busy }}
    >
      <PasswordInput
        label={t('people.password.new')}
        description={t('people.password.newHint')}
        autoComplete="new-password"
        data-autofocus
        {...form.getInputProps('password')}
      />
      <div>
        <Button variant="default" size="xs" onClick={() => form.setFieldValue('password', suggestPassword())}>
          {t('people.password.generate')}
        </Button>
      </div>
      {person.id !== user.id && <div className="quiet">{t('people.password.ends', { name: person.name })}</div>}
      <Checkbox
        label={t('people.password.end')}
        description={t('people.password.endHint', { name: person.name })}
        {...form.getInputProps('end_application_passwords', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}
