import { PasswordInput, TextInput } from '@mantine/core';
import { t } from '../../texts/text.ts';
import { CardForm } from '../../ui/forms/card-form.tsx';
import { neededText, useAbilityForm } from '../../ui/forms/form.ts';

export interface PasswordSignIn {
  readonly name: string;
  readonly password: string;
}

interface PasswordFormProps {
  /** The person who must sign in: then only the password is required. */
  readonly name?: string | undefined;
  readonly onSubmit: (login: PasswordSignIn) => Promise<void>;
}

export function PasswordForm({ name, onSubmit: send }: PasswordFormProps) {
  const { form, ...rest } = useAbilityForm(
    {
      initialValues: { name: name ?? '', password: '' },
      validateInputOnBlur: false,
      validate: { name: neededText('sign-in.needName'), password: neededText('sign-in.needPassword') },
    },
    send,
  );
  return (
    <CardForm submitLabel={t('sign-in.submit')} {...rest}>
      <TextInput
        label={t('sign-in.name')}
        autoComplete="username"
        autoFocus={name === undefined}
        readOnly={name !== undefined}
        {...form.getInputProps('name')}
      />
      <PasswordInput
        label={t('common.password')}
        autoComplete="current-password"
        autoFocus={name !== undefined}
        {...form.getInputProps('password')}
      />
    </CardForm>
  );
}
