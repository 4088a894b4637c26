import { Checkbox, PasswordInput, Text } from '@mantine/core';
import { useRun } from '../../api/use-ability.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { needed, useAbilityForm } from '../../ui/forms/form.ts';
import { quantity } from '../../ui/text/format.ts';
import { FailedSites } from './failed-sites.tsx';
import { NO_TARGETS, needsTarget, siteTargetInput, TargetFields } from './target-fields.tsx';
import { useOnSites } from './use-on-sites.ts';

type Values = {
  websites: number[];
  clients: number[];
  groups: number[];
  password: string;
  agreed: boolean;
};

/** Sets the password of the administrators in whose name the sites are kept. */
export function PasswordsDialog({ onClose }: { readonly onClose: () => void }) {
  const update = useRun('update-admin-passwords-v1');
  const { errors, settle } = useOnSites(onClose);
  const { form, problem, busy, onSubmit } = useAbilityForm<Values>(
    {
      initialValues: { ...NO_TARGETS, password: '', agreed: false },
      validateInputOnBlur: false,
      validate: {
        password: needed('the new password'),
        websites: needsTarget,
        agreed: value => (value ? null : 'Agree to it first.'),
      },
    },
    ({ websites, clients, groups, password }) =>
      settle(
        update.mutateAsync({ ...siteTargetInput({ websites, clients, groups }), password }),
        ({ total_updated }) => `Password changed on ${quantity(total_updated, ['site', 'sites'])}`,
      ),
  );
  return (
    <FormDialog
      title="Change administrators’ passwords"
      submitLabel="Change passwords"
      size="lg"
      {...{ onClose, onSubmit, problem, busy }}
    >
      <Text size="sm">
        Sets one password for the administrator that Sitekeeper uses on each of the sites. The connections stay as they
        are.
      </Text>
      <TargetFields
        targets={form.values}
        error={form.errors.websites}
        onChange={(name, ids) => form.setFieldValue(name, ids)}
      />
      <PasswordInput label="New password" autoComplete="new-password" {...form.getInputProps('password')} />
      <Checkbox
        label="The old passwords stop working on all these sites"
        {...form.getInputProps('agreed', { type: 'checkbox' })}
      />
      <FailedSites errors={errors} what="kept the old password" />
    </FormDialog>
  );
}
