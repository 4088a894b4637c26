import { Checkbox, PasswordInput, Text } from '@mantine/core';
import { useRun } from '../../api/use-ability.ts';
import { t } from '../../texts/text.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { neededText, useAbilityForm } from '../../ui/forms/form.ts';
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

/** Sets the password of the administrators that the connections use. */
export function PasswordsDialog({ onClose }: { readonly onClose: () => void }) {
  const update = useRun('update-admin-passwords-v1');
  const { errors, settle } = useOnSites(onClose);
  const { form, problem, busy, onSubmit } = useAbilityForm<Values>(
    {
      initialValues: { ...NO_TARGETS, password: '', agreed: false },
      validateInputOnBlur: false,
      validate: {
        password: neededText('users.passwords.needPassword'),
        websites: needsTarget,
        agreed: value => (value ? null : t('users.passwords.agreeFirst')),
      },
    },
    ({ websites, clients, groups, password }) =>
      settle(update.mutateAsync({ ...siteTargetInput({ websites, clients, groups }), password }), ({ total_updated }) =>
        t('users.passwords.done', { count: total_updated }),
      ),
  );
  return (
    <FormDialog
      title={t('users.passwords.title')}
      submitLabel={t('users.passwords.label')}
      size="lg"
      {...{ onClose, onSubmit, problem, busy }}
    >
      <Text size="sm">{t('users.passwords.text')}</Text>
      <TargetFields
        targets={form.values}
        error={form.errors.websites}
        onChange={(name, ids) => form.setFieldValue(name, ids)}
      />
      <PasswordInput label={t('users.newPassword')} autoComplete="new-password" {...form.getInputProps('password')} />
      <Checkbox label={t('users.passwords.agree')} {...form.getInputProps('agreed', { type: 'checkbox' })} />
      <FailedSites errors={errors} kind="passwords" />
    </FormDialog>
  );
}
