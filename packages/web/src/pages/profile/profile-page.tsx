import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../api/session.ts';
import { ROLE_NAMES } from '../../shared/people/role-names.ts';
import { t } from '../../texts/text.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { PageLayout } from '../../ui/layout/page.tsx';
import { ApplicationPasswords } from './application-passwords.tsx';
import { NotifiedBrowsers } from './notified-browsers.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { profileQuery } from './profile.ts';
import { SecondFactor } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';

/** px: about that of the three panels that replace them. */
const BONES_HEIGHT = 700;

/** The person's own account: ways to sign in, active sessions, and programs that act on its behalf. */
export function ProfilePage() {
  const { user } = useSession();
  const { data, error, refetch } = useQuery(profileQuery);
  return (
    <PageLayout
      title={t('app.navigation.pages.profile')}
      text={t('profile.text', { name: user.name, role: ROLE_NAMES[user.role] })}
      narrow
    >
      {error && <ErrorNote error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={BONES_HEIGHT} />}
      {data && (
        <>
          <PasswordPanel
            key={String(data.has_password)}
            hasPassword={data.has_password}
            passkeys={data.passkeys.length}
          />
          <SecondFactor {...data.second_factor} />
          <Passkeys passkeys={data.passkeys} />
        </>
      )}
      <Sessions />
      <NotifiedBrowsers />
      <ApplicationPasswords />
    </PageLayout>
  );
}
