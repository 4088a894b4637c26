import { type ReactNode, useState } from 'react';
import { request } from '../../api/request.ts';
import { hasCode } from '../../api/request-error.ts';
import type { BrowserSession } from '../../api/session.ts';
import { CodeForm } from './code-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordForm, type PasswordSignIn } from './password-form.tsx';

interface SignInStepsProps {
  /** The person who must sign in; anybody if omitted. */
  readonly name?: string;
  /** The frame of a step. */
  readonly frame: (step: 'login' | 'code', form: ReactNode) => ReactNode;
  readonly onDone: (session: BrowserSession) => Promise<void> | void;
}

/** First name and password or a passkey; then a code, if the account requires one. */
export function SignInSteps({ name, frame, onDone }: SignInStepsProps) {
  const [login, setLogin] = useState<PasswordSignIn>();
  const send = async (body: PasswordSignIn & { code?: string }) => {
    await onDone(await request<BrowserSession>('/web/session', { method: 'POST', body, changes: false }));
  };
  const sendPassword = (given: PasswordSignIn) =>
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
