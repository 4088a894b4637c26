import { NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRun } from '../../api/use-ability.ts';
import { LONGEST } from '../../generated/form-limits.ts';
import { ROLES_BY_RANK, type WordPressRole, wordPressRoleChoices } from '../../shared/wordpress-roles.ts';
import { t } from '../../texts/text.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { neededText, useAbilityForm } from '../../ui/forms/form.ts';
import { showChanged } from './use-site-users.ts';
import type { UserOnSite } from './users-shown.ts';

/** Changes one user of one site: only changed fields are sent. */
export function EditDialog({ user, onClose }: { readonly user: UserOnSite; readonly onClose: () => void }) {
  const client = useQueryClient();
  const update = useRun('update-site-user-v1');
  const before = { email: user.email, role: user.role, display_name: user.name, password: '' };
  const { form, problem, busy, onSubmit } = useAbilityForm(
    { initialValues: before, validate: { email: neededText('users.needEmail') } },
    async values => {
      const changed = {
        email: values.email === before.email ? undefined : values.email,
        role: values.role === before.role ? undefined : (values.role as WordPressRole),
        display_name: values.display_name === before.display_name ? undefined : values.display_name,
        password: values.password || undefined,
      };
      if (Object.values(changed).some(value => value !== undefined)) {
        const after = await update.mutateAsync({ site_id_or_domain: user.website_id, user_id: user.id, ...changed });
        showChanged(client, user, after);
        toast(t('users.edit.done'));
      }
      onClose();
    },
  );
  const known = ROLES_BY_RANK.some(role => role === user.role);
  return (
    <FormDialog
      title={t('users.edit.title', { name: user.username, site: user.website_url })}
      submitLabel={t('common.save')}
      {...{ onClose, onSubmit, problem, busy }}
    >
      <TextInput
        label={t('users.columns.email')}
        type="email"
        maxLength={LONGEST['update-site-user-v1'].email}
        data-autofocus
        {...form.getInputProps('email')}
      />
      <TextInput
        label={t('users.edit.displayName')}
        maxLength={LONGEST['update-site-user-v1'].display_name}
        {...form.getInputProps('display_name')}
      />
      <NativeSelect
        label={t('shared.roles.label')}
        data={[
          ...(known ? [] : [{ value: user.role, label: user.role || t('users.noRole') }]),
          ...wordPressRoleChoices(),
        ]}
        {...form.getInputProps('role')}
      />
      <PasswordInput
        label={t('users.newPassword')}
        description={t('users.edit.passwordHint')}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
    </FormDialog>
  );
}
