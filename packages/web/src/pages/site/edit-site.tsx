import { Checkbox, PasswordInput, Textarea, TextInput } from '@mantine/core';
import { useRun } from '../../api/use-ability.ts';
import { EntityPicker, OneEntityPicker } from '../../shared/entities/entity-picker.tsx';
import type { ListedSite } from '../../shared/sites/site-type.ts';
import { t } from '../../texts/text.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { neededText, useAbilityForm } from '../../ui/forms/form.ts';

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
        http_user: '',
        http_pass: '',
      },
      validate: {
        name: neededText('site.edit.needName'),
        url: neededText('site.edit.needAddress'),
        admin: neededText('site.edit.needLogin'),
      },
    },
    async (_values, changed) => {
      await update.mutateAsync({ site_id_or_domain: site.id, ...changed });
      toast(t('site.edit.done'));
      onClose();
    },
    { http_user: t('site.edit.needUser') },
  );
  return (
    <FormDialog
      title={t('site.edit.title', { name: site.name })}
      submitLabel={t('common.save')}
      size="lg"
      {...{ onClose, onSubmit, problem, busy }}
    >
      <TextInput label={t('common.name')} data-autofocus {...form.getInputProps('name')} />
      <TextInput
        label={t('site.edit.address')}
        description={t('site.edit.addressHint')}
        autoComplete="off"
        {...form.getInputProps('url')}
      />
      <OneEntityPicker kind="clients" offersAll label={t('common.client')} {...form.getInputProps('client_id')} />
      <EntityPicker kind="tags" label={t('common.tags')} {...form.getInputProps('tags')} />
      <Textarea label={t('site.edit.notes')} autosize minRows={3} maxRows={10} {...form.getInputProps('notes')} />
      <TextInput
        label={t('site.edit.login')}
        description={t('site.edit.loginHint')}
        autoComplete="off"
        {...form.getInputProps('admin')}
      />
      <TextInput
        label={t('site.edit.httpUser')}
        description={t('site.edit.httpUserHint')}
        autoComplete="off"
        {...form.getInputProps('http_user')}
      />
      <PasswordInput
        label={t('site.edit.httpPassword')}
        autoComplete="new-password"
        {...form.getInputProps('http_pass')}
      />
      <Checkbox label={t('site.edit.verifyTls')} {...form.getInputProps('ssl_verify', { type: 'checkbox' })} />
    </FormDialog>
  );
}
