import { PasswordInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { needed, useAbilityForm } from '../../ui/form.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';

interface AskPasswordProps {
  readonly title: string;
  readonly label: string;
  readonly children?: ReactNode;
  readonly onClose: () => void;
  /** @throws ApiError when refused: a wrong password is said at its field. */
  readonly onPassword: (current: string) => Promise<void>;
}

/** Asks for the own password again, before something that opens or loosens the account. */
export function AskPassword({ title, label, children, onClose, onPassword }: AskPasswordProps) {
  const { form, problem, busy, onSubmit } = useAbilityForm(
    { initialValues: { current: '' }, validate: { current: needed('your password') } },
    ({ current }) => onPassword(current),
  );
  return (
    <FormDialog title={title} submitLabel={label} {...{ onClose, onSubmit, problem, busy }}>
      {children}
      <PasswordInput
        label="Your password"
        autoComplete="current-password"
        data-autofocus
        {...form.getInputProps('current')}
      />
    </FormDialog>
  );
}
