import { getRouteApi } from '@tanstack/react-router';
import { type BrowserSession, welcome } from '../../api/session.ts';
import { t } from '../../texts/text.ts';
import { Card } from '../../ui/layout/card.tsx';
import { SignInSteps } from './sign-in-steps.tsx';
import { useSetupNeeded } from './use-setup-needed.ts';

const route = getRouteApi('/sign-in');

/** The sign-in page, for visitors without a session. */
export function SignInPage() {
  const { next } = route.useSearch();
  const navigate = route.useNavigate();
  useSetupNeeded();
  const enter = async (session: BrowserSession) => {
    welcome(session);
    await navigate({ href: safe(next), replace: true });
  };
  return (
    <SignInSteps
      onDone={enter}
      frame={(step, form) => <Card title={t(`sign-in.${step === 'code' ? 'codeTitle' : 'title'}`)}>{form}</Card>}
    />
  );
}

/** Only pages of our own: otherwise, a forged link could lead to another site after sign-in. */
function safe(next: string | undefined): string {
  return next && /^\/(?![/\\])/.test(next) ? next : '/';
}
