import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { useRun } from '../../api/use-ability.ts';
import type { ListedSite } from '../../shared/sites/site-type.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { EntityPicker, OneEntityPicker } from '../../ui/forms/entity-picker.tsx';
import { needed, useAbilityForm } from '../../ui/forms/form.ts';

export function EditSite({ site, onClose }: { readonly site: ListedSite; readonly onClose: () => void }) {
  const update = useRun('update-site-record-v1');
  const { form, problem, busy, onSubmit } = useAbilityForm(
    {
      initialValues: {
        name: site.name,
        url: site.url,
        client_id: site.client_id,
        tags: site.tags.map(tag => tag.id),
        notes: site.notes,
        admin: site.admin_username,
        ssl_verify: site.verify_tls,
      },
      validate: { name: needed('a name'), url: needed('the address'), admin: needed('the login') },
    },
    async (_values, changed) => {
      await update.mutateAsync({ site_id_or_domain: site.id, ...changed });
      toast('Site changed');
      onClose();
    },
  );
  return (
    <FormDialog title={`Edit “${site.name}”`} submitLabel="Save" size="lg" {...{ onClose, onSubmit, problem, busy }}>
      <TextInput label="Name" data-autofocus {...form.getInputProps('name')} />
      <TextInput
        label="Address"
        description="A new address is stored once the site has answered there. All that is kept about the site stays."
        autoComplete="off"
        {...form.getInputProps('url')}
      />
      <OneEntityPicker kind="clients" label="Client" {...form.getInputProps('client_id')} />
      <EntityPicker kind="tags" label="Tags" {...form.getInputProps('tags')} />
      <Textarea label="Notes" autosize minRows={3} maxRows={10} {...form.getInputProps('notes')} />
      <TextInput
        label="Administrator’s login"
        description="The connection acts as this user of the site."
        autoComplete="off"
        {...form.getInputProps('admin')}
      />
      <Checkbox label="Verify the TLS certificate" {...form.getInputProps('ssl_verify', { type: 'checkbox' })} />
    </FormDialog>
  );
}
