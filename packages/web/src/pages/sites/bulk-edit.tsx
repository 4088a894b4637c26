import { Checkbox } from '@mantine/core';
import { useRun } from '../../api/use-ability.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { EntityPicker, OneEntityPicker } from '../../ui/forms/entity-picker.tsx';
import { useAbilityForm } from '../../ui/forms/form.ts';
import { quantity } from '../../ui/text/format.ts';

/** Gives many sites tags, takes tags from them, or sets their client. */
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
    },
    async ({ add_tags, remove_tags, client_id, no_client }) => {
      const client = no_client ? { client_id: null } : client_id === null ? {} : { client_id };
      const { total_edited } = await edit.mutateAsync({
        site_ids_or_domains: [...ids],
        add_tags,
        remove_tags,
        ...client,
      });
      toast(`Changed ${quantity(total_edited, ['site', 'sites'])}`);
      onClose();
    },
  );
  const sites = quantity(ids.length, ['site', 'sites']);
  return (
    <FormDialog
      title={`Tags and client of ${sites}`}
      submitLabel={`Change ${sites}`}
      {...{ onClose, onSubmit, problem, busy }}
    >
      <EntityPicker kind="tags" label="Add tags" {...form.getInputProps('add_tags')} />
      <EntityPicker kind="tags" label="Remove tags" {...form.getInputProps('remove_tags')} />
      <OneEntityPicker
        kind="clients"
        label="Client"
        description="Left empty: each site keeps its client."
        disabled={form.values.no_client}
        {...form.getInputProps('client_id')}
      />
      <Checkbox label="Take the sites from their clients" {...form.getInputProps('no_client', { type: 'checkbox' })} />
    </FormDialog>
  );
}
