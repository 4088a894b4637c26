import { TextInput } from '@mantine/core';
import { useRun } from '../../api/use-ability.ts';
import type { Output } from '../../generated/abilities.ts';
import { LONGEST } from '../../generated/form-limits.ts';
import { t } from '../../texts/text.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { neededText, useAbilityForm } from '../../ui/forms/form.ts';

interface AddApplicationPasswordProps {
  readonly onClose: () => void;
  readonly onMade: (made: Output<'add-application-password-v1'>) => void;
}

/** Makes a password for a program; it is shown once. */
export function AddApplicationPassword({ onClose, onMade }: AddApplicationPasswordProps) {
  const add = useRun('add-application-password-v1');
  const { form, problem, busy, onSubmit } = useAbilityForm(
    { initialValues: { name: '' }, validate: { name: neededText('profile.needName') } },
    async values => onMade(await add.mutateAsync(values)),
  );
  return (
    <FormDialog
      title={t('profile.programs.add')}
      submitLabel={t('common.add')}
      {...{ onClose, onSubmit, problem, busy }}
    >
      <TextInput
        label={t('common.name')}
        description={t('profile.programs.nameHint')}
        maxLength={LONGEST['add-application-password-v1'].name}
        data-autofocus
        {...form.getInputProps('name')}
      />
    </FormDialog>
  );
}
