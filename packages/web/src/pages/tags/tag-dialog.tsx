import { ColorInput, TextInput } from '@mantine/core';
import { useRun } from '../../api/use-ability.ts';
import { LONGEST } from '../../generated/form-limits.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { needed, useAbilityForm } from '../../ui/forms/form.ts';
import type { Tag } from './tag.ts';

const SWATCHES = ['#e03131', '#e8590c', '#f08c00', '#2f9e44', '#0c8599', '#1971c2', '#6741d9', '#c2255c', '#495057'];

/** Adds a tag or, when one is given, edits it. */
export function TagDialog({ tag, onClose }: { readonly tag?: Tag; readonly onClose: () => void }) {
  const add = useRun('add-tag-v1');
  const update = useRun('update-tag-v1');
  const { form, problem, busy, onSubmit } = useAbilityForm(
    { initialValues: { name: tag?.name ?? '', color: tag?.color ?? '' }, validate: { name: needed('a name') } },
    async (values, changed) => {
      if (tag) await update.mutateAsync({ tag_id: tag.id, ...changed });
      else await add.mutateAsync(values);
      toast(tag ? 'Tag changed' : 'Tag added');
      onClose();
    },
  );
  return (
    <FormDialog
      title={tag ? `Edit tag “${tag.name}”` : 'Add tag'}
      submitLabel={tag ? 'Save' : 'Add tag'}
      {...{ onClose, onSubmit, problem, busy }}
    >
      <TextInput label="Name" maxLength={LONGEST['add-tag-v1'].name} data-autofocus {...form.getInputProps('name')} />
      <ColorInput
        label="Colour"
        description="Optional, as #rrggbb."
        placeholder="#1971c2"
        swatches={SWATCHES}
        withPicker={false}
        eyeDropperButtonProps={{ 'aria-label': 'Pick a colour from the screen' }}
        {...form.getInputProps('color')}
      />
    </FormDialog>
  );
}
