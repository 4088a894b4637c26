import { failureText } from '../../api/failure-text.ts';
import { useRun } from '../../api/use-ability.ts';
import { EntityPicker } from '../../shared/entities/entity-picker.tsx';
import { t } from '../../texts/text.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { toast, toastProblem } from '../../ui/feedback/toast.ts';
import { useAbilityForm } from '../../ui/forms/form.ts';
import type { ListedClient } from './client.ts';

/** Assigns sites to the client, and thereby takes them from their previous one. */
export function AddSites({ client, onClose }: { readonly client: ListedClient; readonly onClose: () => void }) {
  const edit = useRun('edit-sites-v1');
  const { form, problem, busy, onSubmit } = useAbilityForm(
    {
      initialValues: { sites: [] as number[] },
      validate: { sites: value => (value.length === 0 ? t('clients.assign.needSites') : null) },
    },
    async ({ sites }) => {
      const { total_edited, errors } = await edit.mutateAsync({ site_ids_or_domains: sites, client_id: client.id });
      const [refused] = errors;
      if (refused) toastProblem(failureText(refused), t('clients.assign.failed', { count: errors.length }));
      if (total_edited > 0) toast(t('clients.assign.done', { count: total_edited, name: client.name }));
      onClose();
    },
  );
  return (
    <FormDialog
      title={t('clients.assign.title', { name: client.name })}
      submitLabel={t('clients.assign.label')}
      {...{ onClose, onSubmit, problem, busy }}
    >
      <EntityPicker
        kind="sites"
        offersAll
        label={t('common.sites')}
        description={t('clients.assign.hint')}
        value={form.values.sites}
        onChange={sites => form.setFieldValue('sites', sites)}
        error={form.errors.sites}
      />
    </FormDialog>
  );
}
