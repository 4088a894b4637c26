import { TextInput } from '@mantine/core';
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { useState } from 'react';
import { t } from '../../texts/text.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { neededText, useAbilityForm } from '../../ui/forms/form.ts';
import { changeProfile } from './profile.ts';

export function AddPasskey({ onClose }: { readonly onClose: () => void }) {
  const [refused, setRefused] = useState<string>();
  const { form, problem, busy, onSubmit } = useAbilityForm(
    {
      initialValues: { name: '' },
      validate: { name: neededText('profile.needName') },
    },
    async ({ name }) => {
      setRefused(undefined);
      const optionsJSON = await changeProfile<PublicKeyCredentialCreationOptionsJSON>('/passkeys/options');
      const response = await startRegistration({ optionsJSON }).catch((error: unknown) => {
        setRefused(reasonOf(error));
      });
      if (!response) return;
      await changeProfile('/passkeys', { name, response });
      toast(t('profile.passkeys.added'));
      onClose();
    },
  );
  return (
    <FormDialog
      title={t('profile.passkeys.add')}
      submitLabel={t('profile.passkeys.add')}
      problem={refused ?? problem}
      {...{ onClose, onSubmit, busy }}
    >
      <TextInput
        label={t('common.name')}
        description={t('profile.passkeys.nameHint')}
        maxLength={100}
        data-autofocus
        {...form.getInputProps('name')}
      />
    </FormDialog>
  );
}

function reasonOf(error: unknown): string {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return t('profile.passkeys.known');
  if (error instanceof WebAuthnError && /DOMAIN|RP_ID/.test(error.code)) return t('profile.passkeys.badAddress');
  return t('profile.passkeys.notMade');
}
