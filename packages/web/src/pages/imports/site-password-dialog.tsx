import { PasswordInput, Text, TextInput } from '@mantine/core';
import { useRun } from '../../api/use-ability.ts';
import { t } from '../../texts/text.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { neededText, useAbilityForm } from '../../ui/forms/form.ts';
import type { ImportSiteItem } from './import.ts';

interface SitePasswordDialogProps {
  readonly importId: string;
  readonly site: ImportSiteItem;
  readonly onClose: () => void;
}

/** Connects a site with an administrator's login, and then gives it what came over for it. */
export function SitePasswordDialog({ importId, site, onClose }: SitePasswordDialogProps) {
  const add = useRun('add-site-v1');
  const adopt = useRun('adopt-import-v1');
  const { form, problem, busy, onSubmit } = useAbilityForm(
    {
      initialValues: { admin: '', adminpassword: '', uniqueid: '' },
      validate: { admin: neededText('imports.password.needLogin') },
    },
    async values => {
      // A second attempt after the first step succeeded must not stop here.
      if (!add.isSuccess) await add.mutateAsync({ ...values, url: site.url, name: site.name });
      await adopt.mutateAsync({ import_id: importId, old_ids: [site.old_id] });
      toast(t('imports.password.done', { name: site.name }));
      onClose();
    },
  );
  return (
    <FormDialog
      title={t('imports.password.title')}
      submitLabel={t('imports.password.submit')}
      {...{ onClose, onSubmit, problem, busy }}
    >
      <Text size="sm">{t('imports.password.text', { url: site.url })}</Text>
      <TextInput
        label={t('imports.password.login')}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('admin')}
      />
      <PasswordInput
        label={t('common.password')}
        description={t('imports.password.passwordHint')}
        autoComplete="new-password"
        {...form.getInputProps('adminpassword')}
      />
      <TextInput
        label={t('imports.password.uniqueId')}
        description={t('imports.password.uniqueIdHint')}
        autoComplete="off"
        {...form.getInputProps('uniqueid')}
      />
    </FormDialog>
  );
}
