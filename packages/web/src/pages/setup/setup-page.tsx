import { PasswordInput, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { request } from '../../api/request.ts';
import { hasCode, RequestError } from '../../api/request-error.ts';
import { sessionQuery } from '../../api/session.ts';
import { t } from '../../texts/text.ts';
import { CardForm } from '../../ui/forms/card-form.tsx';
import { neededText, useAbilityForm } from '../../ui/forms/form.ts';
import { longEnough } from '../../ui/forms/password.ts';
import { Card } from '../../ui/layout/card.tsx';

/** Creates the first admin, for whoever can read the code in the terminal of the server. */
export function SetupPage() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { form, ...rest } = useAbilityForm(
    {
      initialValues: { code: '', name: '', password: '', again: '' },
      validate: {
        code: neededText('setup.needCode'),
        name: neededText('setup.needName'),
        password: longEnough,
        again: (value, { password }) => (value === password ? null : t('setup.notSame')),
      },
    },
    async ({ code, name, password }) => {
      await request('/web/setup', { method: 'POST', body: { code: code.trim(), name, password } }).catch(refused);
      client.removeQueries({ queryKey: ['setup'] });
      await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
      await navigate({ to: '/', replace: true });
    },
  );
  return (
    <Card title={t('setup.title')}>
      <p>{t('setup.text')}</p>
      <CardForm submitLabel={t('setup.submit')} after={<Link to="/sign-in">{t('setup.signIn')}</Link>} {...rest}>
        <TextInput
          label={t('setup.code')}
          description={t('setup.codeHint')}
          autoComplete="off"
          autoFocus
          {...form.getInputProps('code')}
        />
        <TextInput label={t('setup.name')} autoComplete="username" {...form.getInputProps('name')} />
        <PasswordInput
          label={t('common.password')}
          description={t('setup.passwordHint')}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <PasswordInput label={t('setup.again')} autoComplete="new-password" {...form.getInputProps('again')} />
      </CardForm>
    </Card>
  );
}

/** These error codes mean something else here than on other pages. */
function refused(error: unknown): never {
  if (hasCode(error, 'permission_denied')) throw new RequestError(403, 'wrong_code', t('setup.wrongCode'));
  if (hasCode(error, 'rest_no_route')) throw new RequestError(404, 'set_up', t('setup.done'));
  throw error;
}
