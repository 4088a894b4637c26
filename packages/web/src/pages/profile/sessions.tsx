import { Button, Skeleton } from '@mantine/core';
import { useRead, useRun } from '../../api/use-ability.ts';
import { rich } from '../../texts/rich.tsx';
import { t } from '../../texts/text.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { toast, toastError } from '../../ui/feedback/toast.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { Ago } from '../../ui/text/ago.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { AccountRow } from './account-row.tsx';
import { browserName } from './browser-name.ts';
import styles from './profile.module.css';
import { changeProfile } from './profile.ts';

/** The browsers in which the person is signed in. */
export function Sessions() {
  const { data, error, refetch } = useRead('list-sessions-v1', {});
  const revoke = useRun('revoke-session-v1');
  const others = (data?.items ?? []).filter(session => !session.current);
  const end = (session_id: number) =>
    revoke.mutate(
      { session_id },
      {
        onSuccess: () => toast(t('profile.sessions.done')),
        onError: problem => toastError(problem, t('profile.sessions.error')),
      },
    );
  const endAll = () =>
    changeProfile<{ ended: number }>('/sign-out-everywhere').then(
      ({ ended }) => toast(t('profile.sessions.allDone', { count: ended })),
      (problem: unknown) => toastError(problem, t('profile.sessions.allError')),
    );
  return (
    <Panel
      title={t('profile.sessions.title')}
      aside={
        others.length > 0 && (
          <Button size="compact-sm" variant="subtle" onClick={endAll}>
            {t('profile.sessions.all')}
          </Button>
        )
      }
    >
      {error && <ErrorNote error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={60} />}
      <ul className={styles.rows}>
        {(data?.items ?? []).map(session => (
          <AccountRow
            key={session.id}
            title={
              <>
                <span title={session.user_agent}>{browserName(session.user_agent)}</span>{' '}
                {session.current && <Chip tone="good">{t('profile.sessions.this')}</Chip>}
              </>
            }
            note={rich('profile.sessions.note', {
              address: session.address,
              created: <Ago key="created" at={session.created} />,
              seen: <Ago key="seen" at={session.last_seen} />,
            })}
            action={
              !session.current && (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t('profile.sessions.signOutOne', {
                    browser: browserName(session.user_agent),
                    address: session.address,
                  })}
                  onClick={() => end(session.id)}
                >
                  {t('app.signOut')}
                </Button>
              )
            }
          />
        ))}
      </ul>
    </Panel>
  );
}
