import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { queryClient } from '../../api/query-client.ts';
import { request } from '../../api/request.ts';
import { hasCode } from '../../api/request-error.ts';
import { type BrowserSession, welcome } from '../../api/session.ts';
import { t } from '../../texts/text.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AcceptForm } from './accept-form.tsx';
import type { GivenInvitation } from './given-invitation.ts';

/** What an invited person sees: choose a name and a password or passkey, and be signed in. */
export function InvitationPage() {
  const token = useRouterState({ select: ({ location }) => location.hash });
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) =>
      request<GivenInvitation>('/web/invitation', { method: 'POST', body: { token }, signal, changes: false }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const enter = async (session: BrowserSession) => {
    queryClient.clear(); // whoever was signed in here before
    welcome(session);
    await navigate({ to: '/', replace: true });
  };
  if (token === '' || hasCode(error, 'invitation_not_found')) return <Closed state="unknown" />;
  if (error) {
    return (
      <Card title={t('invitation.title')}>
        <ErrorNote error={error} onRetry={refetch} />
      </Card>
    );
  }
  if (!data) {
    return (
      <Card title={t('invitation.title')}>
        <Skeleton height={240} />
      </Card>
    );
  }
  if (data.state !== 'pending') return <Closed state={data.state} />;
  return <AcceptForm token={token} invitation={data} onDone={enter} />;
}

function Closed({ state }: { readonly state: 'accepted' | 'revoked' | 'expired' | 'unknown' }) {
  return (
    <Card title={t(`invitation.closed.${state}`)}>
      <p>{t(`invitation.closed.${state === 'unknown' ? 'unknownText' : 'text'}`)}</p>
      <Link to="/sign-in">{t('invitation.signIn')}</Link>
    </Card>
  );
}
