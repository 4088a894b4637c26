import { Button, TextInput } from '@mantine/core';
import { CardForm } from '../../ui/forms/card-form.tsx';
import { needed, useAbilityForm } from '../../ui/forms/form.ts';

interface CodeFormProps {
  readonly onSubmit: (code: string) => Promise<void>;
  readonly onBack: () => void;
}

/** The second step: a code of the authenticator app, or a recovery code. */
export function CodeForm({ onSubmit: send, onBack }: CodeFormProps) {
  const { form, ...rest } = useAbilityForm(
    { initialValues: { code: '' }, validateInputOnBlur: false, validate: { code: needed('the code') } },
    ({ code }) => send(code.trim()),
  );
  return (
    <CardForm
      submitLabel="Sign in"
      after={
        <Button variant="subtle" fullWidth onClick={onBack}>
          Back
        </Button>
      }
      {...rest}
    >
      <TextInput
        label="Code"
        description="Six digits that your authenticator app shows, or one of your recovery codes."
        autoComplete="one-time-code"
        autoFocus
        {...form.getInputProps('code')}
      />
    </CardForm>
  );
}
