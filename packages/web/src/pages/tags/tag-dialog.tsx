import { ColorInput, TextInput } from '@mantine/core';
import { useRun } from '../../api/use-ability.ts';
import { LONGEST } from '../../generated/form-limits.ts';
import { t } from '../../texts/text.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { neededText, useAbilityForm } from '../../ui/forms/form.ts';
import type { Tag } from './tag.ts';

const SWATCHES = ['#e03131', '#e8590c', '#f08c00', '#2f9e44', '#0c8599', '#1971c2', '#6741d9', '#c2255c', '#495057'];

/** Adds a tag, or edits the given one. */
export function TagDialog({ tag, onClose }: { readonly tag?: Tag; readonly onClose: () => void }) {
  const add = useRun('add-tag-v1');
  const update = useRun('update-tag-v1');
  const { form, problem, busy, onSubmit } = useAbilityForm(
    {
      initialValues: { name: tag?.name ?? '', color: tag?.color ?? '' },
      validate: { name: neededText('tags.needName') },
    },
    async (values, changed) => {
      if (tag) await update.mutateAsync({ tag_id: tag.id, ...changed });
      else await add.mutateAsync(values);
      toast(t(tag ? 'tags.changed' : 'tags.added'));
      onClose();
    },
  );
  return (
    <FormDialog
      title={tag ? t('tags.edit', { name: tag.name }) : t('tags.add')}
      submitLabel={t(tag ? 'common.save' : 'tags.add')}
      {...{ onClose, onSubmit, problem, busy }}
    >
      <TextInput
        label={t('common.name')}
        maxLength={LONGEST['add-tag-v1'].name}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <ColorInput
        label={t('tags.colour')}
        description={t('tags.colourHint')}
        placeholder={t('tags.colourExample')}
        swatches={SWATCHES}
        withPicker={false}
        eyeDropperButtonProps={{ 'aria-label': t('tags.pickColour') }}
        {...form.getInputProps('color')}
      />
    </FormDialog>
  );
}
