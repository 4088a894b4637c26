import { useRun } from '../../api/use-ability.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { EntityPicker } from '../../ui/forms/entity-picker.tsx';
import { useAbilityForm } from '../../ui/forms/form.ts';
import { quantity } from '../../ui/text/format.ts';
import type { ListedClient } from './client.ts';

/** Makes sites those of the client; whose they were before, they are no more. */
export function AddSites({ client, onClose }: { readonly client: ListedClient; readonly onClose: () => void }) {
  const edit = useRun('edit-sites-v1');
  const { form, problem, busy, onSubmit } = useAbilityForm(
    {
      initialValues: { sites: [] as number[] },
      validate: { sites: value => (value.length === 0 ? 'Choose at least one site.' : null) },
    },
    async ({ sites }) => {
      const { total_edited } = await edit.mutateAsync({ site_ids_or_domains: sites, client_id: client.id });
      toast(`${client.name} has ${quantity(total_edited, ['site', 'sites'])} more`);
      onClose();
    },
  );
  return (
    <FormDialog
      title={`Give sites to “${client.name}”`}
      submitLabel="Give to the client"
      {...{ onClose, onSubmit, problem, busy }}
    >
      <EntityPicker
        kind="sites"
        label="Sites"
        description="A site has one client: those of another one change hands."
        value={form.values.sites}
        onChange={sites => form.setFieldValue('sites', sites)}
        error={form.errors.sites}
      />
    </FormDialog>
  );
}
