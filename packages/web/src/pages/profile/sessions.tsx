import { Button, Skeleton } from '@mantine/core';
import { useRead, useRun } from '../../api/use-ability.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { toast, toastError } from '../../ui/feedback/toast.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { Ago } from '../../ui/text/ago.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { quantity } from '../../ui/text/format.ts';
import { AccountRow } from './account-row.tsx';
import { browserName } from './browser-name.ts';
import styles from './profile.module.css';
import { changeProfile } from './profile.ts';

/** The browsers one is signed in with. */
export function Sessions() {
  const { data, error, refetch } = useRead('list-sessions-v1', {});
  const revoke = useRun('revoke-session-v1');
  const others = (data?.items ?? []).filter(session => !session.current);
  const end = (session_id: number) =>
    revoke.mutate(
      { session_id },
      { onSuccess: () => toast('Signed out there'), onError: problem => toastError(problem, 'It was not signed out') },
    );
  const endAll = () =>
    changeProfile<{ ended: number }>('/sign-out-everywhere').then(
      ({ ended }) => toast(`Signed out in ${quantity(ended, ['browser', 'browsers'])}`),
      (problem: unknown) => toastError(problem, 'The others were not signed out'),
    );
  return (
    <Panel
      title="Where you are signed in"
      aside={
        others.length > 0 && (
          <Button size="compact-sm" variant="subtle" onClick={endAll}>
            Sign out everywhere else
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
                {session.current && <Chip tone="good">This browser</Chip>}
              </>
            }
            note={
              <>
                From {session.address}, signed in <Ago at={session.created} />, last seen <Ago at={session.last_seen} />
              </>
            }
            action={
              !session.current && (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`Sign out ${browserName(session.user_agent)} from ${session.address}`}
                  onClick={() => end(session.id)}
                >
                  Sign out
                </Button>
              )
            }
          />
        ))}
      </ul>
    </Panel>
  );
}
