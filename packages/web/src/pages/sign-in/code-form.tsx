import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { needed, useAbilityForm } from '../../ui/form.ts';

interface CodeFormProps {
  readonly onSubmit: (code: string) => Promise<void>;
  readonly onBack: () => void;
}

/** The second step: a code of the authenticator app, or a recovery code. */
export function CodeForm({ onSubmit: send, onBack }: CodeFormProps) {
  const { form, problem, busy, onSubmit } = useAbilityForm(
    { initialValues: { code: '' }, validateInputOnBlur: false, validate: { code: needed('the code') } },
    ({ code }) => send(code.trim()),
  );
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        <TextInput
          label="Code"
          description="Six digits that your authenticator app shows, or one of your recovery codes."
          autoComplete="one-time-code"
          autoFocus
          {...form.getInputProps('code')}
        />
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <Button type="submit" fullWidth loading={busy}>
          Sign in
        </Button>
        <Button variant="subtle" fullWidth onClick={onBack}>
          Back
        </Button>
      </Stack>
    </form>
  );
}
