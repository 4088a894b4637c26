import { type ReactNode, useState } from 'react';
import { hasCode } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import type { Session } from '../../api/session.ts';
import { CodeForm } from './code-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { type Login, PasswordForm } from './password-form.tsx';

interface SignInStepsProps {
  /** Who it must be; anybody when left out. */
  readonly name?: string;
  /** The frame of a step. */
  readonly frame: (step: 'login' | 'code', form: ReactNode) => ReactNode;
  readonly onDone: (session: Session) => Promise<void> | void;
}

/** First name and password or a passkey; then, where the account wants it, a code. */
export function SignInSteps({ name, frame, onDone }: SignInStepsProps) {
  const [login, setLogin] = useState<Login>();
  const send = async (body: Login & { code?: string }) => {
    await onDone(await request<Session>('/web/session', { method: 'POST', body, changes: false }));
  };
  const sendPassword = (given: Login) =>
    send(given).catch((error: unknown) => {
      if (!hasCode(error, 'second_factor_required')) throw error;
      setLogin(given);
    });
  const sendCode = async (code: string) => {
    if (login) await send({ ...login, code });
  };
  if (login) return frame('code', <CodeForm onSubmit={sendCode} onBack={() => setLogin(undefined)} />);
  return frame(
    'login',
    <>
      <PasswordForm name={name} onSubmit={sendPassword} />
      <PasskeyButton onDone={onDone} />
    </>,
  );
}
