import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { hasCode } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import { sessionQuery, tellTabs } from '../../api/session.ts';
import { Card } from '../../ui/card.tsx';
import { CodeForm } from './code-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { type Login, PasswordForm } from './password-form.tsx';
import { useSetupNeeded } from './use-setup-needed.ts';

const route = getRouteApi('/sign-in');

/** First name and password or a passkey; then, where the account wants it, a code. */
export function SignInPage() {
  const { next, ended } = route.useSearch();
  const navigate = route.useNavigate();
  const client = useQueryClient();
  const [login, setLogin] = useState<Login>();
  useSetupNeeded();
  const enter = async () => {
    const session = await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
    tellTabs(session?.user.id ?? null);
    await navigate({ href: safe(next), replace: true });
  };
  const send = async (body: Login & { code?: string }) => {
    await request('/web/session', { method: 'POST', body });
    await enter();
  };
  const sendPassword = (given: Login) =>
    send(given).catch((error: unknown) => {
      if (!hasCode(error, 'second_factor_required')) throw error;
      setLogin(given);
    });
  const sendCode = async (code: string) => {
    if (login) await send({ ...login, code });
  };
  if (login) {
    return (
      <Card title="Enter your code">
        <CodeForm onSubmit={sendCode} onBack={() => setLogin(undefined)} />
      </Card>
    );
  }
  return (
    <Card title="Sign in to Sitekeeper">
      {ended && <p>Your session has ended. Sign in to go on.</p>}
      <PasswordForm onSubmit={sendPassword} />
      <PasskeyButton onDone={enter} />
    </Card>
  );
}

/** Only pages of our own: an address that leads elsewhere would be a trap. */
function safe(next: string | undefined): string {
  return next && /^\/(?![/\\])/.test(next) ? next : '/';
}
