import { PasswordInput, TextInput } from '@mantine/core';
import { CardForm } from '../../ui/card-form.tsx';
import { needed, useAbilityForm } from '../../ui/form.ts';

export interface Login {
  readonly name: string;
  readonly password: string;
}

export function PasswordForm({ onSubmit: send }: { readonly onSubmit: (login: Login) => Promise<void> }) {
  const { form, ...rest } = useAbilityForm(
    {
      initialValues: { name: '', password: '' },
      validateInputOnBlur: false,
      validate: { name: needed('your user name'), password: needed('your password') },
    },
    send,
  );
  return (
    <CardForm submitLabel="Sign in" {...rest}>
      <TextInput label="User name" autoComplete="username" autoFocus {...form.getInputProps('name')} />
      <PasswordInput label="Password" autoComplete="current-password" {...form.getInputProps('password')} />
    </CardForm>
  );
}
