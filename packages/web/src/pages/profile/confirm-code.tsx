import { TextInput } from '@mantine/core';
import { t } from '../../texts/text.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { neededText, useAbilityForm } from '../../ui/forms/form.ts';
import { Secret } from '../../ui/forms/secret.tsx';
import styles from './profile.module.css';

/** Source: `POST /web/profile/second-factor`. */
export interface Enrolment {
  readonly secret: string;
  readonly uri: string;
  /** An SVG document. */
  readonly qr: string;
}

interface ConfirmCodeProps {
  readonly enrolment: Enrolment;
  readonly onClose: () => void;
  readonly onCode: (code: string) => Promise<void>;
}

/** Shows the secret for the app; a code proves that the app has it. */
export function ConfirmCode({ enrolment, onClose, onCode }: ConfirmCodeProps) {
  const { form, problem, busy, onSubmit } = useAbilityForm(
    { initialValues: { code: '' }, validate: { code: neededText('profile.factor.needCode') } },
    ({ code }) => onCode(code.replaceAll(/\s/g, '')),
  );
  return (
    <FormDialog
      title={t('profile.factor.setUpTitle')}
      submitLabel={t('profile.factor.switchOn')}
      {...{ onClose, onSubmit, problem, busy }}
    >
      <div>{t('profile.factor.scan')}</div>
      <img
        className={styles.qr}
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(enrolment.qr)}`}
        alt={t('profile.factor.qr')}
      />
      <Secret label={t('profile.factor.key')} value={enrolment.secret} />
      <TextInput
        label={t('profile.factor.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        data-autofocus
        {...form.getInputProps('code')}
      />
    </FormDialog>
  );
}
