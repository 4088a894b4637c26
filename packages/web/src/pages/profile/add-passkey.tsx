import { TextInput } from '@mantine/core';
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { useState } from 'react';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { needed, useAbilityForm } from '../../ui/forms/form.ts';
import { changeProfile } from './profile.ts';

export function AddPasskey({ onClose }: { readonly onClose: () => void }) {
  const [refused, setRefused] = useState<string>();
  const { form, problem, busy, onSubmit } = useAbilityForm(
    {
      initialValues: { name: '' },
      validate: { name: needed('a name') },
    },
    async ({ name }) => {
      setRefused(undefined);
      const optionsJSON = await changeProfile<PublicKeyCredentialCreationOptionsJSON>('/passkeys/options');
      const response = await startRegistration({ optionsJSON }).catch((error: unknown) => {
        setRefused(reasonOf(error));
      });
      if (!response) return;
      await changeProfile('/passkeys', { name, response });
      toast('Passkey added');
      onClose();
    },
  );
  return (
    <FormDialog
      title="Add passkey"
      submitLabel="Add passkey"
      problem={refused ?? problem}
      {...{ onClose, onSubmit, busy }}
    >
      <TextInput
        label="Name"
        description="Which device it is on, e.g. work laptop."
        maxLength={100}
        data-autofocus
        {...form.getInputProps('name')}
      />
    </FormDialog>
  );
}

function reasonOf(error: unknown): string {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'This device has a passkey for you already.';
  if (error instanceof WebAuthnError && /DOMAIN|RP_ID/.test(error.code))
    return 'Passkeys need an address with a name and https. Open the dashboard under its name.';
  return 'Your device made no passkey: it was cancelled, took too long or is not possible here. Try again.';
}
