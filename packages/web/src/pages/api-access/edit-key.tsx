import { TextInput } from '@mantine/core';
import { useRun } from '../../api/use-ability.ts';
import { LONGEST } from '../../generated/form-limits.ts';
import { t } from '../../texts/text.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { neededText, useAbilityForm } from '../../ui/forms/form.ts';
import type { ListedApiKey } from './api-key.ts';
import { KeyLimits, keyLimitsInput, limitsOfKey } from './key-limits.tsx';
import { KeyPermissions, needsPermission } from './key-permissions.tsx';
import type { KeyPermissionChoice } from './key-words.ts';

/** The token stays the same; its permissions change at once. */
export function EditKey({ apiKey, onClose }: { readonly apiKey: ListedApiKey; readonly onClose: () => void }) {
  const update = useRun('update-api-key-v1');
  const { form, problem, busy, onSubmit } = useAbilityForm(
    {
      initialValues: {
        name: apiKey.name,
        permissions: [...apiKey.permissions] as KeyPermissionChoice[],
        ...limitsOfKey(apiKey),
      },
      validate: { name: neededText('api-access.needName'), permissions: needsPermission },
    },
    async (_values, changed) => {
      const { name, permissions } = changed;
      await update.mutateAsync({ key_id: apiKey.id, name, permissions, ...keyLimitsInput(changed) });
      toast(t('api-access.edit.done'));
      onClose();
    },
  );
  return (
    <FormDialog
      title={t('api-access.edit.title', { name: apiKey.name })}
      submitLabel={t('common.save')}
      {...{ onClose, onSubmit, problem, busy }}
    >
      <TextInput
        label={t('common.name')}
        description={t('api-access.add.nameHint')}
        maxLength={LONGEST['add-api-key-v1'].name}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <KeyPermissions
        value={form.values.permissions}
        onChange={value => form.setFieldValue('permissions', value)}
        error={form.errors.permissions}
      />
      <KeyLimits form={form} readsOnly={!form.values.permissions.includes('write')} />
    </FormDialog>
  );
}
