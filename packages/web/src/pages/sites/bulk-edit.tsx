import { Checkbox } from '@mantine/core';
import { failureText } from '../../api/failure-text.ts';
import { useRun } from '../../api/use-ability.ts';
import { EntityPicker, OneEntityPicker } from '../../shared/entities/entity-picker.tsx';
import { t } from '../../texts/text.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { toast, toastProblem } from '../../ui/feedback/toast.ts';
import { useAbilityForm } from '../../ui/forms/form.ts';

/** Adds or removes tags on many sites, or sets their client. */
export function BulkEdit({ ids, onClose }: { readonly ids: readonly number[]; readonly onClose: () => void }) {
  const edit = useRun('edit-sites-v1');
  const { form, problem, busy, onSubmit } = useAbilityForm(
    {
      initialValues: {
        add_tags: [] as number[],
        remove_tags: [] as number[],
        client_id: null as number | null,
        no_client: false,
      },
      validate: {
        remove_tags: (tags, { add_tags }) =>
          tags.some(tag => add_tags.includes(tag)) ? t('sites.bulkEdit.both') : null,
      },
    },
    async ({ add_tags, remove_tags, client_id, no_client }) => {
      const client = no_client ? { client_id: null } : client_id === null ? {} : { client_id };
      const { total_edited, errors } = await edit.mutateAsync({
        site_ids_or_domains: [...ids],
        add_tags,
        remove_tags,
        ...client,
      });
      const [refused] = errors;
      if (refused) toastProblem(failureText(refused), t('sites.bulkEdit.failed', { count: errors.length }));
      if (total_edited > 0) toast(t('sites.bulkEdit.done', { count: total_edited }));
      onClose();
    },
  );
  const count = ids.length;
  const { add_tags, remove_tags, client_id, no_client } = form.values;
  const changes = add_tags.length + remove_tags.length > 0 || client_id !== null || no_client;
  return (
    <FormDialog
      title={t('sites.bulkEdit.title', { count })}
      submitLabel={t('sites.bulkEdit.submit', { count })}
      ready={changes}
      {...{ onClose, onSubmit, problem, busy }}
    >
      <EntityPicker kind="tags" label={t('sites.bulkEdit.addTags')} {...form.getInputProps('add_tags')} />
      <EntityPicker kind="tags" label={t('sites.bulkEdit.removeTags')} {...form.getInputProps('remove_tags')} />
      <OneEntityPicker
        kind="clients"
        offersAll
        label={t('common.client')}
        description={t('sites.bulkEdit.clientHint')}
        disabled={form.values.no_client}
        {...form.getInputProps('client_id')}
      />
      <Checkbox label={t('sites.bulkEdit.noClient')} {...form.getInputProps('no_client', { type: 'checkbox' })} />
    </FormDialog>
  );
}
