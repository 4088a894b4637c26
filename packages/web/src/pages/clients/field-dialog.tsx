import { TextInput } from '@mantine/core';
import { useRun } from '../../api/use-ability.ts';
import { LONGEST } from '../../generated/form-limits.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { needed, useAbilityForm } from '../../ui/forms/form.ts';
import type { ClientField } from './client-field.ts';

/** Adds a field that every client has or, when one is given, edits it. */
export function FieldDialog({ field, onClose }: { readonly field?: ClientField; readonly onClose: () => void }) {
  const add = useRun('add-client-field-v1');
  const update = useRun('update-client-field-v1');
  const { form, problem, busy, onSubmit } = useAbilityForm(
    {
      initialValues: { name: field?.name ?? '', description: field?.description ?? '' },
      validate: { name: needed('a name') },
    },
    async (values, changed) => {
      if (field) await update.mutateAsync({ field_id_or_name: field.field_id, ...changed });
      else await add.mutateAsync(values);
      toast(field ? 'Field changed' : 'Field added');
      onClose();
    },
  );
  return (
    <FormDialog
      title={field ? `Edit field “${field.name}”` : 'Add field'}
      submitLabel={field ? 'Save' : 'Add field'}
      {...{ onClose, onSubmit, problem, busy }}
    >
      <TextInput
        label="Name"
        maxLength={LONGEST['add-client-field-v1'].name}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TextInput
        label="What it is for"
        maxLength={LONGEST['add-client-field-v1'].description}
        {...form.getInputProps('description')}
      />
    </FormDialog>
  );
}
