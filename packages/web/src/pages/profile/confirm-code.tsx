import { TextInput } from '@mantine/core';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { needed, useAbilityForm } from '../../ui/forms/form.ts';
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

/** Shows the secret for the app; a code proves that it has it. */
export function ConfirmCode({ enrolment, onClose, onCode }: ConfirmCodeProps) {
  const { form, problem, busy, onSubmit } = useAbilityForm(
    { initialValues: { code: '' }, validate: { code: needed('the code of the app') } },
    ({ code }) => onCode(code.replaceAll(/\s/g, '')),
  );
  return (
    <FormDialog title="Set up the second factor" submitLabel="Switch on" {...{ onClose, onSubmit, problem, busy }}>
      <div>Scan this with your authenticator app, or type the key into it. Then enter the code that the app shows.</div>
      <img
        className={styles.qr}
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(enrolment.qr)}`}
        alt="QR code for the authenticator app"
      />
      <Secret label="Key" value={enrolment.secret} />
      <TextInput
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        data-autofocus
        {...form.getInputProps('code')}
      />
    </FormDialog>
  );
}
