import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { needed, useAbilityForm } from '../../ui/form.ts';

export interface Login {
  readonly name: string;
  readonly password: string;
}

export function PasswordForm({ onSubmit: send }: { readonly onSubmit: (login: Login) => Promise<void> }) {
  const { form, problem, busy, onSubmit } = useAbilityForm(
    {
      initialValues: { name: '', password: '' },
      validateInputOnBlur: false,
      validate: { name: needed('your user name'), password: needed('your password') },
    },
    send,
  );
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        <TextInput label="User name" autoComplete="username" autoFocus {...form.getInputProps('name')} />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show what is typed' }}
          {...form.getInputProps('password')}
        />
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <Button type="submit" fullWidth loading={busy}>
          Sign in
        </Button>
      </Stack>
    </form>
  );
}
