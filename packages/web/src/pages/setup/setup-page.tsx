import { PasswordInput, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { request } from '../../api/request.ts';
import { sessionQuery } from '../../api/session.ts';
import { CardForm } from '../../ui/forms/card-form.tsx';
import { needed, useAbilityForm } from '../../ui/forms/form.ts';
import { longEnough } from '../../ui/forms/password.ts';
import { Card } from '../../ui/layout/card.tsx';

/** Makes the first admin: by whoever can read the code in the terminal of the server. */
export function SetupPage() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { form, ...rest } = useAbilityForm(
    {
      initialValues: { code: '', name: '', password: '', again: '' },
      validate: {
        code: needed('the code'),
        name: needed('a user name'),
        password: longEnough,
        again: (value, { password }) => (value === password ? null : 'This is not the same password.'),
      },
    },
    async ({ code, name, password }) => {
      await request('/web/setup', { method: 'POST', body: { code: code.trim(), name, password } });
      client.removeQueries({ queryKey: ['setup'] });
      await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
      await navigate({ to: '/', replace: true });
    },
  );
  return (
    <Card title="Set up Sitekeeper">
      <p>Nobody can sign in yet. Make the first administrator.</p>
      <CardForm submitLabel="Make the administrator" after={<Link to="/sign-in">Sign in instead</Link>} {...rest}>
        <TextInput
          label="Set-up code"
          description="Printed in the terminal when the server starts."
          autoComplete="off"
          autoFocus
          {...form.getInputProps('code')}
        />
        <TextInput label="User name" autoComplete="username" {...form.getInputProps('name')} />
        <PasswordInput
          label="Password"
          description="12 characters or more."
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <PasswordInput label="Password again" autoComplete="new-password" {...form.getInputProps('again')} />
      </CardForm>
    </Card>
  );
}
