import { TextInput } from '@mantine/core';
import type { DashboardRole } from '../../api/facts.ts';
import { useRun } from '../../api/use-ability.ts';
import { LONGEST } from '../../generated/form-limits.ts';
import { RoleField } from '../../shared/people/roles.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { needed, useAbilityForm } from '../../ui/forms/form.ts';
import type { Person } from './person.ts';

interface AddPersonProps {
  readonly onClose: () => void;
  /** A password comes next: without one nobody can sign in. */
  readonly onAdded: (person: Person) => void;
}

export function AddPerson({ onClose, onAdded }: AddPersonProps) {
  const add = useRun('add-dashboard-user-v1');
  const { form, problem, busy, onSubmit } = useAbilityForm(
    { initialValues: { name: '', role: 'viewer' as DashboardRole }, validate: { name: needed('a name') } },
    async values => {
      const person = await add.mutateAsync(values);
      toast('Person added');
      onAdded(person);
    },
  );
  return (
    <FormDialog title="Add person" submitLabel="Add person" {...{ onClose, onSubmit, problem, busy }}>
      <TextInput
        label="User name"
        description="To sign in with: no blanks, no colons."
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
    toast('Role changed');
    onClose();
  });
  return (
    <FormDialog title={`Role of ${person.name}`} submitLabel="Save" {...{ onClose, onSubmit, problem, busy }}>
      <RoleField input={form.getInputProps('role')} />
    </FormDialog>
  );
}
