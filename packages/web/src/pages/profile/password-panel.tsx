import { Button, Checkbox, PasswordInput, Stack } from '@mantine/core';
import { askAgain } from '../../api/ask-again.ts';
import { useSession } from '../../api/session.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { needed, useAbilityForm } from '../../ui/forms/form.ts';
import { longEnough } from '../../ui/forms/password.ts';
import { Problem } from '../../ui/forms/problem.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { changeProfile } from './profile.ts';

export function PasswordPanel() {
  const { user } = useSession();
  const { form, problem, busy, onSubmit } = useAbilityForm(
    {
      initialValues: { current: '', password: '', again: '', end_application_passwords: true },
      validate: {
        current: needed('your password'),
        password: longEnough,
        again: (value, { password }) => (value === password ? null : 'This is not the same as the new password.'),
      },
    },
    async ({ again: _same, ...given }) => {
      await changeProfile('/password', given);
      void askAgain({ queryKey: ['list-application-passwords-v1'] });
      toast('Password changed. Your other browsers are signed out.');
      form.reset();
    },
  );
  return (
    <Panel title="Password">
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          {/* For password managers: they keep a password with its user name. */}
          <input type="text" name="username" autoComplete="username" value={user.name} readOnly hidden />
          <PasswordInput label="Current password" autoComplete="current-password" {...form.getInputProps('current')} />
          <PasswordInput
            label="New password"
            description="12 characters or more."
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
          <PasswordInput label="New password again" autoComplete="new-password" {...form.getInputProps('again')} />
          <Checkbox
            label="End my application passwords too"
            description="Programs that use one are refused until they are given a new one."
            {...form.getInputProps('end_application_passwords', { type: 'checkbox' })}
          />
          <Problem text={problem} />
          <div>
            <Button type="submit" loading={busy}>
              Change password
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  );
}
