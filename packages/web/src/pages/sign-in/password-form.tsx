import { PasswordInput, TextInput } from '@mantine/core';
import { CardForm } from '../../ui/forms/card-form.tsx';
import { needed, useAbilityForm } from '../../ui/forms/form.ts';

export interface PasswordSignIn {
  readonly name: string;
  readonly password: string;
}

interface PasswordFormProps {
  /** Who it must be: then nothing but the password is asked for. */
  readonly name?: string | undefined;
  readonly onSubmit: (login: PasswordSignIn) => Promise<void>;
}

export function PasswordForm({ name, onSubmit: send }: PasswordFormProps) {
  const { form, ...rest } = useAbilityForm(
    {
      initialValues: { name: name ?? '', password: '' },
      validateInputOnBlur: false,
      validate: { name: needed('your user name'), password: needed('your password') },
    },
    send,
  );
  return (
    <CardForm submitLabel="Sign in" {...rest}>
      <TextInput
        label="User name"
        autoComplete="username"
        autoFocus={name === undefined}
        readOnly={name !== undefined}
        {...form.getInputProps('name')}
      />
      <PasswordInput
        label="Password"
        autoComplete="current-password"
        autoFocus={name !== undefined}
        {...form.getInputProps('password')}
      />
    </CardForm>
  );
}
