import { TextInput } from '@mantine/core';
import { useRun } from '../../api/use-ability.ts';
import { LONGEST } from '../../generated/form-limits.ts';
import { t } from '../../texts/text.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { neededText, useAbilityForm } from '../../ui/forms/form.ts';
import type { ClientField } from './client-field.ts';

/** Adds a field for all clients, or edits the given one. */
export function FieldDialog({ field, onClose }: { readonly field?: ClientField; readonly onClose: () => void }) {
  const add = useRun('add-client-field-v1');
  const update = useRun('update-client-field-v1');
  const { form, problem, busy, onSubmit } = useAbilityForm(
    {
      initialValues: { name: field?.name ?? '', description: field?.description ?? '' },
      validate: { name: neededText('clients.needName') },
    },
    async (values, changed) => {
      if (field) await update.mutateAsync({ field_id_or_name: field.field_id, ...changed });
      else await add.mutateAsync(values);
      toast(t(field ? 'clients.fields.changed' : 'clients.fields.added'));
      onClose();
    },
  );
  return (
    <FormDialog
      title={field ? t('clients.fields.edit', { name: field.name }) : t('clients.fields.add')}
      submitLabel={t(field ? 'common.save' : 'clients.fields.add')}
      {...{ onClose, onSubmit, problem, busy }}
    >
      <TextInput
        label={t('common.name')}
        maxLength={LONGEST['add-client-field-v1'].name}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TextInput
        label={t('clients.fields.description')}
        maxLength={LONGEST['add-client-field-v1'].description}
        {...form.getInputProps('description')}
      />
    </FormDialog>
  );
}
