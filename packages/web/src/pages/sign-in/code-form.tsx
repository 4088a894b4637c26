import { Button, TextInput } from '@mantine/core';
import { t } from '../../texts/text.ts';
import { CardForm } from '../../ui/forms/card-form.tsx';
import { neededText, useAbilityForm } from '../../ui/forms/form.ts';

interface CodeFormProps {
  readonly onSubmit: (code: string) => Promise<void>;
  readonly onBack: () => void;
}

/** The second step: a code of the authenticator app, or a recovery code. */
export function CodeForm({ onSubmit: send, onBack }: CodeFormProps) {
  const { form, ...rest } = useAbilityForm(
    { initialValues: { code: '' }, validateInputOnBlur: false, validate: { code: neededText('sign-in.needCode') } },
    ({ code }) => send(code.trim()),
  );
  return (
    <CardForm
      submitLabel={t('sign-in.submit')}
      after={
        <Button variant="default" fullWidth onClick={onBack}>
          {t('sign-in.back')}
        </Button>
      }
      {...rest}
    >
      <TextInput
        label={t('sign-in.code')}
        description={t('sign-in.codeHint')}
        autoComplete="one-time-code"
        autoFocus
        {...form.getInputProps('code')}
      />
    </CardForm>
  );
}
