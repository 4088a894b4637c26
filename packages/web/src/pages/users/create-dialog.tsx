import { Checkbox, NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import { useRun } from '../../api/use-ability.ts';
import { LONGEST } from '../../generated/form-limits.ts';
import { ROLES_BY_RANK, type WordPressRole } from '../../shared/wordpress-roles.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { needed, useAbilityForm } from '../../ui/forms/form.ts';
import { quantity } from '../../ui/text/format.ts';
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

/** Makes one user on several sites. */
export function CreateDialog({ onClose }: { readonly onClose: () => void }) {
  const create = useRun('create-site-users-v1');
  const { errors, settle } = useOnSites(onClose);
  const { form, problem, busy, onSubmit } = useAbilityForm<Values>(
    {
      initialValues: BLANK,
      validateInputOnBlur: false,
      validate: { username: needed('a user name'), email: needed('an e-mail address'), websites: needsTarget },
    },
    ({ websites, clients, groups, ...user }) =>
      settle(
        create.mutateAsync({ ...siteTargetInput({ websites, clients, groups }), ...user }),
        ({ total_created }) => `User made on ${quantity(total_created, ['site', 'sites'])}`,
      ),
  );
  return (
    <FormDialog title="Add user to sites" submitLabel="Add user" size="lg" {...{ onClose, onSubmit, problem, busy }}>
      <TargetFields
        targets={form.values}
        error={form.errors.websites}
        onChange={(name, ids) => form.setFieldValue(name, ids)}
      />
      <div className={styles.two}>
        <TextInput
          label="User name"
          maxLength={LONGEST['create-site-users-v1'].username}
          {...form.getInputProps('username')}
        />
        <TextInput
          label="E-mail"
          type="email"
          maxLength={LONGEST['create-site-users-v1'].email}
          {...form.getInputProps('email')}
        />
        <TextInput
          label="First name"
          maxLength={LONGEST['create-site-users-v1'].first_name}
          {...form.getInputProps('first_name')}
        />
        <TextInput
          label="Last name"
          maxLength={LONGEST['create-site-users-v1'].last_name}
          {...form.getInputProps('last_name')}
        />
        <NativeSelect label="Role" data={[...ROLES_BY_RANK]} {...form.getInputProps('role')} />
        <PasswordInput
          label="Password"
          description="Empty: each site gets a random one."
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
      </div>
      <Checkbox
        label="The sites mail the password to the user"
        description="In clear text."
        {...form.getInputProps('send_password', { type: 'checkbox' })}
      />
      <FailedSites errors={errors} what="could not make the user" />
    </FormDialog>
  );
}
