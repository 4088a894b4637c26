import { TextInput } from '@mantine/core';
import type { DashboardRole } from '../../api/facts.ts';
import { useRun } from '../../api/use-ability.ts';
import { LONGEST } from '../../generated/form-limits.ts';
import { RoleField } from '../../shared/people/roles.tsx';
import { t } from '../../texts/text.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { neededText, useAbilityForm } from '../../ui/forms/form.ts';
import type { Person } from './person.ts';

interface AddPersonProps {
  readonly onClose: () => void;
  /** A password is set next: without one, the new person can't sign in. */
  readonly onAdded: (person: Person) => void;
}

export function AddPerson({ onClose, onAdded }: AddPersonProps) {
  const add = useRun('add-dashboard-user-v1');
  const { form, problem, busy, onSubmit } = useAbilityForm(
    {
      initialValues: { name: '', role: 'viewer' as DashboardRole },
      validate: { name: neededText('people.add.needName') },
    },
    async values => {
      const person = await add.mutateAsync(values);
      toast(t('people.add.done'));
      onAdded(person);
    },
  );
  return (
    <FormDialog
      title={t('people.add.title')}
      submitLabel={t('people.add.title')}
      {...{ onClose, onSubmit, problem, busy }}
    >
      <TextInput
        label={t('people.add.name')}
        description={t('people.add.nameHint')}
        maxLength={LONGEST['add-dashboard-user-v1'].name}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <RoleField input={form.getInputProps('role')} />
    </FormDialog>
  );
}

export function ChangeRole({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) {
  const update = useRun('update-dashboard-user-v1');
  const { form, problem, busy, onSubmit } = useAbilityForm({ initialValues: { role: person.role } }, async values => {
    await update.mutateAsync({ user_id: person.id, ...values });
    toast(t('people.role.done'));
    onClose();
  });
  return (
    <FormDialog
      title={t('people.role.title', { name: person.name })}
      submitLabel={t('people.role.label')}
      {...{ onClose, onSubmit, problem, busy }}
    >
      <RoleField input={form.getInputProps('role')} />
    </FormDialog>
  );
}
