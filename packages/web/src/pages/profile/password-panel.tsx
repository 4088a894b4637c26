import { Button, Checkbox, PasswordInput, Stack } from '@mantine/core';
import { askAgain } from '../../api/ask-again.ts';
import { useSession } from '../../api/session.ts';
import { t } from '../../texts/text.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { neededText, useAbilityForm } from '../../ui/forms/form.ts';
import { longEnough } from '../../ui/forms/password.ts';
import { Problem } from '../../ui/forms/problem.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { changeProfile } from './profile.ts';

interface PasswordPanelProps {
  /** Without one, a first one is set. */
  readonly hasPassword: boolean;
  /** How many there are: they stay. */
  readonly passkeys: number;
}

export function PasswordPanel({ hasPassword, passkeys }: PasswordPanelProps) {
  const { user } = useSession();
  const { form, problem, busy, onSubmit } = useAbilityForm(
    {
      initialValues: { current: '', password: '', again: '', end_application_passwords: hasPassword },
      validate: {
        current: hasPassword ? neededText('profile.password.needCurrent') : () => null,
        password: longEnough,
        again: (value, { password }) => (value === password ? null : t('profile.password.notSame')),
      },
    },
    async ({ again: _same, current, ...given }) => {
      await changeProfile('/password', hasPassword ? { current, ...given } : given);
      void askAgain({ queryKey: ['list-application-passwords-v1'] });
      toast(t(hasPassword ? 'profile.password.done' : 'profile.password.set'));
      form.reset();
    },
  );
  return (
    <Panel title={t('common.password')}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          {/* For password managers: they save a password with its user name. */}
          <input type="text" name="username" autoComplete="username" value={user.name} readOnly hidden />
          {hasPassword ? (
            <PasswordInput
              label={t('profile.password.current')}
              autoComplete="current-password"
              {...form.getInputProps('current')}
            />
          ) : (
            <div className="quiet">{t('profile.password.none')}</div>
          )}
          <PasswordInput
            label={t('profile.password.new')}
            description={t('profile.password.newHint')}
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
          <PasswordInput
            label={t('profile.password.again')}
            autoComplete="new-password"
            {...form.getInputProps('again')}
          />
          <Checkbox
            label={t('profile.password.end')}
            description={t('profile.password.endHint')}
            {...form.getInputProps('end_application_passwords', { type: 'checkbox' })}
          />
          {passkeys > 0 && <div className="quiet">{t('profile.password.passkeys', { count: passkeys })}</div>}
          <Problem text={problem} />
          <div>
            <Button type="submit" loading={busy}>
              {t(hasPassword ? 'profile.password.change' : 'profile.password.setFirst')}
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  );
}
