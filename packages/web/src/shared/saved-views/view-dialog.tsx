import { Checkbox, TextInput } from '@mantine/core';
import { useRun } from '../../api/use-ability.ts';
import { t } from '../../texts/text.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { neededText, useAbilityForm } from '../../ui/forms/form.ts';
import type { SavedView, ViewedList } from './saved-view.ts';

interface ViewDialogProps {
  readonly list: ViewedList['list'];
  /** The one to change; a new one if omitted. */
  readonly view: SavedView | undefined;
  /** What a new view contains. */
  readonly saved: { readonly query: string; readonly columns: Record<string, boolean> };
  readonly maySharing: boolean;
  /** Its list is what the page shows first. */
  readonly mayBeFirst: boolean;
  readonly onClose: () => void;
}

/** Names a view, and says who sees it and whether it comes first. */
export function ViewDialog({ list, view, saved, maySharing, mayBeFirst, onClose }: ViewDialogProps) {
  const add = useRun('add-saved-view-v1');
  const update = useRun('update-saved-view-v1');
  const { form, ...rest } = useAbilityForm(
    {
      initialValues: {
        name: view?.name ?? '',
        shared: view?.shared ?? false,
        is_default: view?.is_default ?? false,
      },
      validate: { name: neededText('shell.views.needName') },
    },
    async (values, changed) => {
      if (view) await update.mutateAsync({ view_id: view.id, ...changed });
      else await add.mutateAsync({ list, ...saved, ...values });
      toast(t('shell.views.saved'));
      onClose();
    },
  );
  return (
    <FormDialog
      title={t(view ? 'shell.views.edit' : 'shell.views.save')}
      submitLabel={t('common.save')}
      onClose={onClose}
      {...rest}
    >
      <TextInput label={t('shell.views.name')} maxLength={60} data-autofocus {...form.getInputProps('name')} />
      {maySharing && (
        <Checkbox label={t('shell.views.shared')} {...form.getInputProps('shared', { type: 'checkbox' })} />
      )}
      {mayBeFirst && (
        <Checkbox label={t('shell.views.first')} {...form.getInputProps('is_default', { type: 'checkbox' })} />
      )}
    </FormDialog>
  );
}
