import { Checkbox, NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import { useRun } from '../../api/use-ability.ts';
import { LONGEST } from '../../generated/form-limits.ts';
import { type WordPressRole, wordPressRoleChoices } from '../../shared/wordpress-roles.ts';
import { t } from '../../texts/text.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { neededText, useAbilityForm } from '../../ui/forms/form.ts';
import { FailedSites } from './failed-sites.tsx';
import { NO_TARGETS, needsTarget, siteTargetInput, TargetFields } from './target-fields.tsx';
import { useOnSites } from './use-on-sites.ts';
import styles from './users.module.css';

type Values = {
  websites: number[];
  clients: number[];
  groups: number[];
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  password: string;
  role: WordPressRole;
  send_password: boolean;
};

const BLANK: Values = {
  ...NO_TARGETS,
  username: '',
  email: '',
  first_name: '',
  last_name: '',
  password: '',
  role: 'subscriber',
  send_password: false,
};

/** Creates one user on several sites. */
export function CreateDialog({ onClose }: { readonly onClose: () => void }) {
  const create = useRun('create-site-users-v1');
  const { errors, settle } = useOnSites(onClose);
  const { form, problem, busy, onSubmit } = useAbilityForm<Values>(
    {
      initialValues: BLANK,
      validateInputOnBlur: false,
      validate: {
        username: neededText('users.needUsername'),
        email: neededText('users.needEmail'),
        websites: needsTarget,
      },
    },
    ({ websites, clients, groups, ...user }) =>
      settle(create.mutateAsync({ ...siteTargetInput({ websites, clients, groups }), ...user }), ({ total_created }) =>
        t('users.create.done', { count: total_created }),
      ),
  );
  return (
    <FormDialog
      title={t('users.create.title')}
      submitLabel={t('users.create.label')}
      size="lg"
      {...{ onClose, onSubmit, problem, busy }}
    >
      <TargetFields
        targets={form.values}
        error={form.errors.websites}
        onChange={(name, ids) => form.setFieldValue(name, ids)}
      />
      <div className={styles.two}>
        <TextInput
          label={t('users.columns.username')}
          maxLength={LONGEST['create-site-users-v1'].username}
          {...form.getInputProps('username')}
        />
        <TextInput
          label={t('users.columns.email')}
          type="email"
          maxLength={LONGEST['create-site-users-v1'].email}
          {...form.getInputProps('email')}
        />
        <TextInput
          label={t('users.create.firstName')}
          maxLength={LONGEST['create-site-users-v1'].first_name}
          {...form.getInputProps('first_name')}
        />
        <TextInput
          label={t('users.create.lastName')}
          maxLength={LONGEST['create-site-users-v1'].last_name}
          {...form.getInputProps('last_name')}
        />
        <NativeSelect label={t('shared.roles.label')} data={wordPressRoleChoices()} {...form.getInputProps('role')} />
        <PasswordInput
          label={t('common.password')}
          description={t('users.create.passwordHint')}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
      </div>
      <Checkbox
        label={t('users.create.send')}
        description={t('users.create.sendHint')}
        {...form.getInputProps('send_password', { type: 'checkbox' })}
      />
      <FailedSites errors={errors} kind="create" />
    </FormDialog>
  );
}
