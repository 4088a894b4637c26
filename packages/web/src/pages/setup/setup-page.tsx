import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { request } from '../../api/request.ts';
import { sessionQuery } from '../../api/session.ts';
import { Card } from '../../ui/card.tsx';
import { needed, useAbilityForm } from '../../ui/form.ts';

const LEAST = 12;

/** Makes the first admin: by whoever can read the code in the terminal of the server. */
export function SetupPage() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { form, problem, busy, onSubmit } = useAbilityForm(
    {
      initialValues: { code: '', name: '', password: '', again: '' },
      validate: {
        code: needed('the code'),
        name: needed('a user name'),
        password: value => (value.length < LEAST ? `Use at least ${LEAST} characters.` : null),
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
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
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
            description={`At least ${LEAST} characters.`}
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
          <PasswordInput label="Password again" autoComplete="new-password" {...form.getInputProps('again')} />
          {problem && (
            <Alert color="red" role="alert">
              {problem}
            </Alert>
          )}
          <Button type="submit" fullWidth loading={busy}>
            Make the administrator
          </Button>
          <Link to="/sign-in">Sign in instead</Link>
        </Stack>
      </form>
    </Card>
  );
}
