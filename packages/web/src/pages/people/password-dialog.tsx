import { Button, Checkbox, Modal, PasswordInput, Stack } from '@mantine/core';
import { useState } from 'react';
import { useRun } from '../../api/use-ability.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { useAbilityForm } from '../../ui/forms/form.ts';
import { longEnough, suggestPassword } from '../../ui/forms/password.ts';
import { Secret } from '../../ui/forms/secret.tsx';
import ui from '../../ui/ui.module.css';
import type { Person } from './person.ts';

/** Gives somebody a password, shown once to be handed over. */
export function PasswordDialog({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) {
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
      <Modal opened onClose={onClose} title={`Password of ${person.name}`}>
        <Stack gap="sm">
          <div className="quiet">Hand it over. It is not shown again, and should be changed in the profile.</div>
          <Secret label="Password" value={given} />
          <div className={ui.formActions}>
            <Button onClick={onClose}>Done</Button>
          </div>
        </Stack>
      </Modal>
    );
  }
  return (
    <FormDialog
      title={`Password of ${person.name}`}
      submitLabel="Set password"
      {...{ onClose, onSubmit, problem, busy }}
    >
      <PasswordInput
        label="New password"
        description="12 characters or more. Whoever is signed in with the old one is signed out."
        autoComplete="new-password"
        data-autofocus
        {...form.getInputProps('password')}
      />
      <div>
        <Button variant="default" size="xs" onClick={() => form.setFieldValue('password', suggestPassword())}>
          Make one up
        </Button>
      </div>
      <Checkbox
        label="End the application passwords too"
        description={`Programs that act in the name of ${person.name} are refused until they are given a new one.`}
        {...form.getInputProps('end_application_passwords', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}
