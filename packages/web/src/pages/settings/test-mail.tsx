import { Alert, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useRun } from '../../api/use-ability.ts';
import type { Output } from '../../generated/abilities.ts';
import { LONGEST } from '../../generated/form-limits.ts';
import { saidByServer } from '../../shared/server-said.tsx';
import { LANGUAGE } from '../../texts/language.ts';
import { t } from '../../texts/text.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { useAbilityForm } from '../../ui/forms/form.ts';

/** Sends a test mail, and shows what the mail server says. */
export function TestMail({ onClose }: { readonly onClose: () => void }) {
  const test = useRun('test-mail-v1');
  const [outcome, setOutcome] = useState<Output<'test-mail-v1'>>();
  const { form, ...rest } = useAbilityForm({ initialValues: { to: '' } }, async values => {
    setOutcome(undefined);
    setOutcome(await test.mutateAsync({ ...values, language: LANGUAGE }));
  });
  return (
    <FormDialog title={t('settings.mail.title')} submitLabel={t('settings.mail.submit')} onClose={onClose} {...rest}>
      <TextInput
        label={t('settings.mail.to')}
        type="email"
        maxLength={LONGEST['test-mail-v1'].to}
        data-autofocus
        {...form.getInputProps('to')}
      />
      {outcome && (
        <Alert
          role="status"
          color={outcome.sent ? 'green' : 'red'}
          title={t(outcome.sent ? 'settings.mail.sent' : 'settings.mail.failed')}
        >
          {saidByServer(outcome.answer)}
        </Alert>
      )}
    </FormDialog>
  );
}
