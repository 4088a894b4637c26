import { TextInput } from '@mantine/core';
import { useRun } from '../../api/use-ability.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { needed, useAbilityForm } from '../../ui/forms/form.ts';
import type { Field } from './client-fields.tsx';

/** Adds a field that every client has or, when one is given, edits it. */
export function FieldDialog({ field, onClose }: { readonly field?: Field; readonly onClose: () => void }) {
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
      <TextInput label="Name" maxLength={191} data-autofocus {...form.getInputProps('name')} />
      <TextInput label="What it is for" maxLength={255} {...form.getInputProps('description')} />
    </FormDialog>
  );
}
